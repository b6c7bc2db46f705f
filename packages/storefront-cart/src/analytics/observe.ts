import { giverOf } from '@cartwright/core/rewards/cart';
import { tierStatus } from '@cartwright/core/rewards/promise';
import type { AnalyticsEvent } from '../app/public-api';
import type { CartSession } from '../session/session';
import { hasCode } from '../state/gifts/shopper-part';
import type { Intent } from '../state/ports/intent';
import type { StoreCart } from '../state/ports/store-cart';
import type { ActionOutcome } from '../state/requests/act';
import type { ReportedBefore } from './reported-before';

/** Fields of only some events. */
type Facts = Pick<AnalyticsEvent, 'product' | 'variant' | 'widget' | 'code'>;

export interface Observer {
  /** The shopper has begun something. */
  begun(intent: Intent, outcome: Promise<ActionOutcome>): void;
  /** The cart came on the screen. */
  opened(): void;
  /** The shopper goes to checkout. */
  leaving(): void;
}

/**
 * Makes of what a session does the events that are counted. Tiers and gifts are read off the settled cart, so that it
 * does not matter which action, tab or theme brought them about. `currency` is the page's, until the cart is known; empty
 * where there is none.
 */
export function observe(
  session: CartSession,
  reported: ReportedBefore,
  currency: string,
  tell: (event: AnalyticsEvent) => void,
): Observer {
  const { cartStore, rules, gifts } = session;
  let shown = false;

  function say(name: AnalyticsEvent['name'], tier: string | null = null, facts: Facts = {}): void {
    const { id, rewards } = rules.peek().config;
    // Another cart may be live by now.
    if (!rewards.attribution) return;
    const cart = cartStore.view.peek()?.cart;
    const known = cart?.currency || currency;
    // Nobody takes an amount in no currency.
    if (known) tell({ name, cart: id, total: cart?.total ?? null, currency: known, tier, ...facts });
  }

  function check(): void {
    const view = cartStore.view.peek();
    // While requests are under way a gift may still be refused.
    if (!view || cartStore.busy.peek()) return;
    const states = gifts.peek();
    const tiers = (view.rewards.bar?.tiers ?? []).filter(
      (tier) => tierStatus(tier, view.promise, states) === 'given',
    );
    const given = states.filter(({ status, tierId }) => status === 'in_cart' && !isOffered(tierId));
    const facts = [
      ...tiers.map(({ id }) => ({ name: 'tier_reached' as const, tier: id, fact: `tier ${id}` })),
      ...given.map(({ id, tierId }) => ({ name: 'gift_added' as const, tier: tierId, fact: `gift ${id}` })),
    ];
    const fresh = new Set(
      reported.fresh(
        view.cart.token,
        facts.map(({ fact }) => fact),
      ),
    );
    for (const { name, tier, fact } of facts) if (fresh.has(fact)) say(name, tier);
  }

  cartStore.view.subscribe(check);
  cartStore.busy.subscribe(check);

  return {
    begun(intent, outcome) {
      const declined = declinedTier(intent);
      void outcome.then((done) => {
        const cart = cartStore.view.peek()?.cart;
        // Of several codes some may apply.
        if (done.ok || done.code === 'code_unusable')
          for (const code of appliedBy(intent, cart)) say('code_applied', null, { code });
        if (!done.ok) return;
        if (declined !== null && !isOffered(declined)) say('gift_declined', declined);
        for (const facts of crossSoldBy(intent, cart)) say('cross_sell_added', null, facts);
      });
    },
    opened() {
      if (!shown) say('shown');
      shown = true;
      say('opened');
    },
    leaving: () => say('checkout'),
  };
}

/** Whether a widget or a bundle gives a gift: what is counted of gifts is of the tiers of bars. */
const isOffered = (giver: string) => /^(widget|bundle) /.test(giver);

/** The tier whose gift an action declines; null for most. */
function declinedTier(intent: Intent): string | null {
  if (intent.type === 'decline_gift') return tierOf(intent.giftId);
  if (intent.type !== 'set_quantity' || intent.quantity > 0) return null;
  return giverOf(intent.line);
}

/** Products of ours that an action has added: gifts are no shopper's intent, so it is cross-sells. */
function crossSoldBy(intent: Intent, cart: StoreCart | undefined): Facts[] {
  if (intent.type !== 'add') return [];
  const sold = intent.items.filter(({ properties }) => properties._attribution !== undefined);
  return sold.map(({ variantId, properties }) => {
    const line = cart?.lines.find((each) => each.variantId === variantId);
    const widget = Number(properties._widget);
    return {
      variant: variantId,
      ...(line && line.productId > 0 && { product: line.productId }),
      ...(widget > 0 && { widget }),
    };
  });
}

/** The discount codes of an action that the cart has as applied, as it writes them. A gift card's is none. */
function appliedBy(intent: Intent, cart: StoreCart | undefined): string[] {
  if (intent.type !== 'codes' || !cart) return [];
  const applied = cart.codes.filter(({ applicable }) => applicable).map(({ code }) => code);
  return applied.filter((code) => hasCode(intent.apply, code));
}

/** Gift ids are `tierId:productId`. */
function tierOf(giftId: string): string {
  return giftId.slice(0, giftId.lastIndexOf(':'));
}
