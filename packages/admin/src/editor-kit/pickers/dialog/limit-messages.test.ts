import { expect, test } from 'vitest';
import { fullMessage, longSearchMessage, selectedMessage } from './limit-messages';

const PRODUCTS = { one: 'product', other: 'products' };

test.each([
  [0, 1000, '0 products selected'],
  [1, 1000, '1 product selected'],
  [994, 1000, '994 products selected'],
  [995, 1000, '995 of 1,000 products selected'],
  [0, 20, '0 of 20 products selected'],
  [20, 20, '20 of 20 products selected'],
])('formats %i of %i as %s', (count, limit, message) => {
  expect(selectedMessage(count, limit, PRODUCTS)).toBe(message);
});

test('only a full list says what to do', () => {
  expect(fullMessage(19, 20, PRODUCTS)).toBeNull();
  expect(fullMessage(20, 20, PRODUCTS)).toBe('You can select up to 20 products. Remove one to add another.');
  expect(fullMessage(25, 20, PRODUCTS)).not.toBeNull();
});

test('a full search says that it accepts no more', () => {
  expect(longSearchMessage('x'.repeat(199))).toBeNull();
  expect(longSearchMessage('x'.repeat(200))).toBe('Only the first 200 characters are searched.');
});
