import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** Query interface of either database. Used only in this folder; other code uses `forShop`. */
export type Sql = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The schema of jobs in a database of ours. */
export const JOBS_SCHEMA = 'cartwright_jobs';

/** An open database, PGlite or PostgreSQL. */
export interface Database {
  readonly sql: Sql;
  /** Runs several statements as they are, without parameters. */
  run(statements: string): Promise<void>;
  /** The rows of one statement with parameters ($1, …), or of the last of several without. For the job library only. */
  query(text: string, values?: readonly unknown[]): Promise<{ readonly rows: unknown[] }>;
  /**
   * Does work while no other server on the database does any so: makes tables that two at once would wait for each other
   * over. The work must not ask for it again.
   */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  /** The PostgreSQL schema that jobs are kept in. */
  readonly jobsSchema: string;
  /** Connections by what they do; absent where there is one. */
  connections?(): Readonly<Record<'busy' | 'idle' | 'waiting', number>>;
  close(): Promise<void>;
}
