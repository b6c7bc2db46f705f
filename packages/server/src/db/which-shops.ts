import type { SQL } from 'drizzle-orm';
import type { Database } from './database';
import type { ShopTable } from './shop-table';

/**
 * Ids of the shops with a row in `table` that matches `where`, in any order. The only query across shops, for
 * loops that would otherwise query each: it returns no data of theirs.
 */
export async function whichShops(
  { sql }: Pick<Database, 'sql'>,
  table: ShopTable,
  where: SQL,
): Promise<string[]> {
  const found = await sql.selectDistinct({ shopId: table.shopId }).from(table).where(where);
  return found.map(({ shopId }) => String(shopId));
}
