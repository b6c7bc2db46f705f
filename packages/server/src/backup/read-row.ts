import { getTableColumns } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ShopTable } from '../db/shop-table';

/** Row of a table for an insert by drizzle, or the error in it. */
type ReadRow =
  | { readonly ok: true; readonly row: Record<string, unknown> }
  | { readonly ok: false; readonly message: string };

/**
 * Reads a row of a copy, whose column names are those of the database. Absent columns get the defaults of a new
 * row.
 */
export function readRow(table: ShopTable, written: Readonly<Record<string, unknown>>): ReadRow {
  const columns = Object.entries(getTableColumns(table)).filter(([, column]) => column !== table.shopId);
  const known = new Set(columns.map(([, { name }]) => name));
  const stray = Object.keys(written).find((name) => !known.has(name));
  if (stray !== undefined) return { ok: false, message: `there is no column ${stray}` };
  const row: Record<string, unknown> = {};
  for (const [field, column] of columns) {
    const value = written[column.name];
    if (value === undefined) {
      if (column.notNull && !column.hasDefault) return { ok: false, message: `${column.name} is missing` };
      continue;
    }
    const read = value === null ? (column.notNull ? WRONG : null) : readValue(column, value);
    if (read === WRONG) return { ok: false, message: `${column.name} has a value that it can’t have` };
    row[field] = read;
  }
  return { ok: true, row };
}

const WRONG = Symbol('wrong');

function readValue(column: PgColumn, value: unknown): unknown {
  switch (column.dataType) {
    case 'string':
      return typeof value === 'string' && (column.enumValues?.includes(value) ?? true) ? value : WRONG;
    case 'number':
      return Number.isSafeInteger(value) ? value : WRONG;
    case 'boolean':
      return typeof value === 'boolean' ? value : WRONG;
    case 'date':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? new Date(value) : WRONG;
    case 'array':
      return Array.isArray(value) && value.every((each) => ['string', 'number'].includes(typeof each))
        ? value
        : WRONG;
    case 'json':
      return value;
    default:
      return WRONG;
  }
}
