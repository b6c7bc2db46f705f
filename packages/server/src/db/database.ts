import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** The queries of either database. Only this folder uses it; the rest of the server goes through `forShop`. */
export type Sql = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database, PGlite or PostgreSQL. */
export interface Database {
  readonly sql: Sql;
  /** Runs several statements as they are, without parameters. */
  run(statements: string): Promise<void>;
  /**
   * Does `work` unless another server on the same database is doing work of the same name; `busy` then. The claim
   * ends with the work, also when this process dies.
   */
  exclusively<Result>(
    name: string,
    work: () => Promise<Result>,
  ): Promise<{ busy: false; result: Result } | { busy: true }>;
  close(): Promise<void>;
}
