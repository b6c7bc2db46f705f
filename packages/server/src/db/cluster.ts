import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database';
import { MIGRATIONS_TABLE } from './migrate';
import * as schema from './schema';

/** Statements that distribute the tables on a Citus cluster, to be run again for tables of later versions. */
export interface Cluster {
  /** Tables distributed by shop, with all rows of a shop on the same node. */
  readonly distributed: readonly string[];
  /** Statements that distribute them. Tables that are distributed already are unchanged. */
  readonly statements: readonly string[];
}

/** Table with which the others are colocated: the shop's own. */
const ANCHOR = getTableConfig(schema.shops).name;

const EXTENSION = 'create extension if not exists citus';

/** Cluster by the schema. */
export function cluster(): Cluster {
  const others = Object.values(schema)
    .filter((each) => is(each, PgTable))
    .map((table) => getTableConfig(table).name)
    .filter((name) => name !== ANCHOR)
    .sort();
  const distributed = [ANCHOR, ...others];
  return { distributed, statements: distributed.map(distributing) };
}

/** Statements as a script to read, or for `psql`. */
export function clusterScript(jobsSchema: string): string {
  return [
    '-- What a Citus cluster needs: run it on the coordinator, after the tables have been created.',
    `-- ${MIGRATIONS_TABLE} and everything in the schema ${jobsSchema} stay where they are, on the coordinator.`,
    ...[EXTENSION, ...cluster().statements].map((statement) => `${statement};`),
    '',
  ].join('\n');
}

/**
 * Distributes the tables of `database`, which has to have all of them. Fails without Citus; tables distributed
 * before a failure stay so, and are skipped in the next run.
 */
export async function distribute(
  database: Database,
): Promise<
  | { readonly ok: true; readonly distributed: readonly string[] }
  | { readonly ok: false; readonly message: string }
> {
  const found = await database.query(`select 1 from pg_available_extensions where name = 'citus'`);
  if (found.rows.length === 0) {
    return { ok: false, message: 'This PostgreSQL has no Citus. Nothing was distributed.' };
  }
  const { distributed, statements } = cluster();
  for (const statement of [EXTENSION, ...statements]) await database.sql.execute(sql.raw(statement));
  return { ok: true, distributed };
}

function distributing(table: string): string {
  const place = table === ANCHOR ? 'none' : ANCHOR;
  return (
    `select create_distributed_table('${table}', 'shop_id', colocate_with => '${place}') ` +
    `where not exists (select from pg_dist_partition where logicalrelid = '${table}'::regclass and partmethod = 'h')`
  );
}
