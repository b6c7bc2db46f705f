import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database';
import { MIGRATIONS } from './embedded-migrations';
import { migrate } from './migrate';

const database = testDatabase();

test('the embedded migrations are the files; if not, run src/db/embed-migrations.mjs', async () => {
  const folder = new URL('./migrations/', import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const files = await Promise.all(
    names.map(async (name) => ({
      name: name.replace('.sql', ''),
      sql: (await readFile(new URL(name, folder), 'utf8')).trim(),
    })),
  );
  expect(MIGRATIONS).toEqual(files);
});

test('migrating again does nothing, and a database of a newer server is refused', async () => {
  await migrate(database());
  await database().sql.execute(sql`insert into cartwright_migrations (name) values ('9999-later')`);
  await expect(migrate(database())).rejects.toThrow('9999-later');
});
