import { collectionRows } from '@cartwright/core/catalogue/index/catalogue-index';
import { buildIndex } from '@cartwright/core/catalogue/index/update-index';
import type { Choice } from '@cartwright/core/listing/filters/choice';
import type { Filter } from '@cartwright/core/listing/filters/filter-types';
import { list } from '@cartwright/core/listing/list';
import { FIRST_VIEW, type ListingRequest } from '@cartwright/core/listing/listing-request';
import type { ListingRules } from '@cartwright/core/listing/listing-rules';
import { SHOPPER, someRules } from '@cartwright/core/testing/a-list';
import { expect, test } from '@playwright/test';
import { mirroredProducts } from './mirrored-products';
import { hand, quantile, rounds } from './results';

const PRODUCTS = rounds(43_000, 6_000);
const TIMES = rounds(400, 20);
const COLLECTION = 1;

const FILTERS: readonly Filter[] = [
  { type: 'availability', label: 'Availability' },
  { type: 'price', label: 'Price' },
  { type: 'product-type', label: 'Type' },
  { type: 'vendor', label: 'Brand' },
  { type: 'product-tags', tags: { only: [] }, label: 'Tags' },
  { type: 'product-option', name: 'Size', label: 'Size' },
  { type: 'product-option', name: 'Colour', label: 'Colour' },
];

const chosen = (param: string, ...values: string[]): Choice => ({ param, values, from: null, to: null });
const TWO_FILTERS = [chosen('filter.v.option.size', 'Size 1'), chosen('filter.v.availability', '1')];

const ASKED: readonly (readonly [string, Partial<ListingRequest>, Partial<ListingRules>])[] = [
  ['first view, no filters served', {}, { filters: [] }],
  ['first view, facets counted', {}, {}],
  ['two filters chosen, facets counted', { choices: TWO_FILTERS }, {}],
  ['the same by price', { choices: TWO_FILTERS, sort: 'lowest-price' }, {}],
];

test('a page of a collection', () => {
  const products = [...mirroredProducts(PRODUCTS)].map(({ id }) => id);
  const index = buildIndex(mirroredProducts(PRODUCTS), []);
  const catalogue = { index, titleRanks: new Map<number, number>(), soldIn: () => new Map() };
  const context = SHOPPER;
  const rows = [5_000, PRODUCTS].flatMap((size) => {
    const collection = { id: COLLECTION, handle: 'all', title: 'All', automated: true, sortOrder: 'MANUAL' };
    index.collections.set(COLLECTION, {
      ...collection,
      productIds: Float64Array.from(products.slice(0, size)),
    });
    return ASKED.map(([what, request, rules]) => {
      const under = someRules({ filters: FILTERS, ...rules });
      const once = () =>
        list(catalogue, collectionRows(index, COLLECTION), { ...FIRST_VIEW, ...request }, under, context);
      const measured = Array.from({ length: TIMES }, () => {
        const began = performance.now();
        once();
        return performance.now() - began;
      });
      expect(once().total).toBeGreaterThan(size / 10);
      return {
        what: `${size} products, ${what}`,
        figures: { 'median ms': quantile(measured, 0.5), 'p95 ms': quantile(measured, 0.95) },
      };
    });
  });
  hand('listing', 'A page of a collection, in process', rows);
});
