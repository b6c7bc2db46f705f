import { isNull } from 'drizzle-orm';
import type { Database } from './database';
import { installations } from './schema';

/** The shops that have the app. A question of all shops at once: a server asks it when it starts, and now and then. */
export async function installedShops({ sql }: Pick<Database, 'sql'>): Promise<string[]> {
  const rows = await sql
    .select({ shopId: installations.shopId })
    .from(installations)
    .where(isNull(installations.uninstalledAt));
  return rows.map(({ shopId }) => shopId);
}
