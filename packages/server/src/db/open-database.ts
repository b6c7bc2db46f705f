import type { Logger } from 'pino';
import { innermostMessage } from '../process/innermost-message';
import { ServerStartError } from '../process/server-start-error';
import type { Database } from './database';
import { migrate, requireMigrated } from './migrate';
import { openPglite } from './open-pglite';
import { openPostgres } from './open-postgres';
import { requireFloor } from './postgres-floor';

export interface DatabaseOptions {
  readonly dataDir?: string | undefined;
  readonly databaseUrl?: string | undefined;
  /** Number of connections to PostgreSQL. */
  readonly databasePool?: number | undefined;
  /** False: rejects a database that lacks tables of this code, instead of migrating it. Absent: migrates. */
  readonly migrates?: boolean;
}

/**
 * Opens the database at `databaseUrl`, or the one in `dataDir` (`.data`), with the tables of this code. Throws a
 * ServerStartError.
 */
export async function openDatabase(options: DatabaseOptions, logger: Logger): Promise<Database> {
  const { databaseUrl, databasePool: poolSize, dataDir = '.data', migrates = true } = options;
  const advice =
    databaseUrl === undefined
      ? `The database in the folder ${dataDir} can’t be used. Check that the folder is writable.`
      : 'The database can’t be used. Check DATABASE_URL and that the database is running.';
  const onIdleError = (error: Error) => logger.warn({ err: error }, 'a database connection broke');
  let database: Database | null = null;
  try {
    database =
      databaseUrl === undefined
        ? await openPglite(dataDir)
        : openPostgres(databaseUrl, onIdleError, { poolSize });
    await requireFloor(database);
    if (!migrates) await requireMigrated(database);
    else {
      const newer =
        databaseUrl === undefined
          ? await migrate(database)
          : await migratePatiently(databaseUrl, onIdleError);
      if (newer.length > 0) logger.warn({ migrations: newer }, 'a newer version has migrated the database');
    }
    // This process has the folder to itself: leases of earlier ones are void.
    if (databaseUrl === undefined && migrates) await database.run('delete from leases');
    return database;
  } catch (error) {
    await database?.close();
    throw notAvailable(error, advice);
  }
}

/** Migrates without a timeout: large tables, and waiting for another server, take minutes. */
async function migratePatiently(
  url: string,
  onIdleError: (error: Error) => void,
): Promise<readonly string[]> {
  const database = openPostgres(url, onIdleError, { poolSize: 1, isPatient: true });
  try {
    return await migrate(database);
  } finally {
    await database.close();
  }
}

function notAvailable(error: unknown, advice: string): ServerStartError {
  if (error instanceof ServerStartError) return error;
  return new ServerStartError('database_unavailable', `${advice} (${innermostMessage(error)})`, {
    cause: error,
  });
}
