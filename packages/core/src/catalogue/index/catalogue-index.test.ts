import { describe, expect, it } from 'vitest';
import { swatchesOf } from '../../listing/swatches-of';
import { aMirroredProduct, aMirroredVariant } from '../../testing/a-mirrored-product';
import { dumpIndex } from '../../testing/dump-index';
import type { MirroredCollection, MirroredProduct } from '../mirrored-product';
import { collectionRows, currencyIn, indexBytes, optionName } from './catalogue-index';
import { metafieldValueName } from './metafield-values';
import { rowsWith } from './postings';
import { buildIndex, removeCollection, removeProduct, updateCollection, updateProduct } from './update-index';

const aCollection = (id: number, productIds: number[]): MirroredCollection => ({
  id,
  handle: `collection-${id}`,
  title: `Collection ${id}`,
  image: null,
  automated: false,
  sortOrder: 'MANUAL',
  productIds,
});

describe('catalogue index', () => {
  it('finds products by vendor, type, tag, country and the values of their options', () => {
    const shirt = aMirroredProduct({
      id: 1,
      vendor: 'Acme',
      productType: 'Shirt',
      tags: ['new', 'new', 'summer'],
      publishedIn: ['US', 'DE'],
      options: [{ name: 'Size', values: ['S', 'M', 'L'].map((name) => ({ name, swatch: null })) }],
      variants: [
        aMirroredVariant({ id: 11, optionValues: [0] }),
        aMirroredVariant({ id: 12, optionValues: [1] }),
      ],
    });
    const index = buildIndex([shirt, aMirroredProduct({ id: 2, tags: ['new'] })], []);
    const ids = (rows: Int32Array) => [...rows].map((row) => index.products.id[row]);
    expect(ids(rowsWith(index.vendors, 'Acme'))).toEqual([1]);
    expect(ids(rowsWith(index.productTypes, 'Mug'))).toEqual([2]);
    expect(ids(rowsWith(index.tags, 'new'))).toEqual([1, 2]);
    expect(ids(rowsWith(index.countries, 'DE'))).toEqual([1]);
    expect(ids(rowsWith(index.optionValues, optionName('Size', 'M')))).toEqual([1]);
    // No variant has it.
    expect(ids(rowsWith(index.optionValues, optionName('Size', 'L')))).toEqual([]);
    expect(ids(rowsWith(index.tags, '__proto__'))).toEqual([]);
  });

  it('uses the most frequent swatch of an option value', () => {
    const shirt = (id: number, colour: string) =>
      aMirroredProduct({
        id,
        options: [{ name: id === 1 ? 'COLOR' : 'Color', values: [{ name: 'Red', swatch: { colour } }] }],
      });
    const index = buildIndex([shirt(1, '#f00000'), shirt(2, '#ff0000'), shirt(3, '#ff0000')], []);
    expect([...swatchesOf(index, 'color')]).toEqual([['red', { colour: '#ff0000' }]]);
    removeProduct(index, 2);
    // On a tie always the same one.
    expect([...swatchesOf(index, 'Color')]).toEqual([['red', { colour: '#f00000' }]]);
    expect(swatchesOf(index, 'Size').size).toBe(0);
  });

  it('finds products by the values of their metafields, including each value of a list', () => {
    const fabric = { namespace: 'custom', key: 'fabric' };
    const fabrics = (id: number, ...names: string[]) => {
      const value = JSON.stringify(names);
      return aMirroredProduct({
        id,
        metafields: [{ ...fabric, type: 'list.single_line_text_field', value }],
      });
    };
    const index = buildIndex([fabrics(1, 'Linen', 'Wool'), fabrics(2, 'Wool', 'Wool')], []);
    const withFabric = (name: string) =>
      [...rowsWith(index.metafieldValues, metafieldValueName(fabric, name))].map(
        (row) => index.products.id[row],
      );
    expect([withFabric('Linen'), withFabric('Wool')]).toEqual([[1], [1, 2]]);
    updateProduct(index, fabrics(1, 'Silk'));
    expect([withFabric('Linen'), withFabric('Wool'), withFabric('Silk')]).toEqual([[], [2], [1]]);
  });

  it('returns prices by country in its currency, and none for variants not sold there', () => {
    const price = (amount: number, currency: string) => ({ amount, compareAt: amount * 2, currency });
    const variants = [
      aMirroredVariant({ id: 11, prices: { US: price(1000, 'USD'), DE: price(900, 'EUR') } }),
      aMirroredVariant({ id: 12, prices: { DE: price(3_000_000_000, 'EUR') }, available: false }),
    ];
    const index = buildIndex([aMirroredProduct({ id: 1, variants })], []);
    expect(['US', 'DE', 'FR'].map((country) => currencyIn(index, country))).toEqual(['USD', 'EUR', null]);
    const { products } = dumpIndex(index);
    expect(products[0]?.variants).toEqual([
      expect.objectContaining({
        available: 1,
        prices: [
          ['DE', 900, 1800, 'EUR'],
          ['US', 1000, 2000, 'USD'],
        ],
      }),
      expect.objectContaining({ available: 0, prices: [['DE', 3_000_000_000, 6_000_000_000, 'EUR']] }),
    ]);
  });

  it('keeps a collection in Shopify’s order, even when its products arrive later', () => {
    const index = buildIndex([aMirroredProduct({ id: 1 })], [aCollection(7, [3, 1, 2])]);
    const ids = () => [...collectionRows(index, 7)].map((row) => index.products.id[row]);
    expect(ids()).toEqual([1]);
    updateProduct(index, aMirroredProduct({ id: 3 }));
    expect(ids()).toEqual([3, 1]);
    updateCollection(index, aCollection(7, [1, 3]));
    removeProduct(index, 1);
    expect(ids()).toEqual([3]);
    removeCollection(index, 7);
    expect(ids()).toEqual([]);
  });

  it('sums the shop’s ratings as integers', () => {
    const rated = (id: number, value: number, count: number, scaleMax = 5) =>
      aMirroredProduct({ id, rating: { value, count, scaleMax } });
    const index = buildIndex([rated(1, 4.5, 10), rated(2, 7, 3, 10), aMirroredProduct({ id: 3 })], []);
    expect(index.ratings).toEqual({ sum: 9_000_000 + 2_100_000, count: 13 });
    updateProduct(index, rated(1, 5, 1));
    removeProduct(index, 2);
    expect(index.ratings).toEqual({ sum: 1_000_000, count: 1 });
  });

  it('returns the same results after being transferred to another thread', () => {
    const index = buildIndex(many(50), [aCollection(7, [4, 2])]);
    const copy = structuredClone(index);
    updateProduct(copy, aMirroredProduct({ id: 4, tags: ['changed'] }));
    removeProduct(index, 4);
    updateProduct(index, aMirroredProduct({ id: 4, tags: ['changed'] }));
    expect(dumpIndex(copy)).toEqual(dumpIndex(index));
  });
});

/** Products as large as those of the bench: 4 variants, 12 tags, 3 options, three markets. */
function many(count: number): MirroredProduct[] {
  return Array.from({ length: count }, (_, index) => {
    const id = 8_000_000_000_000 + index;
    const prices = Object.fromEntries(
      ['US', 'DE', 'JP'].map((country) => [
        country,
        { amount: 1000 + index, compareAt: 2000, currency: 'USD' },
      ]),
    );
    return aMirroredProduct({
      id,
      vendor: `Vendor ${index % 300}`,
      productType: `Type ${index % 90}`,
      tags: Array.from({ length: 12 }, (_, tag) => `tag ${(index * (tag + 1)) % 2000}`),
      publishedIn: ['US', 'DE', 'JP'],
      metafields: [
        { namespace: 'custom', key: 'fabric', type: 'single_line_text_field', value: `Fabric ${index % 50}` },
      ],
      options: ['Size', 'Colour', 'Cut'].map((name) => ({
        name,
        values: Array.from({ length: 4 }, (_, value) => ({
          name: `${name} ${(index + value) % 60}`,
          swatch: null,
        })),
      })),
      variants: Array.from({ length: 4 }, (_, place) =>
        aMirroredVariant({ id: id * 4 + place, optionValues: [place, place, 0], prices }),
      ),
    });
  });
}

describe('memory of an index', () => {
  it('stays below 3 KB a product', () => {
    const products = many(8_000);
    const collections = Array.from({ length: 200 }, (_, id) =>
      aCollection(
        id,
        products.slice(id * 20, id * 20 + 400).map((product) => product.id),
      ),
    );
    expect(indexBytes(buildIndex(products, collections)) / products.length).toBeLessThan(3_000);
  });

  it('doesn’t grow with repeated product updates', () => {
    const products = many(100);
    const index = buildIndex(products, []);
    const built = indexBytes(index);
    for (let round = 0; round < 100; round += 1) {
      for (const product of products) {
        const tags = product.tags.map((tag) => `${tag} in round ${round}`);
        updateProduct(index, { ...product, tags, variants: product.variants.slice(0, 1 + (round % 4)) });
      }
    }
    for (const product of products) updateProduct(index, product);
    expect(indexBytes(index)).toBeLessThan(built * 2 + 10_000);
    for (const { id } of products) removeProduct(index, id);
    expect(index.tags.numbers.size).toBe(0);
    expect(index.variants.live).toBe(0);
  });
});
