import type { Database } from './database';
import { forShop, type ShopStore } from './for-shop';

/** Reads a shop's tables in a consistent read-only snapshot. */
export function atOneInstant<Result>(
  { sql }: Pick<Database, 'sql'>,
  shopId: string,
  work: (store: ShopStore) => Promise<Result>,
): Promise<Result> {
  return sql.transaction((tx) => work(forShop({ sql: tx }, shopId)), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}
