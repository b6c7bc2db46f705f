import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageHeaders, pageOf } from './page-headers';

const roundTrip = (page: { count: number | null; cursor: string | null }) =>
  pageOf(new Headers(pageHeaders(page)));

describe('page headers', () => {
  it('round-trip any count and cursor', () => {
    const cursors = fc.option(fc.base64String({ minLength: 1, maxLength: 200 }), { nil: null });
    const counts = fc.option(fc.nat(), { nil: null });
    fc.assert(
      fc.property(counts, cursors, (count, cursor) => {
        expect(roundTrip({ count, cursor })).toEqual({ count, cursor });
      }),
    );
  });

  it('have the names of the specification', () => {
    expect(pageHeaders({ count: 3, cursor: 'abc' })).toEqual({
      'X-Page-Count': '3',
      'X-Pagination-Cursor': 'abc',
    });
    expect(pageHeaders({ count: null, cursor: null })).toEqual({});
  });

  it('reject invalid page counts', () => {
    for (const count of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => pageHeaders({ count, cursor: null })).toThrow('X-Page-Count');
    }
  });

  it('reject cursors that a header can’t carry', () => {
    for (const cursor of ['', 'a b', 'a\r\nSet-Cookie: x', 'ü', 'a'.repeat(4001)]) {
      expect(() => pageHeaders({ count: null, cursor })).toThrow();
    }
  });

  it.each([
    { 'X-Page-Count': '-1' },
    { 'X-Page-Count': '1.5' },
    { 'X-Page-Count': '' },
    { 'X-Page-Count': 'many' },
    { 'X-Pagination-Cursor': '' },
    { 'X-Pagination-Cursor': 'a b' },
  ])('are ignored when malformed: %j', (headers) => {
    expect(pageOf(new Headers(headers))).toBeNull();
  });
});
