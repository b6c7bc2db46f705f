import { type ReadonlySignal, signal } from '@preact/signals';
import type { SessionPorts } from '../state/ports/ports';
import type { StoreCart } from '../state/ports/store-cart';
import type { CartStore } from '../state/store/cart-store';
import { isPriced } from './is-priced';
import type { Settling } from './settling';

type Form = Pick<HTMLFormElement, 'requestSubmit'>;

/** The store has this long (milliseconds) to say that its cart is the one that is shown. */
const CHECK_TIMEOUT_MS = 1000;

/** Milliseconds for what was asked for before the press to end, where the store answers otherwise. */
const WORK_TIMEOUT_MS = 8000;

/** Nobody has read what stands there for less than this (milliseconds): the second click of an impatient press. */
const GLANCE_TIMEOUT_MS = 400;

/** A press that takes longer than this (milliseconds) asks again when it ends. */
const PRESS_TIMEOUT_MS = 300;
const LONG_AGO = -PRESS_TIMEOUT_MS;

/** Outcome of a press that led nowhere: the store has another cart, or could not be asked in time; a gift is to be picked. */
interface Held {
  readonly why: 'changed' | 'unchecked' | 'gift';
  /** The amounts that are shown since. */
  readonly amounts: string;
  /** Since when, in milliseconds of `performance.now()`. */
  readonly since: number;
}

export interface LeavingForCheckout {
  /** Forms that will be sent; a second press changes nothing. */
  readonly leaving: ReadonlySignal<ReadonlySet<Form>>;
  /** Why the last press led nowhere, as long as the same amounts are shown; null when there is nothing to say. */
  heldUp(): Held['why'] | null;
  /**
   * Whether the shopper is to be reminded of a gift now. Asked by a press in the open cart that would lead to checkout;
   * whoever draws the gifts answers, and says so only once of a gift.
   */
  remind: () => boolean;
  /** The shopper is about to press, or does: what differs is shown all the sooner. */
  aim(isPress: boolean): void;
  /**
   * Whether the form may be sent now. Checkout takes the cart as it is in the store, so what is under way is waited for,
   * and the store is asked whether it has the cart that is shown: the form is sent by itself when it has. Where it has
   * another one that is shown first; where it does not say so in time, the next press goes all the same. A cart that
   * nobody sees (the cart page's button presses ours) shows nothing to compare with. `asked` settles when what the form
   * asks the shopper is in it, where it is not yet; whether it has been answered, the browser looks at when the form is sent.
   */
  mayLeave(form: Form, pending?: Promise<void>): boolean;
}

export function leavingForCheckout(
  { view }: Pick<CartStore, 'view'>,
  { isOpen }: Pick<SessionPorts['page'], 'isOpen'>,
  check: Settling['check'],
  isPending: () => boolean,
  allDone: () => Promise<boolean>,
): LeavingForCheckout {
  const leaving = signal<ReadonlySet<Form>>(new Set());
  const held = signal<Held | null>(null);
  let pressedAt = LONG_AGO;
  let shownAtPress = '';
  let free: Form | null = null;

  const shownNow = () => amountsShown(view.value?.cart);

  function heldUp(): Held['why'] | null {
    return held.value && held.value.amounts === shownNow() ? held.value.why : null;
  }

  function forget(isChecked: boolean): void {
    if (isChecked && held.value?.why === 'unchecked') held.value = null;
  }

  async function mayGo(pending?: Promise<void>): Promise<boolean> {
    const isKnown = heldUp() === 'unchecked';
    const isSeen = isOpen.peek();
    const now = performance.now();
    const isPressed = now - pressedAt < PRESS_TIMEOUT_MS;
    const at = isPressed ? pressedAt : now;
    const shown = isPressed ? shownAtPress : shownNow();
    pressedAt = LONG_AGO;
    if (held.value && at < held.value.since + GLANCE_TIMEOUT_MS) return false;
    held.value = null;
    const working = Promise.all([allDone(), pending]).then(([isDone]) => isDone);
    const hasEnded = await inTime(
      working.then(() => true),
      isKnown ? CHECK_TIMEOUT_MS : WORK_TIMEOUT_MS,
    );
    if (hasEnded && !(await working)) return false;
    if (!isOpen.peek()) return true;
    // The store may answer again by now.
    const checking = check(at);
    const isChecked = hasEnded && (await inTime(checking, CHECK_TIMEOUT_MS));
    const amounts = shownNow();
    const isReminded = () => isSeen && way.remind();
    const why =
      amounts !== shown
        ? 'changed'
        : isChecked
          ? isReminded()
            ? 'gift'
            : null
          : isKnown
            ? null
            : 'unchecked';
    if (why) held.value = { why, amounts, since: performance.now() };
    // An answer that comes late still says that all is as it is shown.
    if (why === 'unchecked') void checking.then(forget);
    return why === null;
  }

  const way: LeavingForCheckout = {
    leaving,
    heldUp,
    remind: () => false,
    aim(isPress) {
      const now = performance.now();
      // A press brings the focus along.
      if (!isPress && now - pressedAt < PRESS_TIMEOUT_MS) return;
      if (isPress) {
        pressedAt = now;
        shownAtPress = shownNow();
      }
      const checking = check(now);
      if (!isPress) void checking.then(forget);
    },
    mayLeave(form, pending) {
      if (free === form || (!isOpen.peek() && !isPending() && !pending)) return true;
      if (leaving.value.has(form)) return false;
      leaving.value = new Set(leaving.value).add(form);
      const going = mayGo(pending);
      // In a task of its own: while a form is being asked about it cannot be sent.
      setTimeout(async () => {
        const goes = await going;
        const others = new Set(leaving.value);
        others.delete(form);
        leaving.value = others;
        if (!goes) return;
        free = form;
        form.requestSubmit();
        free = null;
      });
      return false;
    },
  };
  return way;
}

function inTime(checked: Promise<boolean>, longest: number): Promise<boolean> {
  return Promise.race([
    checked,
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), longest)),
  ]);
}

/** All that a shopper pays for, as it is shown, in any order; where a sum is not known, nothing. */
function amountsShown(cart: StoreCart | undefined): string {
  return JSON.stringify(cart && isPriced(cart) ? amountsOf(cart) : null);
}

function amountsOf({ currency, total, lines }: StoreCart) {
  const amounts = lines.map((line) => [line.variantId, line.quantity, line.charged ?? 0].join(' '));
  return [currency, total, ...amounts.sort()];
}
