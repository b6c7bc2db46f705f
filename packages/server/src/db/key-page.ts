import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Row, ShopTable } from './shop-table';

type Order = 'ascending' | 'descending';

/** Keyset pagination: a page that starts after a given row. */
export interface KeyPage<Table extends ShopTable, Name extends keyof Row<Table> & string> {
  /** Columns of the sort order, never null, and unique together. */
  readonly by: readonly Name[];
  readonly order: Order;
  /** Last row of the previous page; absent for the first page. */
  readonly after?: Pick<Row<Table>, Name> | undefined;
  readonly where?: SQL | undefined;
  /** Page size. */
  readonly limit: number;
}

/** Condition for rows after the one with `values` in the columns of `key`. */
export function isBehind(key: readonly PgColumn[], values: readonly unknown[], order: Order): SQL {
  const columns = sql.join([...key], sql`, `);
  const own = sql.join(
    key.map((column, index) => sql.param(values[index], column)),
    sql`, `,
  );
  return order === 'ascending' ? sql`(${columns}) > (${own})` : sql`(${columns}) < (${own})`;
}
