import type { CartListItem } from '@cartwright/core/contract/cart-list';
import type { RunningTest } from '@cartwright/core/contract/running-test';
import type { Schedulable } from '@cartwright/core/schedule/live-candidates';
import { nameOfCart } from '@cartwright/core/schedule/name-of-cart';
import { shownCart } from '@cartwright/core/schedule/outlook';

export type TestableCart = Schedulable & Pick<CartListItem, 'id' | 'name' | 'runningTest'>;

/** Running test of the live cart, with its variants' carts. */
export interface LiveTest<Cart> {
  readonly test: RunningTest;
  /** Control first. */
  readonly carts: readonly Cart[];
}

/**
 * Running test of the live cart at `now` (epoch milliseconds); null unless it is the control, as
 * variants only replace the control.
 */
export function liveTestOf<Cart extends TestableCart>(
  carts: readonly Cart[],
  now: number,
): LiveTest<Cart> | null {
  const control = shownCart(carts, now);
  const test = control?.runningTest;
  if (!control || !test?.isControl) return null;
  const others = carts.filter((cart) => cart !== control && cart.runningTest?.id === test.id);
  return { test, carts: [control, ...others] };
}

/** Reason why a cart in a running test can't be changed. */
export const testedReason = ({ name }: Pick<RunningTest, 'name'>): string =>
  `In the running test “${name}”. End the test to change it.`;

/**
 * Reason why an unscheduled cart can't be turned on: it would replace a cart in a running test.
 * Null if it can, or is on.
 */
export function placeIsTested(
  cart: Pick<TestableCart, 'id' | 'enabled' | 'isScheduled'>,
  carts: readonly TestableCart[],
): string | null {
  if (cart.enabled || cart.isScheduled) return null;
  const others = carts.filter((each) => each.id !== cart.id);
  const unscheduled = others.find((each) => each.enabled && !each.isScheduled);
  const replaced = unscheduled ?? others.find(({ isFallback }) => isFallback);
  const test = replaced?.runningTest;
  if (!replaced || !test || (!unscheduled && !test.isControl)) return null;
  return `“${nameOfCart(replaced)}” is in the running test “${test.name}”, and this cart would take its place. End the test first.`;
}

/** Text about a variant that isn't live itself. */
export const SEEN_IN_TEST = 'Part of the shoppers see it in place of the control until the test ends';

/** `“Main” and “Wide”` */
export function namesOfCarts(
  carts: readonly Pick<CartListItem, 'name'>[],
  type: Intl.ListFormatType = 'conjunction',
): string {
  return new Intl.ListFormat('en', { type }).format(carts.map((cart) => `“${nameOfCart(cart)}”`));
}

export const experimentPath = (id: string): string => `/experiments/edit/${id}/`;
