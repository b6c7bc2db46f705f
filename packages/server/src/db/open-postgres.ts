import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Database, JOBS_SCHEMA } from './database';
import * as schema from './schema';

const CONNECT_TIMEOUT_MS = 10_000;

/** PostgreSQL at a connection URL. `onIdleError` hears of connections that break while nobody uses them. */
export function openPostgres(url: string, onIdleError: (error: Error) => void): Database {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  pool.on('error', onIdleError);
  return {
    sql: drizzle(pool, { schema }),
    run: async (statements) => {
      await pool.query(statements);
    },
    query: (text, values = []) => pool.query(text, [...values]),
    jobsSchema: JOBS_SCHEMA,
    close: () => pool.end(),
  };
}
