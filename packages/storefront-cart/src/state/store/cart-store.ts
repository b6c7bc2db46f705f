import { type Choices, NO_CHOICES } from '@cartwright/core/rewards/context';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { shoppersShare } from '../gifts/choices';
import {
  CHOICES,
  type Kept,
  keepChoices,
  raiseVersion,
  readChoices,
  readVersion,
} from '../gifts/choices-store';
import { rewardCart } from '../gifts/reward-cart';
import { type CartRequest, type CartResponse, NO_ANSWER } from '../ports/cart-port';
import { coalesce, type Intent, isAboutText, isBlind, leftOfSent } from '../ports/intent';
import type { Ports } from '../ports/ports';
import type { Rules } from '../ports/rules';
import type { StoreCart } from '../ports/store-cart';
import { type ActionOutcome, act } from '../requests/act';
import { difference } from '../requests/difference';
import { predict } from '../requests/predict';
import { readCart, type SendPorts } from '../requests/send';
import { type Forecast, forecast } from './forecast';

/** `retrying`: a request is being retried. The others are the last action's failure. */
export type Notice =
  | { readonly kind: 'retrying'; readonly code: 'busy' | 'lost' }
  | {
      readonly kind: 'failed';
      readonly outcome: Extract<ActionOutcome, { ok: false }>;
      readonly intent: Intent | null;
    };

/** Single writer of the shopper's cart in this tab. */
export interface CartStore {
  /** Displayed cart; null while unread. */
  readonly view: ReadonlySignal<Forecast | null>;
  /** Cart from the store's last response, or derived if that was unreadable. */
  readonly truth: ReadonlySignal<StoreCart | null>;
  readonly notice: ReadonlySignal<Notice | null>;
  /** Whether requests are queued or pending. */
  readonly busy: ReadonlySignal<boolean>;
  /** Queues an intent; resolves when it is done or has failed. Never rejects. */
  dispatch(intent: Intent): Promise<ActionOutcome>;
  /** Reads the cart again. Writes nothing. False on failure. */
  refresh(): Promise<boolean>;
  /** Whether the store's cart is known to differ from `truth`, as after a change by another tab. */
  isBehind(): boolean;
  /** Replaces the rules: another config, another market, more known variants. */
  setRules(rules: Rules): void;
  dismissNotice(): void;
  /**
   * Flushes queued intents that need no response before the page is left, in one go. A line still being added can't be
   * reduced, as it has no key yet.
   */
  leave(): void;
}

interface Waiting {
  readonly intent: Intent;
  readonly done: readonly ((outcome: ActionOutcome) => void)[];
}

/** Retry delay and limit (milliseconds) for reading a cart changed by another tab. */
const LATER = 5_000;
const LATEST = 80_000;

/** Debounce of text input (milliseconds). */
const TYPING = 600;

const DONE: ActionOutcome = { ok: true };
const LOST: Extract<ActionOutcome, { ok: false }> = { ok: false, code: 'lost', message: '', path: '' };
const NOTHING_MORE: Intent = { type: 'add', items: [] };
const REFUSED = { ...LOST, code: 'refused' } as const;

/** Creates the cart store. It reads and writes only through `ports`, and does nothing until called. */
export function createCartStore(ports: Ports, initial: Rules): CartStore {
  const rules = signal(initial);
  const truth = signal<StoreCart | null>(null);
  const choices = signal<Choices>(NO_CHOICES);
  const waiting = signal<readonly Waiting[]>([]);
  const notice = signal<Notice | null>(null);
  /** Version of the cart known to this tab (`readVersion`). */
  let version = 0;
  let mustRead = true;
  let reported = false;
  /** Whether another tab has changed the cart since the last read began. */
  let behind = false;
  /** Lines before the last action: a response that repeats them may come from a cache. */
  let replaced = '';
  let underWay = false;
  let working: Promise<void> = Promise.resolve();

  /** Adds sent before the cart store loaded and already in the truth: only their gifts are predicted. */
  const landed = new WeakSet<Intent>();

  /** Whether the running intent's request may have arrived, and whether it was left to `leave`. */
  let onItsWay = false;
  let hasLeft = false;

  async function write(request: CartRequest): Promise<CartResponse> {
    if (hasLeft) return NO_ANSWER;
    const before = onItsWay;
    onItsWay = true;
    const response = await ports.cart.write(request);
    // Nothing was done.
    if (!response.ok && response.code === 'busy') onItsWay = before;
    return response;
  }

  const sendPorts: SendPorts = {
    cart: { read: ports.cart.read, write },
    clock: ports.clock,
    onRetry: (code) => {
      notice.value = { kind: 'retrying', code };
    },
  };

  /** Logs an unexpected error once, since each render could repeat it. */
  function report(error: unknown): void {
    // biome-ignore lint/suspicious/noConsole: nobody but the page's console is there to be told.
    if (!reported) console.error('Cartwright:', error);
    reported = true;
  }

  const view = computed(() => {
    if (!truth.value) return null;
    const intents = waiting.value.map(({ intent }) => (landed.has(intent) ? NOTHING_MORE : intent));
    try {
      return forecast(truth.value, choices.value, intents, rules.value);
    } catch (error) {
      report(error);
      return null;
    }
  });

  /** Loads the stored choices of a cart, which another tab may have changed. */
  function takeUpChoices({ token }: StoreCart): Kept | null {
    const kept = readChoices(ports.storage, token);
    if (kept) choices.value = kept.choices;
    else if (token !== truth.value?.token) choices.value = NO_CHOICES;
    return kept;
  }

  /** Choices key with codes and bar: removing a code or switching the cart may allow a withdrawn gift. */
  function shareIn(cart: StoreCart): string {
    const { config } = rules.value;
    const codes = cart.codes.map(({ code }) => code);
    return shoppersShare(rewardCart(cart, config)) + codes + config.rewards.bars[0]?.id;
  }

  function keep(cart: StoreCart): void {
    // Declines stored by a page that was left still have to be done here.
    if (readVersion(ports.storage) !== version)
      for (const giftId of readChoices(ports.storage, cart.token)?.choices.declined ?? [])
        if (!choices.value.declined.includes(giftId)) enqueue({ type: 'decline_gift', giftId }, () => {});
    version = keepChoices(ports.storage, cart.token, { choices: choices.value, on: shareIn(cart) });
  }

  function accept(cart: StoreCart): void {
    const kept = takeUpChoices(cart);
    version = readVersion(ports.storage);
    if (kept && kept.on !== shareIn(cart)) {
      choices.value = { ...choices.value, withdrawn: [], lost: false };
      keep(cart);
    }
    truth.value = cart;
    mustRead = false;
  }

  async function refreshNow(): Promise<boolean> {
    behind = false;
    let cart = await readCart(sendPorts);
    if (cart && JSON.stringify(cart.lines) === replaced) cart = await readCart(sendPorts);
    if (cart) accept(cart);
    else mustRead = true;
    return cart !== null;
  }

  function isBehind(): boolean {
    return mustRead || readVersion(ports.storage) !== version;
  }

  async function perform(intent: Intent): Promise<ActionOutcome> {
    onItsWay = hasLeft = false;
    const sent = intent.type === 'add' ? await intent.sent : null;
    if (sent && /done|refused/.test(sent.outcome)) landed.add(intent);
    // Its cart becomes the first known one, unless another tab has changed it since.
    if (sent?.cart && !truth.value && ports.storage.read(CHOICES) === sent.kept) accept(sent.cart);
    else if (sent) mustRead = true;
    const known = truth.value;
    if (known) takeUpChoices(known);
    // Codes are written as a complete set, so one added by a discount link meanwhile would be lost. Positional
    // quantities require the store's current lines.
    const isWhole =
      intent.type === 'codes' || (intent.type === 'set_quantities' && Array.isArray(intent.quantities));
    const isStale = isWhole || isBehind();
    if (!known || isStale) await refreshNow();
    const start = truth.value;
    if (!start || mustRead) return LOST;
    const before = choices.value;
    let writes = false;
    const onSend = (decided: Choices) => {
      writes = true;
      choices.value = decided;
      keep(start);
    };
    const requested = sent && intent.type === 'add' ? leftOfSent(intent.items, sent, start) : intent;
    const acted = await act(requested, start, before, () => rules.value, { ...sendPorts, onSend });
    const { outcome } =
      sent?.outcome === 'refused' ? { outcome: { ...REFUSED, message: sent.message } } : acted;
    batch(() => {
      truth.value = acted.cart;
      mustRead = !acted.read;
      choices.value = acted.choices;
      // Result and dequeuing are one batch, or the intent would show twice.
      waiting.value = waiting.value.filter((each) => each.intent !== intent);
      onItsWay = false;
      notice.value = outcome.ok ? null : { kind: 'failed', outcome, intent };
    });
    const changed = writes || acted.cart !== start || acted.choices !== before;
    if (changed) replaced = JSON.stringify(start.lines);
    if (changed || sent) {
      keep(acted.cart);
      ports.tabs.notify();
    }
    return outcome;
  }

  async function work(): Promise<void> {
    for (let next = waiting.value[0]; next; next = waiting.value[0]) {
      if (await isBeingTyped(next)) continue;
      let entry = next;
      const outcome = await ports.lock
        .run(() => {
          underWay = true;
          // While another tab held the lock, the queue may have changed.
          entry = waiting.value[0] ?? next;
          return waiting.value[0] ? perform(entry.intent) : Promise.resolve(DONE);
        })
        .catch((error: unknown) => {
          // Its progress is unknown.
          mustRead = true;
          report(error);
          return LOST;
        });
      underWay = false;
      const { intent } = entry;
      // An intent never attempted (unreadable cart) is still queued.
      const inQueue = waiting.value[0] === entry;
      // Intents queued behind an unreadable cart fail too, instead of being shown as done.
      const behind = !outcome.ok && mustRead ? waiting.value.filter((each) => each !== entry) : [];
      batch(() => {
        waiting.value = waiting.value.filter((each) => each !== entry && !behind.includes(each));
        if (inQueue) notice.value = outcome.ok ? null : { kind: 'failed', outcome, intent };
      });
      for (const { done } of [entry, ...behind]) for (const resolve of done) resolve(outcome);
    }
  }

  /** Debounces text input; false if there was no more, or if another intent is queued. */
  async function isBeingTyped(entry: Waiting): Promise<boolean> {
    if (!isAboutText(entry.intent) || waiting.value.length > 1) return false;
    await ports.clock.wait(TYPING);
    return waiting.value[0] !== entry;
  }

  function enqueue(intent: Intent, done: (outcome: ActionOutcome) => void): void {
    const queue = waiting.value;
    const first = underWay ? 1 : 0;
    for (let index = queue.length - 1; index >= first; index--) {
      const earlier = queue[index];
      const together = earlier && coalesce(earlier.intent, intent);
      if (earlier && together) {
        const melted = { intent: together, done: [...earlier.done, done] };
        waiting.value = queue.map((each) => (each === earlier ? melted : each));
        return;
      }
      // Intents after an add refer to its resulting quantity.
      if (earlier?.intent.type === 'add') break;
    }
    waiting.value = [...queue, { intent, done: [done] }];
  }

  /** Flushes adds without a known cart; their gifts are left to the next page. */
  function leaveUnread(): void {
    waiting.value = waiting.value.filter(({ intent, done }) => {
      if (intent.type !== 'add' || intent.sent) return true;
      hasLeft = true;
      raiseVersion(ports.storage);
      ports.tabs.notify();
      void ports.cart.write({ path: 'add', items: intent.items });
      for (const resolve of done) resolve(DONE);
      return false;
    });
  }

  /** Flushes behind the pending request and without the lock, which the page won't live to get. */
  function leave(): void {
    const known = truth.value;
    if (!known) {
      leaveUnread();
      return;
    }
    // Another tab may have declined gifts meanwhile.
    takeUpChoices(known);
    let from = known;
    let to = { cart: known, choices: choices.value };
    const left = waiting.value.filter(({ intent, done }, index) => {
      const isSent = index === 0 && onItsWay;
      // An add sent earlier has arrived by then; its gifts may be pending.
      const hasGone = intent.type === 'add' && intent.sent;
      if (hasGone && !isSent) return true;
      const requested = hasGone ? NOTHING_MORE : intent;
      const foreseen =
        isSent || isBlind(intent) ? predict(to.cart, to.choices, requested, rules.value) : null;
      if (!foreseen?.ok) return true;
      to = foreseen;
      if (isSent) from = to.cart;
      else for (const resolve of done) resolve(DONE);
      return isSent;
    });
    for (const request of difference(from, to.cart)) void ports.cart.write(request);
    if (left.length === waiting.value.length) return;
    hasLeft = true;
    waiting.value = left;
    choices.value = to.choices;
    // Other tabs then read the cart before acting.
    keep(to.cart);
    ports.tabs.notify();
    mustRead = true;
  }

  function refresh(): Promise<boolean> {
    // Queued, so that an older response never overwrites a newer one.
    const read = working
      .then(() => ports.lock.run(refreshNow))
      .catch((error: unknown) => {
        report(error);
        return false;
      });
    working = read.then(() => undefined);
    return read;
  }

  async function catchUp(): Promise<void> {
    for (let wait = LATER; mustRead && !(await refresh()) && wait <= LATEST; wait *= 2)
      await ports.clock.wait(wait);
  }

  ports.tabs.listen(() => {
    mustRead = true;
    if (!behind) void catchUp();
    behind = true;
  });

  return {
    view,
    truth,
    notice,
    busy: computed(() => waiting.value.length > 0),
    dispatch(intent) {
      return new Promise((resolve) => {
        const idle = waiting.value.length === 0;
        enqueue(intent, resolve);
        if (idle) working = working.then(work);
      });
    },
    refresh,
    isBehind,
    setRules(next) {
      rules.value = next;
    },
    dismissNotice() {
      notice.value = null;
    },
    leave,
  };
}
