import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { LARKSPUR_SUPPLY } from '../larkspur/larkspur-supply';
import { madeUpBarcode } from '../made-up-barcode';
import { largeCatalogue, withGenerated } from './large-catalogue';

const { products, collections = [] } = largeCatalogue(500, 11);

describe('large catalogue', () => {
  it('has the requested number of products, each with 4 variants, 12 tags and 3 options', () => {
    expect(products).toHaveLength(500);
    for (const { variants, tags, options } of products) {
      expect([variants.length, new Set(tags).size, options.length]).toEqual([4, 12, 3]);
      expect(new Set(variants.map(({ title }) => title)).size).toBe(4);
      for (const { options: values } of variants) {
        for (const [at, value] of values.entries()) expect(options[at]?.values).toContain(value);
      }
    }
  });

  it('has unique ids, handles and barcodes', () => {
    const variants = products.flatMap((product) => product.variants);
    for (const all of [
      products.map(({ id }) => String(id)),
      products.map(({ handle }) => handle),
      variants.map(({ id }) => String(id)),
      variants.map(({ barcode }) => barcode),
    ]) {
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it('has collections in every sort order, with matching products', () => {
    const orders = new Set(collections.map(({ sortOrder }) => sortOrder));
    expect(orders).toEqual(new Set(['BEST_SELLING', 'PRICE_ASC', 'CREATED_DESC', 'ALPHA_ASC', 'MANUAL']));
    const shirts = collections.find(({ handle }) => handle === 'shirt-all')?.productIds ?? [];
    const expected = products.filter(({ productType }) => productType === 'Shirt').map(({ id }) => id);
    expect([...shirts].sort()).toEqual(expected);
  });
});

test('generated products follow those of the catalogue, with unique ids and handles', () => {
  const { products, collections = [], menu } = withGenerated(LARKSPUR_SUPPLY, 300);
  expect(products.slice(0, -300)).toEqual(LARKSPUR_SUPPLY.products);
  expect(menu).toBe(LARKSPUR_SUPPLY.menu);
  for (const all of [
    products.flatMap(({ id, variants }) => [id, ...variants.map((variant) => variant.id)]),
    products.map(({ handle }) => handle),
    collections.map(({ handle }) => handle),
  ]) {
    expect(new Set<number | string>(all).size).toBe(all.length);
  }
});

test('a smaller catalogue is a prefix of a larger one with the same seed only', () => {
  fc.assert(
    fc.property(fc.nat(30), fc.nat(30), fc.nat(1000), (few, more, seed) => {
      const large = largeCatalogue(few + more, seed).products;
      expect(large.slice(0, few)).toEqual(largeCatalogue(few, seed).products);
    }),
    { numRuns: 20 },
  );
  expect(largeCatalogue(5, 1).products).not.toEqual(largeCatalogue(5, 2).products);
});

test('a made-up barcode has thirteen digits, a valid check digit and an unused prefix', () => {
  fc.assert(
    fc.property(fc.nat(), (number) => {
      const digits = [...madeUpBarcode(number)].map(Number);
      const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0);
      expect([digits.length, digits[0], digits[1], sum % 10]).toEqual([13, 2, 0, 0]);
    }),
  );
});
