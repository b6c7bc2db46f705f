import { is, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { ShopStore } from './for-shop';
import * as schema from './schema';
import { lockShop } from './shop-row';
import type { ShopTable } from './shop-table';

/** Rows that are deleted at once: a moment's work, after which others have their turn. */
const AT_ONCE = 1_000;

/** Rows that stay until everything else is gone: those that have it begun again when it is cut off. */
export interface LastRows {
  readonly table: ShopTable;
  /** Those of the table that need not stay. */
  readonly others: SQL;
}

/**
 * Deletes every row of the shop in every table: most in small steps, then, in one transaction, the shop's own row, the last
 * rows, and what was written meanwhile. Cut off, it can be done again. Gives how many rows there were, by the table's name.
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
    // Whoever changes the shop does so before, or finds it gone.
    await lockShop(shop);
    for (const table of tables) note(table, (await shop.remove(table, undefined)).length);
  });
  return removed;
}
