import { isNull } from 'drizzle-orm';
import type { Database } from './database';
import { installations } from './schema';

/** Shops with the app installed. A query across all shops, run at server start and occasionally. */
export async function installedShops({ sql }: Pick<Database, 'sql'>): Promise<string[]> {
  const rows = await sql
    .select({ shopId: installations.shopId })
    .from(installations)
    .where(isNull(installations.uninstalledAt));
  return rows.map(({ shopId }) => shopId);
}
