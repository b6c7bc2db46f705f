import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Database, JOBS_SCHEMA } from './database';
import * as schema from './schema';

const CONNECT_TIMEOUT_MS = 10_000;

/** The longest that a statement runs. What hangs must not keep its connection: a pool has few. */
const STATEMENT_TIMEOUT_MS = 60_000;

/** Timeout of a response, also of a server that doesn't even say that it is too late. */
const QUERY_TIMEOUT_MS = 65_000;

/** Any number that no other program on the database uses for its own lock. */
const ALONE_LOCK = 4_217_702;

/** Connections of a server to its database, unless whoever runs it says otherwise. */
const POOL_SIZE = 10;

interface PostgresOptions {
  readonly poolSize?: number | undefined;
  /** Whether statements may take as long as they need: those of migrations. */
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
      // The work has connections of its own: the lock is this one's as long as it lasts.
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [ALONE_LOCK]);
        return await work();
      } finally {
        // One that broke meanwhile has given its lock back.
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
