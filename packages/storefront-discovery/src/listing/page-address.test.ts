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

describe('the address of a list', () => {
  it('is asked for with the page’s country and language', () => {
    const address = '/apps/cartwright/collections/sale?country=DE&locale=de';
    expect(listingAddress(address, '', 1)).toBe(address);
    expect(listingAddress(address, '?page=2', 3)).toBe(`${address}&page=2&part=3`);
    expect(listingAddress(address, '?part=2&q=mug&part=', 1)).toBe(`${address}&q=mug`);
  });

  it('names no first page, and keeps whatever else it says', () => {
    expect(withPage('', 1)).toBe('');
    expect(withPage('', 2)).toBe('?page=2');
    expect(withPage('?page=3&sort_by=manual&utm_source=mail', 1)).toBe('?sort_by=manual&utm_source=mail');
    expect(withPage('?filter.v.option.color=Red&filter.v.option.color=Blue', 2)).toBe(
      '?filter.v.option.color=Red&filter.v.option.color=Blue&page=2',
    );
  });

  it('begins at the first page in another order', () =>
    expect(withSort('?page=3&sort_by=manual&filter.v.availability=1', 'price-ascending')).toBe(
      '?sort_by=price-ascending&filter.v.availability=1',
    ));

  it('insists on what was typed, from the first page on', () =>
    expect(asTyped('?q=enmael+mug&page=2&sort_by=relevance')).toBe(
      '?q=enmael+mug&sort_by=relevance&as_typed=1',
    ));

  it('begins at the first page with another number of products on it', () =>
    expect(withLimit('?page=3&limit=10&filter.v.availability=1', 'all')).toBe(
      '?limit=all&filter.v.availability=1',
    ));

  it('tells the order that it asks for', () => {
    expect(sortOf('?sort_by=best-selling')).toBe('best-selling');
    expect(sortOf('?page=2')).toBeNull();
  });
});

describe('the address of a filtered list', () => {
  const RED = '?filter.v.option.color=Red';

  it('has the values of a filter as Shopify has them, and begins at the first page', () => {
    expect(withValue('', 'filter.v.option.color', 'Red', true)).toBe(RED);
    expect(withValue(`${RED}&sort_by=manual&page=3`, 'filter.v.option.color', 'Blue', true)).toBe(
      '?sort_by=manual&filter.v.option.color=Red&filter.v.option.color=Blue',
    );
    expect(
      withValue('?filter.v.option.Color=Red&utm_source=mail', 'filter.v.option.color', 'Red', false),
    ).toBe('?utm_source=mail');
    expect(withValue('', 'filter.p.vendor', 'A & B', true)).toBe('?filter.p.vendor=A+%26+B');
  });

  it('takes a range back, from the first page on', () => {
    expect(withoutRange('?page=2&filter.v.price.gte=10&filter.v.price.lte=20', 'filter.v.price')).toBe('');
  });

  it('is cleared of every filter, and of nothing else', () =>
    expect(withoutFilters(`${RED}&filter.p.m.custom.x=1&sort_by=manual&page=2`)).toBe('?sort_by=manual'));

  it('tells what is chosen before there is an answer', () => {
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
