import type { Database } from './database';
import { forShop, type ShopStore } from './for-shop';

/** Reads a shop's tables as they are at one instant, whatever is written meanwhile. `work` can't write. */
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
