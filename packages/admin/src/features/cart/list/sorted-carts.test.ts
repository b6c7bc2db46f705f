import type { CartListItem } from '@cartwright/core/contract/cart-list';
import { expect, it } from 'vitest';
import { type CartSort, sortedCarts } from './sorted-carts';

const NOW = Date.UTC(2026, 10, 29);
const cart = (name: string, more: Partial<CartListItem> = {}): CartListItem => ({
  id: name,
  name,
  isFallback: false,
  isScheduled: false,
  startDate: null,
  endDate: null,
  enabled: false,
  updatedAt: '2026-11-01T00:00:00Z',
  revision: 1,
  previewKey: name,
  lockReason: null,
  legacy: false,
  runningTest: null,
  ...more,
});
const carts = [
  cart('cart 10', { updatedAt: '2026-11-02T00:00:00Z' }),
  cart('Cart 9', { isFallback: true }),
  cart('autumn', { enabled: true, updatedAt: '2026-11-03T00:00:00Z' }),
];
const names = (sort: CartSort) => sortedCarts(carts, sort, NOW).map(({ name }) => name);

it('sorts carts by the chosen order, with numbers in names in numeric order', () => {
  expect(names('newest')).toEqual(['cart 10', 'Cart 9', 'autumn']);
  expect(names('saved')).toEqual(['autumn', 'cart 10', 'Cart 9']);
  expect(names('name')).toEqual(['autumn', 'Cart 9', 'cart 10']);
  expect(names('status')).toEqual(['autumn', 'cart 10', 'Cart 9']);
});
