import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { SOME_FILTERS } from '../testing/a-list';
import { readListingAddress, readSearchAddress, writeListingAddress } from './listing-address';
import { FIRST_VIEW, type ListingRequest } from './listing-request';
import { SORT_KEYS } from './listing-rules';

const read = (query: string) => readListingAddress(new URLSearchParams(query), SOME_FILTERS);

describe('listing address', () => {
  it('uses Shopify’s own parameters for filters and sort orders', () => {
    expect(
      read(
        'filter.v.option.color=Red&filter.v.option.color=Blue&filter.v.price.gte=9.5&filter.v.price.lte=20&filter.v.availability=1&sort_by=price-ascending&page=3&limit=all',
      ),
    ).toEqual({
      choices: [
        { param: 'filter.v.availability', values: ['1'], from: null, to: null },
        { param: 'filter.v.price', values: [], from: 950, to: 2000 },
        { param: 'filter.v.option.color', values: ['Red', 'Blue'], from: null, to: null },
      ],
      sort: 'lowest-price',
      page: 3,
      limit: 'all',
    });
  });

  it('uses Shopify’s own search parameters, plus one that turns off correction', () => {
    const search = (query: string) => readSearchAddress(new URLSearchParams(query));
    expect(search('q=+red+mug&q=lamp')).toEqual({ text: 'red mug', isAsTyped: false });
    expect(search('q=mgu&as_typed=1').isAsTyped).toBe(true);
    expect(search('')).toEqual({ text: '', isAsTyped: false });
    expect(search(`q=${'x'.repeat(10_000)}`).text).toHaveLength(256);
    expect(read('sort_by=relevance').sort).toBe('featured');
  });

  test.each([
    'page=0',
    'page=-1',
    'page=1e9',
    'page=x',
    'limit=0',
    'sort_by=__proto__',
    'filter.v.price.gte=NaN',
    'filter.v.price.gte=1e99',
    'filter.p.vendor=',
    'filter.p.m.custom.secret=1',
    'filter.v.price=100',
    `filter.p.vendor=${'x'.repeat(4000)}`,
  ])('ignores the invalid %s', (query) => {
    expect(read(query)).toEqual(FIRST_VIEW);
  });

  it('is read up to a limit', () => {
    const query = Array.from({ length: 20_000 }, (_, place) => `filter.p.vendor=${place}`).join('&');
    expect(read(query).choices[0]?.values).toHaveLength(100);
  });

  it('round-trips every request', () => {
    const value = fc.string({ minLength: 1, maxLength: 20 });
    const values = (param: string) =>
      fc
        .uniqueArray(value, { minLength: 1, maxLength: 3 })
        .map((values) => ({ param, values, from: null, to: null }));
    const amount = fc.option(fc.integer({ min: -999, max: 9_999_999 }));
    const price = fc.record({
      param: fc.constant('filter.v.price'),
      values: fc.constant([]),
      from: amount,
      to: fc.integer({ min: 0, max: 99_999 }),
    });
    const request: fc.Arbitrary<ListingRequest> = fc.record({
      choices: fc
        .tuple(fc.option(price), fc.option(values('filter.v.option.size')), fc.option(values('filter.p.tag')))
        .map((choices) => choices.filter((choice) => choice !== null)),
      sort: fc.option(fc.constantFrom(...SORT_KEYS)),
      page: fc.integer({ min: 1, max: 999 }),
      limit: fc.option(fc.constantFrom('all' as const, 25)),
    });
    fc.assert(
      fc.property(request, (request) => {
        const written = new URLSearchParams(writeListingAddress(request)).toString();
        expect(read(written)).toEqual(request);
      }),
    );
  });
});
