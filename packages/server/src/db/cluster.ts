import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database';
import { MIGRATIONS_TABLE } from './migrate';
import * as schema from './schema';

/** Statements for a Citus cluster, once for each table of ours and again for each that an upgrade brings. */
export interface Cluster {
  /** The tables whose rows live with their shop, all rows of a shop on the same node. */
  readonly distributed: readonly string[];
  /** What makes it so. A table that is distributed already is left as it is. */
  readonly statements: readonly string[];
}

/** The shop's own table: the others' rows live where its row lives. */
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

/** Statements as a script for reading, or for `psql`. */
export function clusterScript(jobsSchema: string): string {
  return [
    '-- What a Citus cluster needs: run it on the coordinator, after the tables have been created.',
    `-- ${MIGRATIONS_TABLE} and everything in the schema ${jobsSchema} stay where they are, on the coordinator.`,
    ...[EXTENSION, ...cluster().statements].map((statement) => `${statement};`),
    '',
  ].join('\n');
}

/**
 * Distributes the tables of `database`, which has all of them. Fails where there is no Citus; what has been distributed
 * until something fails stays so, and is left alone the next time.
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
