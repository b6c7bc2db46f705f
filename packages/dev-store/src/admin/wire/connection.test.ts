import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { connection, pageOf } from './connection';

const items = Array.from({ length: 12 }, (_, at) => ({ id: `id-${at}`, number: at }));
const ordered = {
  items,
  idOf: ({ id }: { readonly id: string }) => id,
  positionOf: (id: string) => {
    const position = items.findIndex((item) => item.id === id);
    return position === -1 ? undefined : position;
  },
};
const cursorOf = (id: string) => Buffer.from(id).toString('base64');

test('filtering a page gives the same result as paging a filtered list', () => {
  const place = fc.option(fc.nat(11), { nil: null });
  fc.assert(
    fc.property(
      fc.subarray(items),
      fc.record({ size: fc.nat(13), last: fc.boolean(), reverse: fc.boolean(), after: place, before: place }),
      (kept, { size, last, reverse, after, before }) => {
        const known = (at: number | null) => {
          const item = items.find(({ number }) => number === at);
          return item && kept.includes(item) ? cursorOf(item.id) : null;
        };
        const request = {
          ...(last ? { last: size } : { first: size }),
          reverse,
          after: known(after),
          before: known(before),
        };
        const lazy = pageOf(ordered, request, (item) => item, { keeps: (item) => kept.includes(item) });
        expect(lazy).toEqual(connection(kept, request));
        // What nobody wants at the beginning need not be looked at.
        const from = kept[0]?.number ?? 0;
        const later = pageOf(ordered, request, (item) => item, {
          from,
          keeps: (item) => kept.includes(item),
        });
        expect(later).toEqual(lazy);
      },
    ),
  );
});

test('consecutive pages contain every item once', () => {
  fc.assert(
    fc.property(fc.subarray(items), fc.integer({ min: 1, max: 5 }), fc.boolean(), (kept, first, reverse) => {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page: ReturnType<typeof connection<(typeof items)[number]>> = connection(kept, {
          first,
          after,
          reverse,
        });
        seen.push(...page.nodes.map(({ id }) => id));
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after !== null);
      const expected = kept.map(({ id }) => id);
      expect(seen).toEqual(reverse ? expected.reverse() : expected);
    }),
  );
});

it('reads from the cursor, one item past the page at most', () => {
  const reads: number[] = [];
  const keeps = ({ number }: { readonly number: number }) => {
    reads.push(number);
    return number % 2 === 0;
  };
  const page = pageOf(ordered, { first: 2, after: cursorOf('id-4') }, ({ id }) => id, { keeps });
  expect(page.nodes).toEqual(['id-6', 'id-8']);
  expect(Math.max(...reads)).toBe(10);
  expect(Math.min(...reads)).toBe(4);
});

it.each([
  [{}, 'you must provide one of first or last'],
  [{ first: 1, last: 1 }, 'you must provide one of first or last'],
  [{ first: 251 }, 'first must be between 0 and 250'],
  [{ last: -1 }, 'last must be between 0 and 250'],
  [{ first: 1, after: 'bm9wZQ==' }, 'Invalid cursor: bm9wZQ=='],
])('rejects %j', (args, message) => {
  expect(() => connection(items, args)).toThrow(message);
});
