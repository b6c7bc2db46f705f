import { getTableColumns, is } from 'drizzle-orm';
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ShopStore } from '../db/for-shop';
import * as schema from '../db/schema';
import type { ShopTable } from '../db/shop-table';

export const shopTables = (): ShopTable[] => Object.values(schema).filter((each) => is(each, PgTable));

/** Inserts a row of the shop into every table of the schema. */
export async function fillTables(store: ShopStore): Promise<void> {
  for (const table of shopTables()) await store.upsertMany(table, [aRow(table)]);
}

/** Rows of the shop in every table. */
export async function rowsOfTables(store: ShopStore): Promise<readonly unknown[][]> {
  const found: unknown[][] = [];
  for (const table of shopTables()) found.push(await store.rows(table));
  return found;
}

function aRow(table: ShopTable): object {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => name !== 'shopId');
  return Object.fromEntries(columns.map(([name, column]) => [name, aValue(column)]));
}

function aValue({ dataType, enumValues, columnType, name }: PgColumn): unknown {
  if (enumValues?.[0] !== undefined) return enumValues[0];
  switch (dataType) {
    case 'string':
      return columnType === 'PgNumeric' ? '1' : 'text';
    case 'number':
      return 1;
    case 'bigint':
      return 1n;
    case 'boolean':
      return true;
    case 'json':
      return {};
    case 'array':
      return [];
    case 'date':
      return new Date(0);
    default:
      throw new Error(`Nobody knows what a column like ${name} may have: ${dataType}.`);
  }
}
