import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { ServerStartError } from '../process/server-start-error';
import { serverVersion, versionText } from '../process/server-version';
import type { Database } from './database';
import { MIGRATIONS } from './embedded-migrations';

/** Table of the applied migrations, which is of no shop. */
export const MIGRATIONS_TABLE = 'cartwright_migrations';
const TABLE = sql.identifier(MIGRATIONS_TABLE);

/** Lock number, unique among the programs on the database. */
const MIGRATION_LOCK = 4_217_700;

/** Number of unknown newer migrations with which a server still runs (ADR 117). */
export const MAX_MIGRATIONS_BEHIND = 3;

/** Applied migration. */
interface Applied {
  readonly name: string;
  /** Version of the server that applied it; null before versions were recorded. */
  readonly madeBy: string | null;
}

/**
 * Migrates the tables, atomically, on one server at a time. Returns the unknown migrations of newer servers: with
 * up to `MAX_MIGRATIONS_BEHIND`, this code can use the tables as they are. Throws a ServerStartError if there are
 * more. `migrations` are those of another version, for tests.
 */
export async function migrate(database: Database, migrations = MIGRATIONS): Promise<readonly string[]> {
  return database.sql.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await tx.execute(
      sql`create table if not exists ${TABLE} (name text primary key, applied_at timestamptz not null default now())`,
    );
    const applied = await appliedTo(tx);
    const names = new Set(applied.map(({ name }) => name));
    const known = new Set(migrations.map(({ name }) => name));
    const newer = applied.filter(({ name }) => !known.has(name));
    const missing = migrations.filter(({ name }) => !names.has(name));
    const needed = missing.length > 0 ? newer.at(-1) : newer.at(-1 - MAX_MIGRATIONS_BEHIND);
    if (needed) throw tooOld(needed);
    if (missing.length === 0) return newer.map(({ name }) => name);
    // Not earlier, as it would wait for readers of the table, such as a dump.
    await tx.execute(sql`alter table ${TABLE} add column if not exists made_by text`);
    for (const migration of missing) {
      for (const statement of migration.sql.split('--> statement-breakpoint')) {
        await tx.execute(sql.raw(statement));
      }
      await tx.execute(
        sql`insert into ${TABLE} (name, made_by) values (${migration.name}, ${versionText(serverVersion())})`,
      );
    }
    return [];
  });
}

/** Throws a ServerStartError if the tables aren't those of this code, without changing anything. */
export async function requireMigrated(database: Database): Promise<void> {
  const found = await database.query('select to_regclass($1) is not null as there', [MIGRATIONS_TABLE]);
  const isThere = found.rows.some((row) => Object(row).there === true);
  const applied = isThere ? await appliedTo(database.sql) : [];
  if (applied.map(({ name }) => name).join() === MIGRATIONS.map(({ name }) => name).join()) return;
  const last = applied.at(-1);
  throw new ServerStartError(
    'database_of_other_version',
    `The database is of another version (${last?.name ?? 'no migration'}) than this command, ${versionText(serverVersion())}. Use the command of ${last?.madeBy ?? 'that version'}.`,
  );
}

/** Error of a server that lacks too many migrations of a database. */
function tooOld({ name, madeBy }: Applied): ServerStartError {
  const startable =
    madeBy === null ? `one that has the migration ${name}` : `${madeBy}, which made the migration ${name}`;
  return new ServerStartError(
    'database_of_other_version',
    `This version, ${versionText(serverVersion())}, is too old for the database. Start ${startable}, or a newer one. To stay with this one, restore a backup from before the upgrade: docs/deploying.md, “Rolling back”.`,
  );
}

const rowsOf = z.object({ rows: z.array(z.object({ name: z.string(), madeBy: z.string().nullable() })) });

/** Applied migrations, in order. The column of versions may be missing. */
async function appliedTo(tx: Pick<Database['sql'], 'execute'>): Promise<readonly Applied[]> {
  const found: unknown = await tx.execute(
    sql`select name, to_jsonb(${TABLE}) ->> 'made_by' as "madeBy" from ${TABLE} order by name`,
  );
  // Both drivers return `{ rows }`; drizzle has no type for what they share.
  return rowsOf.parse(found).rows;
}
