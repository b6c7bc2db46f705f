import { OURS } from '@cartwright/storefront-kit/theme/marker-attribute';
import type { CartSession } from '../../session/session';
import type { Intent } from '../../state/ports/intent';
import type { StoreCart } from '../../state/ports/store-cart';
import type { ActionOutcome } from '../../state/requests/act';
import { cartSummary } from './cart-summary';
import { type CartEvent, changeOf, eventOf } from './event-of';
import { intentsOf } from './read-update';
import { reloadingCartPage } from './stale-page';

/**
 * Dispatches Shopify's standard events to the page, so that the theme's count and other apps follow. A separate chunk
 * that nothing visible waits for.
 */
export interface PageBridge {
  /** Reports a started action, with the cart before it (null if unread). */
  begun(intent: Intent, outcome: Promise<ActionOutcome>, before: StoreCart | null): void;
  /** Reports that the drawer was opened. */
  viewed(): void;
  /** Standard action `updateCart`. Rejects on a failed request, like the platform's. */
  update(payload: unknown, fallback: () => Promise<unknown>): Promise<unknown>;
}

/** Creates the bridge; `host` is our element in the page. */
export function createPageBridge(session: CartSession, host: Element, isOpen: () => boolean): PageBridge {
  const { cartStore } = session;
  const written = reloadingCartPage(session.root, isOpen);
  /** Intents of `updateCart`, which the platform announces itself. */
  const announced = new WeakSet<Intent>();

  function emit(name: string, fields: object): void {
    const event = new Event(`shopify:cart:${name}`, { bubbles: true });
    const target = host.isConnected ? host : document;
    target.dispatchEvent(Object.assign(event, fields, { detail: OURS }));
  }

  function report({ name, fields }: CartEvent, promise: Promise<unknown>): void {
    // Listeners get the rejection; without any, it isn't unhandled.
    promise.catch(() => undefined);
    emit(name, { ...fields, promise });
  }

  async function resultOf(outcome: Promise<ActionOutcome>): Promise<object> {
    const settled = await outcome;
    if (isFailure(settled)) {
      emit('error', { error: settled.message, code: 'SERVICE_UNAVAILABLE' });
      throw new Error(settled.message);
    }
    if (settled.ok) written();
    return result(settled);
  }

  function result(outcome: ActionOutcome): object {
    const cart = cartStore.truth.peek();
    return {
      cart: cart && cartSummary(cart),
      detail: OURS,
      // An unusable code is reported as not applicable instead.
      ...(!outcome.ok &&
        outcome.code !== 'code_unusable' && { userErrors: [{ code: 'INVALID', message: outcome.message }] }),
    };
  }

  /** Reports unpredicted changes: automatic gifts. */
  async function after(outcome: Promise<ActionOutcome>, before: StoreCart): Promise<void> {
    const settled = await outcome;
    const now = cartStore.truth.peek();
    const change = now && changeOf(before, now);
    if (!change) return;
    report(change, Promise.resolve(result(settled)));
    written();
  }

  return {
    begun(intent, outcome, before) {
      if (announced.has(intent)) return;
      const event = eventOf(intent, before, isOpen() ? 'dialog' : 'product');
      if (event) report(event, resultOf(outcome));
      else if (before) void after(outcome, before);
    },
    viewed() {
      const cart = cartStore.truth.peek();
      emit('view', { context: 'dialog', cart: cart && cartSummary(cart) });
    },
    async update(payload, fallback) {
      if (!cartStore.truth.peek()) await session.refresh();
      const cart = cartStore.truth.peek();
      const intents = cart && intentsOf(payload, cart);
      if (!intents) return fallback();
      let reply: ActionOutcome = { ok: true };
      for (const intent of intents) {
        announced.add(intent);
        reply = await session.dispatch(intent);
        if (!reply.ok) break;
      }
      if (isFailure(reply)) throw new Error(reply.message);
      return result(reply);
    },
  };
}

/** Whether the request failed, as opposed to being refused. */
function isFailure(outcome: ActionOutcome): outcome is Extract<ActionOutcome, { ok: false }> {
  return !outcome.ok && (outcome.code === 'busy' || outcome.code === 'lost');
}
