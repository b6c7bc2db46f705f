import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { lockDataDir } from './data-dir-lock';
import { type Database, JOBS_SCHEMA } from './database';
import * as schema from './schema';

/** Folder of the database inside the server's data folder. */
export const EMBEDDED_FOLDER = 'db';

/**
 * Opens the database in `${dataDir}/db`. It belongs to one process: a second one would lose committed rows, so the
 * folder is locked. Throws a ServerStartError `data_dir_locked`.
 */
export async function openPglite(dataDir: string): Promise<Database> {
  await mkdir(dataDir, { recursive: true });
  const lock = await lockDataDir(dataDir, () => {
    // Later writes would be lost, or overwrite those of the other process.
    process.stderr.write(`Another process has taken the data folder ${dataDir}. This one ends.\n`);
    process.exit(1);
  });
  try {
    const client = await PGlite.create(join(dataDir, EMBEDDED_FOLDER));
    takeTurns(client);
    return pgliteDatabase(client, lock.release);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Maximum time of consecutive database work before other tasks run, in milliseconds. */
const MAX_TURN_MS = 20;

/**
 * Yields to the event loop between queries: PGlite only resolves promises, so that consecutive queries of a job
 * would block all requests.
 */
function takeTurns(client: PGlite): void {
  let turned = performance.now();
  const turn = async () => {
    if (performance.now() - turned < MAX_TURN_MS) return;
    await setImmediate();
    turned = performance.now();
  };
  const [query, transaction] = [client.query.bind(client), client.transaction.bind(client)];
  client.query = (async (...args: Parameters<typeof query>) => {
    await turn();
    return query(...args);
  }) as PGlite['query'];
  client.transaction = (async (work: Parameters<typeof transaction>[0]) => {
    await turn();
    return transaction(work);
  }) as PGlite['transaction'];
}

/** Database of an open PGlite. `afterClose` runs once it is closed. */
export function pgliteDatabase(client: PGlite, afterClose: () => Promise<void> = async () => {}): Database {
  let turn: Promise<unknown> = Promise.resolve();
  /** Serialises statements, so that none runs between a failed transaction and its rollback. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = turn.then(work);
    turn = result.catch(() => undefined);
    return result;
  };
  const several = async (text: string): Promise<{ readonly rows: unknown[] }> => {
    try {
      return (await client.exec(text)).at(-1) ?? { rows: [] };
    } catch (error) {
      // An unfinished transaction would remain on the single connection.
      await client.exec('rollback');
      throw error;
    }
  };
  return {
    sql: drizzle(client, { schema }),
    run: async (statements) => {
      await client.exec(statements);
    },
    query: (text, values = []) =>
      inTurn(async () => (values.length > 0 ? client.query(text, [...values]) : several(text))),
    // No other process uses the database.
    alone: (work) => work(),
    jobsSchema: JOBS_SCHEMA,
    close: async () => {
      await client.close();
      await afterClose();
    },
  };
}
