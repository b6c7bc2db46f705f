import type { SQL } from 'drizzle-orm';
import type { Database } from './database';
import type { ShopTable } from './shop-table';

/**
 * The shops that have a row in `table` for which `where` holds, in any order. The only question that is asked of all shops
 * at once, for loops that would otherwise ask for each: it gives their ids, and nothing that belongs to them.
 */
export async function whichShops(
  { sql }: Pick<Database, 'sql'>,
  table: ShopTable,
  where: SQL,
): Promise<string[]> {
  const found = await sql.selectDistinct({ shopId: table.shopId }).from(table).where(where);
  return found.map(({ shopId }) => String(shopId));
}
