import {
  listAnalyticsEvent,
  MAX_EVENT_AGE,
  MAX_EVENT_FILTERS,
  MAX_FILTER_LENGTH,
} from '@cartwright/core/analytics/analytics-events';
import type { ListedFacet } from '@cartwright/core/listing/listing-response';
import { expect, test } from 'vitest';
import { withNextPage } from '../load-more/loaded-pages';
import { aListingResponse } from '../testing/a-listing-response';
import { eventsOfList, placeOf } from './list-events';

const [mug] = aListingResponse().products;
if (!mug) throw new Error('The answer is empty.');

/** A color filter with these values chosen. */
const colors = (...chosen: readonly string[]): ListedFacet => ({
  type: 'product-option',
  param: 'filter.v.option.color',
  label: 'Color',
  kind: 'values',
  values: ['Red', 'Blue', 'Green'].map((value) => ({
    value,
    count: 1,
    chosen: chosen.includes(value),
    swatch: null,
  })),
  more: 0,
});

const plain = aListingResponse({ facets: [colors()], total: 30 });

test('reports the first list as viewed, with the filters of its address', () => {
  expect(eventsOfList(plain, null, false)).toEqual([
    { name: 'viewed', page: 1, sort: 'manual', results: 30 },
  ]);
  expect(eventsOfList(aListingResponse({ facets: [colors('Red')] }), null, false)).toEqual([
    { name: 'viewed', page: 1, sort: 'manual', results: 2, filters: ['filter.v.option.color=Red'] },
  ]);
});

test('reports an added filter value and ignores a removed one', () => {
  const red = aListingResponse({ facets: [colors('Red')] });
  const both = aListingResponse({ facets: [colors('Red', 'Blue')] });
  const used = (before: typeof red, list: typeof red) =>
    eventsOfList(list, before, false).flatMap(({ name, filters }) => (name === 'filtered' ? filters : []));
  expect(used(plain, red)).toEqual(['filter.v.option.color=Red']);
  expect(used(red, both)).toEqual(['filter.v.option.color=Blue']);
  expect(used(both, red)).toEqual([]);
});

test('reports the ends of a range', () => {
  const price: ListedFacet = {
    type: 'price',
    param: 'filter.v.price',
    label: null,
    kind: 'range',
    least: null,
    most: null,
    from: { value: '10', text: '$10.00' },
    to: { value: '25.5', text: '$25.50' },
  };
  const [filtered] = eventsOfList(aListingResponse({ facets: [price] }), plain, false);
  expect(filtered?.filters).toEqual(['filter.v.price.gte=10', 'filter.v.price.lte=25.5']);
});

test('reports a changed sort order, and only a view when going back', () => {
  const sorted = aListingResponse({ sort: 'price-ascending', facets: [colors('Red')] });
  const names = (isBack: boolean) => eventsOfList(sorted, plain, isBack).map(({ name }) => name);
  expect(names(false)).toEqual(['filtered', 'sorted', 'viewed']);
  expect(names(true)).toEqual(['viewed']);
});

test('returns a product’s position in the whole list, also after loading more', () => {
  const paging = { type: 'load_more', loadMoreText: '', limit: 2, limits: [] } as const;
  const page = (number: number, ids: readonly number[]) =>
    aListingResponse({
      page: number,
      pages: 4,
      paging,
      products: ids.map((id) => ({ ...mug, id, variantId: null })),
    });
  const grown = withNextPage(page(2, [3, 4]), page(3, [5, 6]));
  expect(placeOf(grown, 0)).toEqual({ product: 3, position: 3, page: 2 });
  expect(placeOf(grown, 3)).toEqual({ product: 6, position: 6, page: 3 });
  expect(placeOf(grown, 4)).toBeNull();
  expect(placeOf(aListingResponse(), 0)).toEqual({ product: 11, variant: 111, position: 1, page: 1 });
});

test('sends events the server accepts, with any number of filters', () => {
  const many = Array.from({ length: 3 * MAX_EVENT_FILTERS }, (_, at) => ({
    ...colors('Red'),
    param: `filter.v.option.${at}${'x'.repeat(at === 0 ? MAX_FILTER_LENGTH : 0)}`,
  }));
  const owned = {
    visitor: '3f1c7a52-9d1e-4c67-8a27-5f3e2b1c0d9a',
    session: '9d2c4f60-7a1b-4d55-9c3e-1f0a8b7c6d5e',
  };
  const about = { number: 0, age: MAX_EVENT_AGE, subject: 'collection', id: 7, ...owned };
  const events = eventsOfList(aListingResponse({ facets: many, sort: 'price-ascending' }), plain, false);
  for (const event of [...events, { name: 'impression', ...placeOf(plain, 0) }]) {
    expect(listAnalyticsEvent.safeParse({ ...about, ...event }).error?.issues ?? []).toEqual([]);
  }
});
