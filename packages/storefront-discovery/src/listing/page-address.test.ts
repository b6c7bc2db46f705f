import { describe, expect, it } from 'vitest';
import { aListingResponse } from '../testing/a-listing-response';
import {
  asRequested,
  asTyped,
  listingAddress,
  sortOf,
  withLimit,
  withoutFilters,
  withoutRange,
  withPage,
  withSort,
  withValue,
} from './page-address';

describe('list address', () => {
  it('requests with the page’s country and language', () => {
    const address = '/apps/cartwright/collections/sale?country=DE&locale=de';
    expect(listingAddress(address, '', 1)).toBe(address);
    expect(listingAddress(address, '?page=2', 3)).toBe(`${address}&page=2&part=3`);
    expect(listingAddress(address, '?part=2&q=mug&part=', 1)).toBe(`${address}&q=mug`);
  });

  it('omits the first page and keeps other parameters', () => {
    expect(withPage('', 1)).toBe('');
    expect(withPage('', 2)).toBe('?page=2');
    expect(withPage('?page=3&sort_by=manual&utm_source=mail', 1)).toBe('?sort_by=manual&utm_source=mail');
    expect(withPage('?filter.v.option.color=Red&filter.v.option.color=Blue', 2)).toBe(
      '?filter.v.option.color=Red&filter.v.option.color=Blue&page=2',
    );
  });

  it('resets to the first page for another order', () =>
    expect(withSort('?page=3&sort_by=manual&filter.v.availability=1', 'price-ascending')).toBe(
      '?sort_by=price-ascending&filter.v.availability=1',
    ));

  it('resets to the first page for an as-typed search', () =>
    expect(asTyped('?q=enmael+mug&page=2&sort_by=relevance')).toBe(
      '?q=enmael+mug&sort_by=relevance&as_typed=1',
    ));

  it('resets to the first page for another page size', () =>
    expect(withLimit('?page=3&limit=10&filter.v.availability=1', 'all')).toBe(
      '?limit=all&filter.v.availability=1',
    ));

  it('returns its requested order', () => {
    expect(sortOf('?sort_by=best-selling')).toBe('best-selling');
    expect(sortOf('?page=2')).toBeNull();
  });
});

describe('filtered list address', () => {
  const RED = '?filter.v.option.color=Red';

  it('uses Shopify’s filter parameters and resets to the first page', () => {
    expect(withValue('', 'filter.v.option.color', 'Red', true)).toBe(RED);
    expect(withValue(`${RED}&sort_by=manual&page=3`, 'filter.v.option.color', 'Blue', true)).toBe(
      '?sort_by=manual&filter.v.option.color=Red&filter.v.option.color=Blue',
    );
    expect(
      withValue('?filter.v.option.Color=Red&utm_source=mail', 'filter.v.option.color', 'Red', false),
    ).toBe('?utm_source=mail');
    expect(withValue('', 'filter.p.vendor', 'A & B', true)).toBe('?filter.p.vendor=A+%26+B');
  });

  it('removes a range and resets to the first page', () => {
    expect(withoutRange('?page=2&filter.v.price.gte=10&filter.v.price.lte=20', 'filter.v.price')).toBe('');
  });

  it('clears every filter and keeps everything else', () =>
    expect(withoutFilters(`${RED}&filter.p.m.custom.x=1&sort_by=manual&page=2`)).toBe('?sort_by=manual'));

  it('shows chosen filters before the response arrives', () => {
    const [color, price] = asRequested(
      aListingResponse().facets,
      '?filter.v.option.COLOR=Blue&filter.v.price.gte=12',
    );
    expect(color?.kind === 'values' && color.values.map(({ value, chosen }) => [value, chosen])).toEqual([
      ['Red', false],
      ['Blue', true],
    ]);
    expect(price).toMatchObject({ from: { value: '12', text: '12' }, to: null });
  });
});
