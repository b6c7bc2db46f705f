import { getTableColumns } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ShopTable } from './shop-table';

/**
 * Maximum of values per statement. PostgreSQL allows 65,535; fewer keep the single connection of an embedded
 * database responsive.
 */
export const MAX_VALUES = 5_000;

/** Splits rows into chunks, each small enough for one insert into `table`. */
export function rowChunks<NewRow>(table: ShopTable, rows: readonly NewRow[]): NewRow[][] {
  const columns = Object.keys(getTableColumns(table)).length;
  const rowsPerChunk = Math.max(1, Math.floor(MAX_VALUES / columns));
  return Array.from({ length: Math.ceil(rows.length / rowsPerChunk) }, (_, chunk) =>
    rows.slice(chunk * rowsPerChunk, (chunk + 1) * rowsPerChunk),
  );
}

/**
 * Last of the rows for each value of `key`, sorted by key: a statement may write a row only once, and two
 * statements writing the same rows in different orders would deadlock. Throws for a row without its key.
 */
export function lastOfEachKey<NewRow extends object>(
  table: ShopTable,
  key: Readonly<Record<string, PgColumn>>,
  rows: readonly NewRow[],
): NewRow[] {
  const said = Object.entries(key).filter(([, column]) => column !== table.shopId);
  const byKey = new Map(rows.map((row) => [keyText(said, row), row]));
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

function keyText(key: readonly (readonly [string, PgColumn])[], row: object): string {
  const texts = key.map(([name, column]) => {
    const value: unknown = Reflect.get(row, name);
    if (value === undefined) throw new Error(`A row that may replace another has to say its ${name}.`);
    return String(column.mapToDriverValue(value));
  });
  return JSON.stringify(texts);
}
