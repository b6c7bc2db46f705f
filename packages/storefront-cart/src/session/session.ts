import type { StoreFormat } from '@cartwright/core/money/store-format';
import type { GiftState } from '@cartwright/core/rewards/gift-state';
import { giftStates } from '@cartwright/core/rewards/gift-states';
import type { InAnyLanguage } from '@cartwright/storefront-kit/messages/in-any-language';
import { rememberingMoney } from '@cartwright/storefront-kit/money/remembering-money';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { MESSAGES } from '../messages/messages';
import { rewardCart } from '../state/gifts/reward-cart';
import type { CartRequest, CartResponse } from '../state/ports/cart-port';
import { coalesce, type Intent, isAboutText, saysItself } from '../state/ports/intent';
import type { SessionPorts } from '../state/ports/ports';
import type { Rules } from '../state/ports/rules';
import type { StoreCart } from '../state/ports/store-cart';
import type { StorefrontPort } from '../state/ports/storefront-port';
import type { ActionOutcome } from '../state/requests/act';
import { leftOf } from '../state/requests/looks-applied';
import { type CartStore, createCartStore } from '../state/store/cart-store';
import { type LeavingForCheckout, leavingForCheckout } from './leave-for-checkout';
import { lineIds } from './line-ids';
import { createSettling, type Settling } from './settling';

interface Failed {
  readonly intent: Intent;
  /** Cart known at that time. */
  readonly before: StoreCart | null;
}

function textsOf(failed: readonly Failed[]): readonly Failed[] {
  return failed.filter(({ intent }) => isAboutText(intent));
}

/** State shared by the components of a cart. */
export interface CartSession extends Settling {
  readonly cartStore: CartStore;
  /** Storage of parts across pages. */
  readonly storage: SessionPorts['storage'];
  readonly page: SessionPorts['page'];
  readonly rules: ReadonlySignal<Rules>;
  readonly gifts: ReadonlySignal<readonly GiftState[]>;
  /** Root path of the store's URLs; ends in a slash. */
  readonly root: string;
  /** Quantity input in progress, by line id. */
  readonly drafts: Signal<ReadonlyMap<string, string>>;
  /** Errors by line id. */
  readonly lineErrors: Signal<ReadonlyMap<string, string>>;
  /** Error of the cart as a whole. */
  readonly error: ReadonlySignal<string | null>;
  /** Actions that got no response and can be retried; null if there are none. */
  readonly retry: ReadonlySignal<readonly Failed[] | null>;
  readonly terms: Signal<{ readonly accepted: boolean; readonly asked: boolean }>;
  /** Language of store texts (BCP 47), if the cart has no translation for it; else undefined. */
  readonly storeLanguage: string | undefined;
  /** Messages of a part in the page's language, with English as the fallback. */
  messages<English extends object>(part: string, english: English): InAnyLanguage<English>;
  /** State of a part across renders, created once per session. */
  stateOf<State>(part: string, make: () => State): State;
  /** Null if the cart can't be closed (preview). */
  readonly close: (() => void) | null;
  /** Code of a failure; `broken` if the last lost request got an error response rather than none. */
  cause<Code extends string>(code: Code): Code | 'broken';
  /** Text of a failure, the store's own if it gave one. */
  sentence(outcome: Extract<ActionOutcome, { ok: false }>): string;
  /** Formats subunits of the cart's currency. */
  money(amount: number): string;
  /** Runs an intent and shows a refusal where it applies. */
  dispatch(intent: Intent): Promise<ActionOutcome>;
  /** Reads the cart and retries failed actions. */
  again(): Promise<void>;
  dismissError(): void;
  readonly checkout: LeavingForCheckout;
  /** Waits for all pending actions; false if any failed since the call. */
  allDone(): Promise<boolean>;
  /** Reads the cart again, and shows an error on failure. Writes nothing. */
  refresh(): Promise<ActionOutcome>;
  setRules(rules: Rules): void;
  /** Adds a port that is tried first, in the same queue. */
  prefer(port: StorefrontPort): void;
}

export interface SessionOptions {
  readonly ports: SessionPorts;
  readonly rules: Rules;
  readonly root: string;
  readonly locale: () => string;
  readonly currency: () => string;
  /** Store's format for amounts of `currency`; null if unknown. */
  readonly format?: StoreFormat | null;
  readonly close: (() => void) | null;
  /** Messages of lazy parts in the page's language, by part; absent for English. */
  readonly messages?: Readonly<Record<string, object>> | undefined;
  /** Looks up gift data needed before settling. */
  readonly prepare?: () => Promise<unknown>;
  /** `CartSession.storeLanguage`. */
  readonly storeLanguage?: string | undefined;
  /** Called when an action starts. */
  readonly onAction?: (intent: Intent, outcome: Promise<ActionOutcome>) => void;
}

/** Creates the cart store and the components' state. Does nothing until called. */
export function createSession(options: SessionOptions): CartSession {
  const rules = signal(options.rules);
  const money = rememberingMoney();
  const { cart } = options.ports;
  let storefront: StorefrontPort | null = null;
  let wasAnswered: boolean | undefined;
  const noting = async (pending: Promise<CartResponse>) => {
    const response = await pending;
    if (!response.ok) wasAnswered = response.answered;
    return response;
  };
  const write = async (request: CartRequest) =>
    (await storefront?.write(request, cartStore.truth.peek()?.token ?? '')) ?? cart.write(request);
  const cartStore = createCartStore(
    {
      ...options.ports,
      cart: { read: () => noting(cart.read()), write: (request) => noting(write(request)) },
    },
    options.rules,
  );
  const cause = <Code extends string>(code: Code) => (code === 'lost' && wasAnswered ? 'broken' : code);
  const sentence: CartSession['sentence'] = ({ code, message }) => message || MESSAGES.failed[cause(code)];
  const lineErrors = signal<ReadonlyMap<string, string>>(new Map());
  const error = signal<string | null>(null);
  const retry = signal<readonly Failed[] | null>(null);
  const gifts = computed(() => {
    const view = cartStore.view.value;
    if (!view) return [];
    const cart = rewardCart(view.cart, rules.value.config);
    return giftStates(view.rewards, cart, view.choices, view.pendingGifts);
  });

  const states = new Map<string, unknown>();
  const pending = new Set<Promise<ActionOutcome>>();
  let failures = 0;

  function idOfPath(intent: Intent): string | null {
    const view = cartStore.view.value;
    if (!view) return null;
    const ids = lineIds(view.cart);
    if ('line' in intent) return ids.find(intent.line);
    const [item] = intent.type === 'add' ? intent.items : [];
    return item ? ids.find({ key: '', ...item }) : null;
  }

  function clearError(): void {
    error.value = retry.value = null;
  }

  /** Called when the store is reachable again: resends unsaved text input. */
  function reached(): void {
    const typed = textsOf(retry.value ?? []);
    clearError();
    for (const { intent } of typed) void dispatch(intent);
  }

  function place(
    requested: Intent,
    { code, message: text, left = requested }: Extract<ActionOutcome, { ok: false }>,
  ): void {
    if (left === requested && saysItself(requested)) return;
    const id = code === 'refused' ? idOfPath(requested) : null;
    if (code === 'busy' || code === 'lost') {
      retry.value = [...(retry.value ?? []), { intent: left, before: cartStore.truth.value }];
    }
    if (id === null) error.value = text;
    else lineErrors.value = new Map(lineErrors.value).set(id, text);
  }

  async function perform(requested: Intent): Promise<ActionOutcome> {
    let intent = requested;
    const typed = textsOf(retry.value ?? []).filter((earlier) => {
      const both = coalesce(earlier.intent, requested);
      if (both) intent = both;
      return !both;
    });
    error.value = null;
    retry.value = typed.length > 0 ? typed : null;
    const id = idOfPath(intent);
    if (id !== null && lineErrors.value.has(id)) {
      const others = new Map(lineErrors.value);
      others.delete(id);
      lineErrors.value = others;
    }
    const outcome = await cartStore.dispatch(intent);
    if (outcome.ok) {
      if (retry.value) reached();
      return outcome;
    }
    if (requested.type !== 'settle') failures++;
    const failed = { ...outcome, message: sentence(outcome) };
    place(intent, failed);
    return failed;
  }

  function dispatch(intent: Intent): Promise<ActionOutcome> {
    const task = perform(intent);
    // `settle` isn't requested by the shopper and is awaited only briefly (`check`).
    if (intent.type !== 'settle') pending.add(task);
    options.onAction?.(intent, task);
    return task.finally(() => pending.delete(task));
  }

  async function refresh(): Promise<ActionOutcome> {
    if (await cartStore.refresh()) {
      reached();
      return { ok: true };
    }
    const message = MESSAGES.failed[cause('lost')];
    retry.value ??= [];
    error.value = message;
    return { ok: false, code: 'lost', message, path: '' };
  }

  const settling = createSettling(cartStore, refresh, dispatch, async () => options.prepare?.());
  /** Whether a requested action is pending. */
  const isPending = () => pending.size > 0;

  async function allDone(): Promise<boolean> {
    const before = failures;
    while (isPending()) await Promise.all(pending);
    return failures === before;
  }

  return {
    ...settling,
    allDone,
    checkout: leavingForCheckout(cartStore, options.ports.page, settling.check, isPending, allDone),
    cartStore,
    storage: options.ports.storage,
    page: options.ports.page,
    rules,
    gifts,
    root: options.root,
    storeLanguage: options.storeLanguage,
    drafts: signal(new Map()),
    lineErrors,
    error,
    retry,
    terms: signal({ accepted: false, asked: false }),
    // A translation has all parts' messages, which the compiler can't relate to the part.
    messages: (part, english) =>
      (({ ...options.messages })[part] ?? english) as InAnyLanguage<typeof english>,
    stateOf<State>(part: string, make: () => State): State {
      if (!states.has(part)) states.set(part, make());
      return states.get(part) as State;
    },
    close: options.close,
    cause,
    sentence,
    money(amount) {
      const ofPage = options.currency();
      const currency = cartStore.view.value?.cart.currency || ofPage;
      return money(amount, currency, options.locale(), currency === ofPage ? options.format : null);
    },
    dispatch,
    async again() {
      const failed = retry.value ?? [];
      if (!(await refresh()).ok) return;
      const now = cartStore.truth.value;
      for (const { intent, before } of failed) {
        // Adds that got no response may be in the cart by now.
        const left = isAboutText(intent) ? null : leftOf(intent, before, now);
        if (left) void dispatch(left);
      }
    },
    dismissError: clearError,
    refresh,
    prefer(port) {
      storefront = port;
    },
    setRules(next) {
      // Loaded rules are kept.
      rules.value = { ...rules.peek(), ...next };
      cartStore.setRules(rules.value);
    },
  };
}
