import { describe, expect, it } from 'vitest';
import { LARKSPUR_SUPPLY } from '../catalogue/larkspur/larkspur-supply';
import { readCollectionQuery, viewCollection } from './collection-query';

const { products } = LARKSPUR_SUPPLY;
const view = (address: string) =>
  viewCollection(products, readCollectionQuery(Object.fromEntries(new URLSearchParams(address))));

/** Every product of a view, page after page. */
const all = (address: string) =>
  Array.from(
    { length: view(address).pages },
    (_, index) => view(`${address}&page=${index + 1}`).products,
  ).flat();

describe('collection view', () => {
  it('shows every product once across its pages', () => {
    expect(all('').map(({ id }) => id)).toEqual(products.map(({ id }) => id));
    expect(view('').products).toHaveLength(12);
  });

  it.each(['page=99', 'page=0', 'page=-1', 'page=x', 'sort_by=constructor', 'filter.v.price.gte=cheap'])(
    'ignores the invalid parameter %s',
    (address) => {
      expect(view(address).count).toBe(products.length);
      expect(view(address).products.length).toBeGreaterThan(0);
    },
  );

  it('sorts by the lowest price', () => {
    const prices = (address: string) =>
      all(address).map(({ variants }) => Math.min(...variants.map(({ price }) => price)));
    const up = prices('sort_by=price-ascending');
    expect(up).toEqual(up.toSorted((a, b) => a - b));
    expect(prices('sort_by=price-descending')).toEqual(up.toReversed());
  });

  it('matches all filters on one variant', () => {
    // The large bowl costs 44; no small one does, and the sold-out can is not offered.
    const handles = all('filter.v.availability=1&filter.v.price.gte=44&filter.v.price.lte=68').map(
      ({ handle }) => handle,
    );
    expect(handles).toContain('stoneware-bowl');
    expect(handles).not.toContain('watering-can');
    expect(handles).not.toContain('enamel-mug');
  });

  it('has one page if empty', () => {
    expect(view('filter.v.price.gte=9000')).toEqual({ products: [], count: 0, page: 1, pages: 1 });
  });
});
