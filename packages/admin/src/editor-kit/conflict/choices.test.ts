import { cartParts } from '@cartwright/core/cart/cart-parts';
import { newCart } from '@cartwright/core/cart/new-cart';
import { threeWay } from '@cartwright/core/editing/merge';
import { expect, it } from 'vitest';
import { differingParts, groupOf, initialChoices } from './choices';

it('defaults each part to the side that changed it, and leaves conflicts open', () => {
  let last = 0;
  const base = newCart('cart', 'Cart', () => `id-${++last}`);
  const mine = { ...base, name: 'Mine', cartPageEnabled: false, isScheduled: true };
  const theirs = { ...base, name: 'Theirs', layout: 'double' as const, isScheduled: true };
  const parts = differingParts(threeWay(cartParts, { base, mine, theirs }).parts);
  expect(parts.map((part) => [part.title, groupOf(part)])).toEqual([
    ['Name', 'both'],
    ['Global settings', 'mine'],
    ['Layout', 'theirs'],
  ]);
  expect([...initialChoices(parts)]).toEqual([
    ['settings', 'mine'],
    ['layout', 'theirs'],
  ]);
});
