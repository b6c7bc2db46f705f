import { describe, expect, it } from 'vitest';
import { askedAt, sortOf, withPage, withSort } from './page-address';

describe('the address of a list', () => {
  it('is asked for with the page’s country and language', () => {
    const address = '/apps/cartwright/collections/sale?country=DE&locale=de';
    expect(askedAt(address, '', 1)).toBe(address);
    expect(askedAt(address, '?page=2', 3)).toBe(`${address}&page=2&part=3`);
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

  it('tells the order that it asks for', () => {
    expect(sortOf('?sort_by=best-selling')).toBe('best-selling');
    expect(sortOf('?page=2')).toBeNull();
  });
});
