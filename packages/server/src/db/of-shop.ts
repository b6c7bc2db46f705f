import { and, eq, sql as fragment, type SQL } from 'drizzle-orm';
import type { ShopTable } from './shop-table';

/** Condition for the shop's rows of a table that also match `where`. */
export function ofShop(table: ShopTable, shopId: string, where?: SQL): SQL | undefined {
  return and(eq(table.shopId, shopId), inBrackets(where));
}

/** Parenthesises a caller's SQL: a top-level `or` would bypass the shop filter. */
export function inBrackets(where: SQL | undefined): SQL | undefined {
  return where && fragment`(${where})`;
}
