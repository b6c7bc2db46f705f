import { expect, test } from 'vitest';
import { type SomeOrder, someOrders, times } from '../testing/some-baskets';
import { chooseConstants } from './choose-constants';
import { PAIR_CONSTANTS } from './sources/bought-together';

const MILK = 1;
const KNOWN = 4_500;
const MIN_ORDERS = 500;

/** Twelve products that were in two of a spice's ten orders each, by chance, and in no other. */
const withChance = (spice: number): SomeOrder[] =>
  Array.from({ length: 10 }, (_, at) => ({
    products: [spice, ...[0, 1, 2].flatMap((nth) => chanceOf(spice, at, nth))],
  }));
const chanceOf = (spice: number, at: number, nth: number) => {
  const place = at * 3 + nth;
  return place < 24 ? [spice * 100 + (place % 12)] : [];
};

/*
 * Fifty spices of ten orders each, with chance pairs; milk in a fifth of all orders. Then spices are bought with milk alone.
 * For a spice (n = 10) of constants (5, 0.25): chance 2/15·((2/15)·2250)^0.25 = 0.55, milk (5·0.2)/15·(1/3)^0.25 = 0.05: the list is
 * chance. Of (20, 0.25) as well: 0.26 and 0.12. Of (50, 0.1): 2/60·(75)^0.1 = 0.05, milk 10/60·(5/6)^0.1 = 0.16: milk is first.
 */
function grocer(requests: number) {
  const spices = Array.from({ length: 50 }, (_, at) => 10 + at);
  const rare = spices.flatMap(withChance);
  const milk = times(KNOWN / 5, MILK);
  const rest = times(KNOWN - rare.length - milk.length, 2);
  const latest = Array.from({ length: requests }, (_, at) => ({ products: [spices[at % 50] ?? 0, MILK] }));
  return someOrders([...rare, ...milk, ...rest, ...latest]);
}

test('chooses the constants that find staples when these are in most orders', () => {
  expect(chooseConstants(grocer(MIN_ORDERS), PAIR_CONSTANTS)).toEqual({ drawn: 50, lift: 0.1 });
});

test('keeps the current constants when a tenth has fewer than 500 orders', () => {
  expect(chooseConstants(grocer(MIN_ORDERS - 1), PAIR_CONSTANTS)).toBe(PAIR_CONSTANTS);
});

test('keeps the current constants when all perform equally', () => {
  const present = { drawn: 20, lift: 0.25 };
  const index = someOrders([...times(2_500, 1, 2), ...times(2_500, 3, 4)]);
  expect(chooseConstants(index, present)).toBe(present);
});
