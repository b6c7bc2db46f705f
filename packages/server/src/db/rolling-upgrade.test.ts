import { beforeEach, describe, expect, test } from 'vitest';
import { serverVersion, versionText } from '../process/server-version';
import { type KnownTable, knownTables, problemsOfServer } from '../testing/old-server';
import { testDatabase } from '../testing/test-database';
import { MIGRATIONS } from './embedded-migrations';
import { MAX_MIGRATIONS_BEHIND, migrate } from './migrate';

const database = testDatabase({ own: true });
const OLD = MIGRATIONS.slice(0, -MAX_MIGRATIONS_BEHIND);
const SHOP = 'oak.myshopify.com';

/** What the older server knows of the tables. */
let known: readonly KnownTable[];

beforeEach(async () => {
  await database().run('drop schema public cascade; create schema public');
  await migrate(database(), OLD);
  known = await knownTables(database());
});

describe(`server ${MAX_MIGRATIONS_BEHIND} migrations behind`, () => {
  test('reads and writes every table it knows before and after the migration', async () => {
    expect(known.length).toBeGreaterThan(30);
    expect(await problemsOfServer(database(), known, SHOP)).toEqual([]);
    await migrate(database());
    expect(await problemsOfServer(database(), known, SHOP)).toEqual([]);
  });

  test('restarts after the migration, and leaves the tables unchanged', async () => {
    await migrate(database());
    const migrated = await knownTables(database());
    const newer = MIGRATIONS.slice(-MAX_MIGRATIONS_BEHIND).map(({ name }) => name);
    expect(await migrate(database(), OLD)).toEqual(newer);
    expect(await knownTables(database())).toEqual(migrated);
    expect(await problemsOfServer(database(), known, SHOP)).toEqual([]);
    expect(await migrate(database())).toEqual([]);
  });

  test('is the oldest supported; an older one is told the minimum version', async () => {
    await migrate(database());
    const { name = '' } = OLD.at(-1) ?? {};
    const refused = migrate(database(), OLD.slice(0, -1));
    await expect(refused).rejects.toMatchObject({ code: 'database_of_other_version' });
    await expect(refused).rejects.toThrow(
      `Start ${versionText(serverVersion())}, which made the migration ${name}, or a newer one.`,
    );
  });

  test.each([
    ['drops a table', 'drop table looks', /^looks, insert: relation "looks" does not exist/],
    [
      'drops a column',
      'alter table carts drop column name',
      /^carts, insert: column "name" .*does not exist/,
    ],
    [
      'renames a column',
      'alter table carts rename name to title',
      /^carts, insert: column "name" .*does not exist/,
    ],
    [
      'adds a required column',
      'alter table carts add mood text not null',
      /^carts, insert: null value in column "mood"/,
    ],
    [
      'changes a column’s type',
      'alter table carts alter name type int using 1',
      /^carts, insert: invalid input syntax|is of type integer/,
    ],
    [
      'changes a key',
      'alter table looks drop constraint looks_shop_id_id_pk, add primary key (shop_id)',
      /^looks, replace: there is no unique or exclusion constraint/,
    ],
    [
      'rewrites values',
      `create function other() returns trigger language plpgsql as $$ begin new.revision = 7; return new; end $$;
       create trigger other before insert on looks for each row execute function other()`,
      /^looks, read: 0 rows/,
    ],
  ])('would fail on a migration that %s', async (_what, statements, problem) => {
    await database().run(statements);
    const problems = await problemsOfServer(database(), known, SHOP);
    expect(problems[0]).toMatch(problem);
  });
});
