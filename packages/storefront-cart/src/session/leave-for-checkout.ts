import { type ReadonlySignal, signal } from '@preact/signals';
import type { SessionPorts } from '../state/ports/ports';
import type { StoreCart } from '../state/ports/store-cart';
import type { CartStore } from '../state/store/cart-store';
import { isPriced } from './is-priced';
import type { Settling } from './settling';

type Form = Pick<HTMLFormElement, 'requestSubmit'>;

/** Timeout (milliseconds) for confirming that the store's cart matches the shown one. */
const CHECK_TIMEOUT_MS = 1000;

/** Timeout (milliseconds) for actions pending at the click. */
const WORK_TIMEOUT_MS = 8000;

/** Minimum time (milliseconds) a message must have been shown; an earlier click is an impatient second one. */
const GLANCE_TIMEOUT_MS = 400;

/** Maximum age (milliseconds) of a press whose check still counts; a longer press checks again on release. */
const PRESS_TIMEOUT_MS = 300;
const LONG_AGO = -PRESS_TIMEOUT_MS;

/**
 * Reason for a held checkout: the store's cart differs, it couldn't be confirmed in time, or a gift is unpicked.
 */
interface Held {
  readonly why: 'changed' | 'unchecked' | 'gift';
  /** Amounts shown since. */
  readonly amounts: string;
  /** Start, in milliseconds of `performance.now()`. */
  readonly since: number;
}

export interface LeavingForCheckout {
  /** Forms pending submission; a second click has no effect. */
  readonly leaving: ReadonlySignal<ReadonlySet<Form>>;
  /** Why the last click was held, while the same amounts are shown; null if there is nothing to report. */
  heldUp(): Held['why'] | null;
  /**
   * Whether to remind the shopper of a gift now. Called by a click in the open cart that would go to checkout; set by
   * whoever renders the gifts, true once per gift.
   */
  remind: () => boolean;
  /** The shopper hovers or presses the button: starts checking early. */
  aim(isPress: boolean): void;
  /**
   * Whether the form may be submitted now. Checkout uses the store's cart, so pending actions are awaited and the
   * store's cart is compared with the shown one; the form is submitted automatically if they match. A different cart is
   * shown first; on timeout the next click goes through anyway. A hidden cart (the cart page's button submits ours) has
   * nothing to compare. `pending` resolves when the form has rendered its questions; the browser validates them on
   * submission.
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
    // The store may be reachable again.
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
    // A late response can still confirm the shown cart.
    if (why === 'unchecked') void checking.then(forget);
    return why === null;
  }

  const way: LeavingForCheckout = {
    leaving,
    heldUp,
    remind: () => false,
    aim(isPress) {
      const now = performance.now();
      // A press also fires focus.
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
      // In a separate task: a form can't be submitted during its own submit event.
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

/** Order-independent key of all shown amounts; `null` in JSON while any price is unknown. */
function amountsShown(cart: StoreCart | undefined): string {
  return JSON.stringify(cart && isPriced(cart) ? amountsOf(cart) : null);
}

function amountsOf({ currency, total, lines }: StoreCart) {
  const amounts = lines.map((line) => [line.variantId, line.quantity, line.charged ?? 0].join(' '));
  return [currency, total, ...amounts.sort()];
}
