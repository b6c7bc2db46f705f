import { and, eq, sql as fragment, type SQL } from 'drizzle-orm';
import type { ShopTable } from './shop-table';

/** Rows of a table that are the shop's, and of these those for which `where` holds. */
export function ofShop(table: ShopTable, shopId: string, where?: SQL): SQL | undefined {
  return and(eq(table.shopId, shopId), inBrackets(where));
}

/** A caller's own SQL may have an `or`, which would reach beyond what stands before it: the rows of every shop. */
export function inBrackets(where: SQL | undefined): SQL | undefined {
  return where && fragment`(${where})`;
}
