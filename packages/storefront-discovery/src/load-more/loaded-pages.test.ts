import type { ListingResponse } from '@cartwright/core/listing/listing-response';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aListingResponse } from '../testing/a-listing-response';
import { firstPageOf, pageAt, startsOf, withNextPage, withPreviousPage } from './loaded-pages';

const [mug] = aListingResponse().products;
if (!mug) throw new Error('The answer is empty.');

/** One of this many pages, with these products. */
const page = (number: number, ids: readonly number[], pages = 5): ListingResponse =>
  aListingResponse({ page: number, pages, total: 10, products: ids.map((id) => ({ ...mug, id })) });
const ids = ({ products }: ListingResponse) => products.map(({ id }) => id);

describe('loaded pages shown as one list', () => {
  it('start with the requested page and record where each page begins', () => {
    const third = page(3, [5, 6]);
    expect([firstPageOf(third), startsOf(third)]).toEqual([3, [0]]);
    const two = withNextPage(third, page(4, [7, 8]));
    expect([ids(two), two.page, firstPageOf(two), startsOf(two)]).toEqual([[5, 6, 7, 8], 4, 3, [0, 2]]);
    const three = withPreviousPage(two, page(2, [3, 4]));
    expect([ids(three), three.page, firstPageOf(three)]).toEqual([[3, 4, 5, 6, 7, 8], 4, 2]);
    expect(startsOf(three)).toEqual([0, 2, 4]);
  });

  it('keep the visible product when a catalog change lists it twice', () => {
    const next = withNextPage(page(1, [1, 2]), page(2, [2, 3]));
    expect([ids(next), startsOf(next)]).toEqual([
      [1, 2, 3],
      [0, 2],
    ]);
    const previous = withPreviousPage(page(2, [3, 4]), page(1, [2, 3]));
    expect([ids(previous), startsOf(previous)]).toEqual([
      [2, 3, 4],
      [0, 1],
    ]);
  });

  it('keep each page’s tiles in place', () => {
    const tile = (name: string, after: number) => ({
      name,
      after,
      image: 'https://cdn.example/a.png',
      link: null,
    });
    const first = { ...page(1, [1, 2]), tiles: [tile('A', 1)] };
    const second = { ...page(2, [3, 4]), tiles: [tile('B', 0), tile('C', 2)] };
    const places = ({ tiles }: ListingResponse) => tiles.map(({ name, after }) => [name, after]);
    const both = [
      ['A', 1],
      ['B', 2],
      ['C', 4],
    ];
    expect(places(withNextPage(first, second))).toEqual(both);
    expect(places(withPreviousPage(second, first))).toEqual(both);
  });

  it('use the counts of the latest response', () => {
    const shrunk = { ...page(2, [3], 2), total: 3 };
    expect(withNextPage(page(1, [1, 2]), shrunk)).toMatchObject({ total: 3, pages: 2, page: 2 });
  });

  it('return the visible page: the last one that begins above the line', () => {
    const list = withNextPage(withNextPage(page(2, [1]), page(3, [2])), page(4, [3]));
    expect(pageAt(list, [100, 900, 1700], 400)).toBe(2);
    expect(pageAt(list, [-800, 400, 1200], 400)).toBe(3);
    expect(pageAt(list, [-1600, -800, 0], 400)).toBe(4);
    // None of it is visible yet.
    expect(pageAt(list, [500, 1300, 2100], 400)).toBe(2);
  });

  it('contain every product once, in any loading order', () => {
    const anId = fc.integer({ min: 1, max: 12 });
    const step = fc.record({ forth: fc.boolean(), ids: fc.uniqueArray(anId, { maxLength: 4 }) });
    fc.assert(
      fc.property(
        fc.uniqueArray(anId, { maxLength: 4 }),
        fc.array(step, { maxLength: 6 }),
        (first, steps) => {
          const list = steps.reduce(
            (list: ListingResponse, { forth, ids }) =>
              (forth ? withNextPage : withPreviousPage)(list, page(0, ids)),
            page(4, first),
          );
          const starts = startsOf(list);
          expect(new Set(ids(list))).toEqual(new Set([first, ...steps.map(({ ids }) => ids)].flat()));
          expect(new Set(ids(list)).size).toBe(list.products.length);
          expect(starts).toEqual([...starts].sort((a, b) => a - b));
          expect(starts.length).toBe(steps.length + 1);
          expect(firstPageOf(list)).toBe(4 - steps.filter(({ forth }) => !forth).length);
        },
      ),
      { numRuns: 100 },
    );
  });
});
