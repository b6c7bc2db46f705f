import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './database';
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
    exclusively: async (name, work) => {
      const client = await pool.connect();
      // A connection that still held the claim must not go back to the pool.
      let broken = true;
      try {
        const { rows } = await client.query<{ claimed: boolean }>(
          'select pg_try_advisory_lock(hashtextextended($1, 0)) as claimed',
          [name],
        );
        if (!rows[0]?.claimed) {
          broken = false;
          return { busy: true };
        }
        try {
          return { busy: false, result: await work() };
        } finally {
          await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]);
          broken = false;
        }
      } finally {
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
}
