import { is, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { ShopStore } from './for-shop';
import * as schema from './schema';
import { lockShop } from './shop-row';
import type { ShopTable } from './shop-table';

/** Batch size of deletions, short enough for other work to interleave. */
const AT_ONCE = 1_000;

/** Rows that are deleted last: those from which an interrupted deletion is resumed. */
export interface LastRows {
  readonly table: ShopTable;
  /** Condition for rows of the table that are deleted earlier. */
  readonly others: SQL;
}

/**
 * Deletes all rows of the shop: most in batches, then, in one transaction, the shop's own row, the last rows, and
 * those written meanwhile. Can be repeated after an interruption. Returns the number of rows by table name.
 */
export async function removeShop(store: ShopStore, last: LastRows): Promise<ReadonlyMap<string, number>> {
  const tables: readonly ShopTable[] = Object.values(schema).filter((each) => is(each, PgTable));
  const removed = new Map<string, number>();
  const note = (table: ShopTable, rows: number) => {
    const { name } = getTableConfig(table);
    if (rows > 0) removed.set(name, (removed.get(name) ?? 0) + rows);
  };
  for (const table of tables.filter((each) => each !== schema.shops)) {
    const where = table === last.table ? last.others : sql`true`;
    for (let rows = AT_ONCE; rows === AT_ONCE; ) {
      rows = await store.removeSome(table, where, AT_ONCE);
      note(table, rows);
    }
  }
  await store.transaction(async (shop) => {
    // Concurrent changes of the shop come first, or find it missing.
    await lockShop(shop);
    for (const table of tables) note(table, (await shop.remove(table, undefined)).length);
  });
  return removed;
}
