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

/** `retrying`: a request is being tried again. The others are the last action's failure. */
export type Notice =
  | { readonly kind: 'retrying'; readonly code: 'busy' | 'lost' }
  | {
      readonly kind: 'failed';
      readonly outcome: Extract<ActionOutcome, { ok: false }>;
      readonly intent: Intent | null;
    };

/** The one writer of the shopper's cart in this tab. */
export interface CartStore {
  /** The cart as the shopper sees it; null until it has been read. */
  readonly view: ReadonlySignal<Forecast | null>;
  /** The cart as the store last answered it, or as it must be when that answer could not be read. */
  readonly truth: ReadonlySignal<StoreCart | null>;
  readonly notice: ReadonlySignal<Notice | null>;
  /** Whether requests are waiting or under way. */
  readonly busy: ReadonlySignal<boolean>;
  /** Takes an intent; resolves when it is done, or when it was not to be done. Never rejects. */
  dispatch(intent: Intent): Promise<ActionOutcome>;
  /** Reads the cart again. Writes nothing. False when it could not be read. */
  refresh(): Promise<boolean>;
  /** Whether the store's cart is known to be another one than `truth`, as when another tab has changed it. */
  isBehind(): boolean;
  /** Other rules from now on: another config, another market, more known variants. */
  setRules(rules: Rules): void;
  dismissNotice(): void;
  /**
   * The page is being left: sends at once, together, what waits and needs no answer. A line that is still being added
   * cannot be lowered so: it has no key yet.
   */
  leave(): void;
}

interface Waiting {
  readonly intent: Intent;
  readonly done: readonly ((outcome: ActionOutcome) => void)[];
}

/** A cart that another tab has changed, and that cannot be read, is asked for again: how soon, and after how long no more (milliseconds). */
const LATER = 5_000;
const LATEST = 80_000;

/** A text is sent when nothing was typed for this long (milliseconds). */
const TYPING = 600;

const DONE: ActionOutcome = { ok: true };
const LOST: Extract<ActionOutcome, { ok: false }> = { ok: false, code: 'lost', message: '', path: '' };
const NOTHING_MORE: Intent = { type: 'add', items: [] };
const REFUSED = { ...LOST, code: 'refused' } as const;

/** Builds the cart store. It reads and writes through `ports` only, and does nothing until it is asked to. */
export function createCartStore(ports: Ports, initial: Rules): CartStore {
  const rules = signal(initial);
  const truth = signal<StoreCart | null>(null);
  const choices = signal<Choices>(NO_CHOICES);
  const waiting = signal<readonly Waiting[]>([]);
  const notice = signal<Notice | null>(null);
  /** Of the cart that this tab knows (`readVersion`). */
  let version = 0;
  let mustRead = true;
  let reported = false;
  /** Whether another tab has changed the cart since the last read began. */
  let behind = false;
  /** The lines that the last action found: an answer that has them again may come from a cache. */
  let replaced = '';
  let underWay = false;
  let working: Promise<void> = Promise.resolve();

  /** Adds that were sent without the cart store and are in the truth by now: only their gifts are foreseen. */
  const landed = new WeakSet<Intent>();

  /** Whether a request of the intent under way may have arrived; and whether it was left to the page's last ones. */
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

  /** A mistake of ours. One report is enough: each redraw could make another. */
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

  /** Takes up the choices of a cart as they are kept: another tab may have made some. */
  function takeUpChoices({ token }: StoreCart): Kept | null {
    const kept = readChoices(ports.storage, token);
    if (kept) choices.value = kept.choices;
    else if (token !== truth.value?.token) choices.value = NO_CHOICES;
    return kept;
  }

  /** With the codes and the bar: without a code, or with another cart, may be given what could not be. */
  function shareIn(cart: StoreCart): string {
    const { config } = rules.value;
    const codes = cart.codes.map(({ code }) => code);
    return shoppersShare(rewardCart(cart, config)) + codes + config.rewards.bars[0]?.id;
  }

  function keep(cart: StoreCart): void {
    // What a page has declined meanwhile that was left is to be done here: it waited for nobody.
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
    // With it the first cart that is known came, unless another tab has changed it since.
    if (sent?.cart && !truth.value && ports.storage.read(CHOICES) === sent.kept) accept(sent.cart);
    else if (sent) mustRead = true;
    const known = truth.value;
    if (known) takeUpChoices(known);
    // Codes are written as a whole: one that a discount link has put in meanwhile would be lost. Quantities by their
    // order are those of the lines that the store has now.
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
      // The answer and the leaving of the queue are one step, or the intent would show twice.
      waiting.value = waiting.value.filter((each) => each.intent !== intent);
      onItsWay = false;
      notice.value = outcome.ok ? null : { kind: 'failed', outcome, intent };
    });
    const changed = writes || acted.cart !== start || acted.choices !== before;
    if (changed) replaced = JSON.stringify(start.lines);
    if (changed || sent) {
      keep(acted.cart);
      ports.tabs.tell();
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
          // While another tab had the cart, the shopper may have gone on, or left the page and come back.
          entry = waiting.value[0] ?? next;
          return waiting.value[0] ? perform(entry.intent) : Promise.resolve(DONE);
        })
        .catch((error: unknown) => {
          // How far it came is not known.
          mustRead = true;
          report(error);
          return LOST;
        });
      underWay = false;
      const { intent } = entry;
      // An intent that was never tried (no cart to be read) is still in the queue.
      const inQueue = waiting.value[0] === entry;
      // What waits behind a cart that cannot be read would only be shown as done for longer.
      const behind = !outcome.ok && mustRead ? waiting.value.filter((each) => each !== entry) : [];
      batch(() => {
        waiting.value = waiting.value.filter((each) => each !== entry && !behind.includes(each));
        if (inQueue) notice.value = outcome.ok ? null : { kind: 'failed', outcome, intent };
      });
      for (const { done } of [entry, ...behind]) for (const resolve of done) resolve(outcome);
    }
  }

  /** Waits a while for more text; false when there was none, or when something else is wanted too. */
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
      // What follows an add speaks of the quantity that the add has made.
      if (earlier?.intent.type === 'add') break;
    }
    waiting.value = [...queue, { intent, done: [done] }];
  }

  /** What is to be added can be sent without knowing the cart; what it earns is for the next page. */
  function leaveUnread(): void {
    waiting.value = waiting.value.filter(({ intent, done }) => {
      if (intent.type !== 'add' || intent.sent) return true;
      hasLeft = true;
      raiseVersion(ports.storage);
      ports.tabs.tell();
      void ports.cart.write({ path: 'add', items: intent.items });
      for (const resolve of done) resolve(DONE);
      return false;
    });
  }

  /** Behind the request that is on its way and without the lock: nobody will be there when its turn comes. */
  function leave(): void {
    const known = truth.value;
    if (!known) {
      leaveUnread();
      return;
    }
    // Another tab may have declined what this one would send.
    takeUpChoices(known);
    let from = known;
    let to = { cart: known, choices: choices.value };
    const left = waiting.value.filter(({ intent, done }, index) => {
      const isSent = index === 0 && onItsWay;
      // What was sent without the cart store is there by then; its gifts may be on their way.
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
    // Another tab that has not read since reads before it acts.
    keep(to.cart);
    ports.tabs.tell();
    mustRead = true;
  }

  function refresh(): Promise<boolean> {
    // Behind what is under way, so that an old answer never covers a newer one.
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
