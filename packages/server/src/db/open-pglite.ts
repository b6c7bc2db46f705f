import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { lockDataDir } from './data-dir-lock';
import { type Database, JOBS_SCHEMA } from './database';
import * as schema from './schema';

/**
 * The database in `${dataDir}/db`. It is of one process: a second one would lose committed rows, so the folder is
 * locked. Throws a ServerStartError `data_dir_locked`.
 */
export async function openPglite(dataDir: string): Promise<Database> {
  await mkdir(dataDir, { recursive: true });
  const lock = await lockDataDir(dataDir, () => {
    // Whatever is written from here on would be lost, or would lose what the other one has written.
    process.stderr.write(`Another process has taken the data folder ${dataDir}. This one ends.\n`);
    process.exit(1);
  });
  try {
    const client = await PGlite.create(join(dataDir, 'db'));
    return pgliteDatabase(client, lock.release);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** A PGlite that is open already. `afterClose` runs when it has been closed. */
export function pgliteDatabase(client: PGlite, afterClose: () => Promise<void> = async () => {}): Database {
  return {
    sql: drizzle(client, { schema }),
    run: async (statements) => {
      await client.exec(statements);
    },
    query: async (text, values = []) => {
      if (values.length > 0) return client.query(text, [...values]);
      try {
        return (await client.exec(text)).at(-1) ?? { rows: [] };
      } catch (error) {
        // A transaction of its own that it began would stay with the one connection.
        await client.exec('rollback');
        throw error;
      }
    },
    jobsSchema: JOBS_SCHEMA,
    close: async () => {
      await client.close();
      await afterClose();
    },
  };
}
