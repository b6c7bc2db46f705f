import { expect, it } from 'vitest';
import { foundMessage, metafieldMessage, optionMessage } from './filterable-messages';

const SIZE = { name: 'Size', products: 24, values: ['M', 'S'] };
const CARE = { name: 'custom.care', products: 1, values: ['a', 'b', 'c', 'd', 'e'] };

it('an option shows how many products have it', () => {
  expect(optionMessage(SIZE)).toBe('Size (24 products)');
  expect(optionMessage({ ...SIZE, products: 1 })).toBe('Size (1 product)');
});

it('a filter shows its values found, regardless of the case of its name', () => {
  expect(foundMessage('size', [SIZE])).toBe('24 products: M, S');
  expect(foundMessage('Foobar', [SIZE])).toBeNull();
});

it('a metafield shows its values found, or where to look', () => {
  const known = { metafields: [CARE], isComplete: true };
  expect(metafieldMessage({ namespace: 'custom', key: 'care' }, known)).toBe('1 product: a, b, c, d, e …');
  expect(metafieldMessage({ namespace: 'custom', key: 'fabric' }, known)).toContain('check the namespace');
  expect(metafieldMessage({ namespace: '', key: 'fabric' }, known)).toBeNull();
});
