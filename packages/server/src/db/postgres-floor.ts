import { z } from 'zod';
import { ServerStartError } from '../process/server-start-error';
import type { Database } from './database';

/** Oldest supported PostgreSQL version. */
const OLDEST = 15;

const versionRow = z.tuple([z.object({ version: z.string(), isNewEnough: z.boolean() })]);

/** Throws a ServerStartError `database_unavailable` for an older database. */
export async function requireFloor(database: Pick<Database, 'query'>): Promise<void> {
  const { rows } = await database.query(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int >= ${OLDEST}0000 as "isNewEnough"`,
  );
  const [{ version, isNewEnough }] = versionRow.parse(rows);
  if (isNewEnough) return;
  const message = `The database is PostgreSQL ${version}. Use ${OLDEST} or newer.`;
  throw new ServerStartError('database_unavailable', message);
}
