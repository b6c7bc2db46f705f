import { GIFT_SOURCE } from '@cartwright/core/rewards/cart';
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { lineIdentity } from '../state/line-name';
import { type StoreCart, unitsIn } from '../state/store-cart';
import { WORDS } from '../words';
import type { CartSession } from './session';

/** Texts of the live regions. Each settled change of the cart is said once; errors are said at once. */
export interface Announcer {
  readonly polite: ReadonlySignal<string>;
  readonly assertive: ReadonlySignal<string>;
}

export function createAnnouncer(session: CartSession): Announcer {
  const polite = signal('');
  const assertive = signal('');
  let last: StoreCart | null = null;
  effect(() => {
    const cart = session.kernel.truth.value;
    // While requests are under way the next change may already be on its way.
    if (!cart || session.kernel.busy.value) return;
    const before = last;
    last = cart;
    if (before && before !== cart && describe(before, session) !== describe(cart, session)) {
      polite.value = [...newGifts(before, cart), describe(cart, session)].join('. ');
    }
  });
  effect(() => {
    const lines = [...session.lineErrors.value.values()].pop() ?? '';
    assertive.value = session.error.value ?? lines;
  });
  return { polite, assertive };
}

function describe(cart: StoreCart, session: CartSession): string {
  return WORDS.summary(WORDS.units(unitsIn(cart)), session.money(cart.total));
}

function newGifts(before: StoreCart, now: StoreCart): string[] {
  const known = new Set(before.lines.map(lineIdentity));
  return now.lines
    .filter((line) => line.properties._source === GIFT_SOURCE && !known.has(lineIdentity(line)))
    .map((line) => WORDS.giftAdded(line.title));
}
