import { createHash, randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../db/database';
import { MIGRATIONS } from '../db/embedded-migrations';
import { MIGRATIONS_TABLE, migrate } from '../db/migrate';
import { pgliteDatabase } from '../db/open-pglite';
import { openPostgres } from '../db/open-postgres';

/** Database shared by the files that a worker runs one after the other: opening one takes a second of CPU time. */
let shared: Promise<Database> | undefined;

const EMPTYING = `do $$
declare
  tables text;
  jobs text;
begin
  select string_agg(quote_ident(tablename), ', ') into tables
    from pg_tables where schemaname = 'public' and tablename <> '${MIGRATIONS_TABLE}';
  execute 'truncate ' || tables || ' restart identity';
  for jobs in select nspname from pg_namespace where nspname like 'jobs\\_%' and nspname !~ '^jobs_[0-9]+$' loop
    execute format('drop schema %I cascade', jobs);
  end loop;
end $$`;

/**
 * Migrated, empty database for a test file, whose tests use different shops. In memory: shared by the files of a
 * worker, unless `own`. With TEST_DATABASE_URL: on that PostgreSQL server.
 */
export function testDatabase({ own = false } = {}): () => Database {
  let database: Database | undefined;
  const isShared = !own && process.env.TEST_DATABASE_URL === undefined;
  beforeAll(async () => {
    if (!isShared) {
      database = await openTestDatabase();
      return;
    }
    shared ??= memoryDatabase();
    database = await shared;
    await database.run(EMPTYING);
  });
  afterAll(async () => {
    if (!isShared) await database?.close();
  });
  return () => {
    if (!database) throw new Error('The database is there from the first test on.');
    return database;
  };
}

/** Migrated database of its own: in memory, or with TEST_DATABASE_URL on that PostgreSQL server. */
export async function openTestDatabase(): Promise<Database> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  return serverUrl === undefined ? memoryDatabase() : postgresDatabase(serverUrl);
}

/** Migrated database from a file that is cached across runs, because creating one takes seconds. */
async function memoryDatabase(): Promise<Database> {
  const state = createHash('sha256').update(JSON.stringify(MIGRATIONS)).digest('hex').slice(0, 16);
  const kept = join(tmpdir(), `cartwright-test-database-${state}.tar`);
  const known = await openKept(kept);
  if (known) return pgliteDatabase(known);

  const client = await PGlite.create();
  const database = pgliteDatabase(client);
  await migrate(database);
  const unfinished = `${kept}.${randomUUID()}`;
  await writeFile(unfinished, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
  await rename(unfinished, kept);
  return database;
}

/** Null if there is none, or if it is of another PGlite version. */
async function openKept(path: string): Promise<PGlite | null> {
  try {
    return await PGlite.create({ loadDataDir: new Blob([new Uint8Array(await readFile(path))]) });
  } catch {
    return null;
  }
}

async function postgresDatabase(serverUrl: string): Promise<Database> {
  const { url, drop } = await emptyDatabase(serverUrl);
  const database = openPostgres(url, breaks);
  await migrate(database);
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

/** Empty database on a PostgreSQL server. */
export async function emptyDatabase(
  serverUrl: string,
): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const name = `cartwright_test_${randomUUID().replaceAll('-', '')}`;
  const server = openPostgres(serverUrl, breaks);
  await server.run(`create database ${name}`);
  return {
    url: Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href,
    drop: async () => {
      await server.run(`drop database ${name} with (force)`);
      await server.close();
    },
  };
}

function breaks(error: Error): void {
  throw error;
}
