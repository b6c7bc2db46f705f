import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageQuery, pagination, paginationOf } from './paging';

describe('pagination', () => {
  it('counts pages', () => {
    const pagesOf = (totalItems: number) => paginationOf({ limit: 25, page: 1, totalItems }).totalPages;
    expect([0, 1, 25, 26, 50, 51].map(pagesOf)).toEqual([0, 1, 1, 2, 2, 3]);
  });

  it('matches the contract and has just enough pages for all items', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.nat(100_000), (limit, totalItems) => {
        const counted = pagination.parse(paginationOf({ limit, page: 1, totalItems }));
        expect(counted.totalPages * limit).toBeGreaterThanOrEqual(totalItems);
        expect((counted.totalPages - 1) * limit).toBeLessThan(totalItems);
      }),
    );
  });

  it('reads page and limit from query strings and rejects invalid ones', () => {
    const request = pageQuery(50);
    expect(request.parse({})).toEqual({ page: 1, limit: 50 });
    expect(request.parse({ page: '3', limit: '20' })).toEqual({ page: 3, limit: 20 });
    for (const wrong of [
      { page: '0' },
      { page: 'x' },
      { limit: '51' },
      { limit: '0' },
      { limit: '1.5' },
      { offset: '1' },
    ]) {
      expect(request.safeParse(wrong).success).toBe(false);
    }
  });
});
