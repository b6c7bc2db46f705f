import { expect, it } from 'vitest';
import { foundWords, metafieldWords, optionWords } from './filterable-words';

const SIZE = { name: 'Size', products: 24, values: ['M', 'S'] };
const CARE = { name: 'custom.care', products: 1, values: ['a', 'b', 'c', 'd', 'e'] };

it('an option has how many products have it', () => {
  expect(optionWords(SIZE)).toBe('Size (24 products)');
  expect(optionWords({ ...SIZE, products: 1 })).toBe('Size (1 product)');
});

it('what a filter finds is told by its values, however its name is spelt', () => {
  expect(foundWords('size', [SIZE])).toBe('24 products: M, S');
  expect(foundWords('Foobar', [SIZE])).toBeNull();
});

it('a metafield says what was found, and where to look if nothing was', () => {
  const known = { metafields: [CARE], isComplete: true };
  expect(metafieldWords({ namespace: 'custom', key: 'care' }, known)).toBe('1 product: a, b, c, d, e …');
  expect(metafieldWords({ namespace: 'custom', key: 'fabric' }, known)).toContain('check the namespace');
  expect(metafieldWords({ namespace: '', key: 'fabric' }, known)).toBeNull();
});
