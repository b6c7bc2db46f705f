import { getTableConfig } from 'drizzle-orm/pg-core';
import { atOneInstant } from '../db/at-one-instant';
import type { Database } from '../db/database';
import { MIGRATIONS } from '../db/embedded-migrations';
import type { ShopStore } from '../db/for-shop';
import { shops } from '../db/schema';
import { primaryKeyOf, type ShopTable } from '../db/shop-table';
import { exportedColumns, type Scope, tablesOf } from './exported-tables';
import { type End, FORMAT, type Head } from './shop-file';

/** Page size of reads: events are short, documents aren't. */
const PAGE_ROWS = 200;

/**
 * Lines of a shop's copy (`shop-file`). `store` reads a consistent snapshot (`db/at-one-instant`). The copy has no
 * row of the shop's own if the shop has none.
 */
export async function* exportShop(store: ShopStore, scope: Scope, madeAt: Date): AsyncGenerator<string> {
  const head: Head = {
    cartwright: 'shop',
    format: FORMAT,
    shop: store.shopId,
    scope,
    madeAt: madeAt.toISOString(),
    migration: MIGRATIONS.at(-1)?.name ?? '',
  };
  yield `${JSON.stringify(head)}\n`;
  const end: End = {};
  for (const table of [shops, ...tablesOf(scope)]) {
    const { name } = getTableConfig(table);
    const columns = exportedColumns(table, scope);
    for await (const row of rowsOf(store, table)) {
      const named = columns.map(([field, column]) => [column.name, row[field]]);
      yield `${JSON.stringify({ table: name, row: Object.fromEntries(named) })}\n`;
      end[name] = (end[name] ?? 0) + 1;
    }
  }
  yield `${JSON.stringify({ end })}\n`;
}

/** All lines of a shop's copy, for the few of settings. */
export function exportedLines(
  database: Pick<Database, 'sql'>,
  shopId: string,
  scope: Scope,
  madeAt: Date,
): Promise<string[]> {
  return atOneInstant(database, shopId, async (store) => {
    const lines: string[] = [];
    for await (const line of exportShop(store, scope, madeAt)) lines.push(line);
    return lines;
  });
}

async function* rowsOf(store: ShopStore, table: ShopTable): AsyncGenerator<Record<string, unknown>> {
  const by = Object.keys(primaryKeyOf(table)).filter((name) => name !== 'shopId');
  if (by.length === 0) {
    yield* await store.rows(table);
    return;
  }
  let after: Record<string, unknown> | undefined;
  do {
    const page = await store.pageByKey(table as Keyed, {
      by,
      order: 'ascending',
      after,
      limit: PAGE_ROWS,
    });
    yield* page.rows;
    after = page.following === null ? undefined : page.rows.at(-1);
  } while (after);
}

/** Table whose column names are unknown to the compiler. */
type Keyed = ShopTable & { readonly $inferSelect: Record<string, unknown> };
