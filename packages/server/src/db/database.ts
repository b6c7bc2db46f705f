import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** Query interface of either database. Used only in this folder; other code uses `forShop`. */
export type Sql = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Schema of the jobs in our databases. */
export const JOBS_SCHEMA = 'cartwright_jobs';

/** Open database, PGlite or PostgreSQL. */
export interface Database {
  readonly sql: Sql;
  /** Runs several statements without parameters. */
  run(statements: string): Promise<void>;
  /** Rows of one statement with parameters ($1, …), or of the last of several without. For the job library only. */
  query(text: string, values?: readonly unknown[]): Promise<{ readonly rows: unknown[] }>;
  /**
   * Runs work under a lock on the database, such as creating tables, on which two servers would deadlock. Not
   * reentrant.
   */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  /** PostgreSQL schema of the jobs. */
  readonly jobsSchema: string;
  /** Number of connections by state; absent for a single connection. */
  connections?(): Readonly<Record<'busy' | 'idle' | 'waiting', number>>;
  close(): Promise<void>;
}
