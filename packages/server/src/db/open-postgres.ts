import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Database, JOBS_SCHEMA } from './database';
import * as schema from './schema';

const CONNECT_TIMEOUT_MS = 10_000;

/** Timeout of a statement, so that a hanging one doesn't keep a connection of the small pool. */
const STATEMENT_TIMEOUT_MS = 60_000;

/** Timeout of a response, for servers that don't report the timeout of a statement. */
const QUERY_TIMEOUT_MS = 65_000;

/** Lock number, unique among the programs on the database. */
const ALONE_LOCK = 4_217_702;

/** Default number of connections of a server. */
const POOL_SIZE = 10;

interface PostgresOptions {
  readonly poolSize?: number | undefined;
  /** Whether statements have no timeout, for migrations. */
  readonly isPatient?: boolean;
}

/** Opens PostgreSQL at a connection URL. `onIdleError` is called when an idle connection breaks. */
export function openPostgres(
  url: string,
  onIdleError: (error: Error) => void,
  { poolSize = POOL_SIZE, isPatient = false }: PostgresOptions = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    ...(!isPatient && { statement_timeout: STATEMENT_TIMEOUT_MS, query_timeout: QUERY_TIMEOUT_MS }),
  });
  pool.on('error', onIdleError);
  return {
    sql: drizzle(pool, { schema }),
    run: async (statements) => {
      await pool.query(statements);
    },
    query: (text, values = []) => pool.query(text, [...values]),
    async alone(work) {
      // The work uses other connections: the lock is held by this one.
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [ALONE_LOCK]);
        return await work();
      } finally {
        // A broken connection has released its lock.
        const freed = await client
          .query('select pg_advisory_unlock($1)', [ALONE_LOCK])
          .catch((error: Error) => error);
        client.release(freed instanceof Error);
      }
    },
    jobsSchema: JOBS_SCHEMA,
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}
