import { getTableColumns } from 'drizzle-orm';
import { array, assert, constantFrom, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastOfEachKey, MAX_VALUES, rowChunks } from './row-chunks';
import { events, leases, shops, widgets } from './schema';
import { primaryKeyOf } from './shop-table';

/** PostgreSQL counts the parameters of a statement in 16 bits. */
const MAX_PARAMETERS = 65_535;

describe('row chunks', () => {
  it('contain the same rows, in statements that PostgreSQL accepts', () => {
    assert(
      property(nat({ max: 9_000 }), constantFrom(events, leases, widgets, shops), (length, table) => {
        const rows = Array.from({ length }, (_, row) => row);
        const chunks = rowChunks(table, rows);
        const columns = Object.keys(getTableColumns(table)).length;
        expect(chunks.flat()).toEqual(rows);
        for (const chunk of chunks) {
          expect(chunk.length).toBeGreaterThan(0);
          expect(chunk.length * columns).toBeLessThanOrEqual(Math.min(MAX_VALUES, MAX_PARAMETERS));
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe('last row of each key', () => {
  const key = primaryKeyOf(leases);
  const until = new Date(0);

  it('equals the result of writing rows in turn, sorted by key', () => {
    assert(
      property(array(constantFrom('a', 'b', 'c,"d', 'c'), { maxLength: 12 }), (names) => {
        const rows = names.map((name, index) => ({ name, holder: String(index), until }));
        const left = new Map(rows.map((row) => [row.name, row]));
        const last = lastOfEachKey(leases, key, rows);
        expect(last).toHaveLength(left.size);
        expect(new Set(last)).toEqual(new Set(left.values()));
        expect(last).toEqual(lastOfEachKey(leases, key, [...last].reverse()));
      }),
    );
  });

  it('compares numbers as the database does', () => {
    const rows = [1, 11, 2, 1].map((number) => ({ pageId: 'p', number }));
    expect(lastOfEachKey(events, primaryKeyOf(events), rows)).toHaveLength(3);
  });

  it('rejects a row without its key', () => {
    expect(() => lastOfEachKey(leases, key, [{ holder: 'x', until }])).toThrow('has to say its name');
  });
});
