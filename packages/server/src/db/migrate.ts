import { sql } from 'drizzle-orm';
import { ServerStartError } from '../process/server-start-error';
import type { Database } from './database';
import { MIGRATIONS } from './embedded-migrations';

/** Table of the migrations that have been done. It belongs to no shop. */
export const MIGRATIONS_TABLE = 'cartwright_migrations';
const TABLE = sql.identifier(MIGRATIONS_TABLE);

/** Any number that no other program on the database uses for its own lock. */
const MIGRATION_LOCK = 4_217_700;

/**
 * Brings the tables to what this code needs. All or nothing, and one server at a time. Throws a ServerStartError when the
 * database has a migration that this code does not know: it belongs to a newer server. `migrations` are those of another version, for tests.
 */
export async function migrate(database: Database, migrations = MIGRATIONS): Promise<void> {
  await database.sql.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await tx.execute(
      sql`create table if not exists ${TABLE} (name text primary key, applied_at timestamptz not null default now())`,
    );
    const applied = new Set<string>();
    const known = new Set(migrations.map(({ name }) => name));
    for (const name of await appliedNames(tx)) {
      if (!known.has(name)) {
        throw new ServerStartError(
          'database_of_other_version',
          `The database has the migration ${name}, which this version does not know. Start the version that made it, or a newer one.`,
        );
      }
      applied.add(name);
    }
    for (const migration of migrations) {
      if (applied.has(migration.name)) continue;
      for (const statement of migration.sql.split('--> statement-breakpoint')) {
        await tx.execute(sql.raw(statement));
      }
      await tx.execute(sql`insert into ${TABLE} (name) values (${migration.name})`);
    }
  });
}

/** Throws a ServerStartError where the tables aren't those of this code, and changes nothing. */
export async function requireMigrated(database: Database): Promise<void> {
  const found = await database.query('select to_regclass($1) is not null as there', [MIGRATIONS_TABLE]);
  const isThere = found.rows.some((row) => Object(row).there === true);
  const applied = isThere ? await appliedNames(database.sql) : [];
  if (applied.join() === MIGRATIONS.map(({ name }) => name).join()) return;
  throw new ServerStartError(
    'database_of_other_version',
    `The database is of another version (${applied.at(-1) ?? 'no migration'}). Use the command of that version.`,
  );
}

async function appliedNames(tx: Pick<Database['sql'], 'execute'>): Promise<string[]> {
  const found: unknown = await tx.execute(sql`select name from ${TABLE} order by name`);
  // Both drivers answer `{ rows }`; what they have in common has no type in drizzle.
  const rows = typeof found === 'object' && found !== null && 'rows' in found ? found.rows : [];
  if (!Array.isArray(rows)) return [];
  return rows.map((row: unknown) =>
    typeof row === 'object' && row !== null && 'name' in row ? String(row.name) : '',
  );
}
