import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database';
import { MIGRATIONS } from './embedded-migrations';
import { forShop } from './for-shop';
import { migrate } from './migrate';
import { carts, orderLines, orderReadings, versions } from './schema';

const database = testDatabase();

test('the embedded migrations match the files; if not, run src/db/embed-migrations.mjs', async () => {
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

test('gives each cart from before preview keys its own key', async () => {
  const { sql: db } = database();
  await db.execute(sql`alter table carts drop column preview_key`);
  await db.execute(sql`delete from cartwright_migrations where name = '0004_preview-key'`);
  for (const id of ['one', 'two']) {
    await db.execute(
      sql`insert into carts (shop_id, id, revision, created_at, updated_at, name, enabled, is_scheduled, is_fallback, document) values ('old.myshopify.com', ${id}, 1, now(), now(), 'Old', false, false, false, '{}')`,
    );
  }
  await migrate(database());
  const rows = await forShop(database(), 'old.myshopify.com').rows(carts);
  const keys = rows.map(({ previewKey }) => previewKey);
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  expect(keys[0]).not.toBe(keys[1]);
});

test('gives looks from before versions one version', async () => {
  const { sql: db } = database();
  await db.execute(sql`delete from cartwright_migrations where name = '0012_look-versions'`);
  await db.execute(
    sql`insert into looks (shop_id, id, revision, created_at, updated_at, document) values ('worn.myshopify.com', 'default', 3, now(), now(), '{"name": "Ours"}')`,
  );
  await migrate(database());
  const rows = await forShop(database(), 'worn.myshopify.com').rows(versions);
  expect(rows).toMatchObject([
    { kind: 'look', documentId: 'default', revision: 3, savedBy: null, document: { name: 'Ours' } },
  ]);
});

test('gives settings and campaigns from before versions one version', async () => {
  const { sql: db } = database();
  await db.execute(sql`delete from cartwright_migrations where name = '0023_versions-of-settings'`);
  for (const id of ['default', 'search', 'search-enabled', 'keyword-groups', 'collection:7']) {
    await db.execute(
      sql`insert into listing_settings (shop_id, id, revision, created_at, updated_at, document) values ('set.myshopify.com', ${id}, 2, now(), now(), '{}')`,
    );
  }
  await db.execute(
    sql`insert into campaigns (shop_id, id, revision, created_at, updated_at, name, document) values ('set.myshopify.com', 'sale', 4, now(), now(), 'Sale', '{}')`,
  );
  await migrate(database());
  const rows = await forShop(database(), 'set.myshopify.com').rows(versions);
  expect(rows.map(({ kind, documentId, revision }) => `${kind} ${documentId} ${revision}`).sort()).toEqual([
    'campaign sale 4',
    'collection-defaults default 2',
    'collection-settings 7 2',
    'keyword-groups default 2',
    'search-settings default 2',
  ]);
});

test('keeps counts by product, and reads orders again', async () => {
  const { sql: db } = database();
  await db.execute(sql`drop table order_lines, orders`);
  await db.execute(
    sql`create table order_sales (shop_id text, order_id bigint, product_id bigint, kind text, happened_at timestamptz, units int, revenue bigint)`,
  );
  await db.execute(
    sql`insert into order_sales values ('sold.myshopify.com', 1, 7, 'sale', now(), 2, 2000), ('sold.myshopify.com', 1, 7, 'refund', now(), -1, -1000)`,
  );
  await db.execute(
    sql`insert into order_readings (shop_id, read_until, looked_at, is_looking, is_gathered) values ('sold.myshopify.com', now(), now(), true, true)`,
  );
  await db.execute(
    sql`delete from cartwright_migrations where name in ('0024_orders-and-their-lines', '0029_discounts-of-lines')`,
  );
  await migrate(database());
  const shop = forShop(database(), 'sold.myshopify.com');
  const lines = await shop.rows(orderLines, { orderBy: [sql`units desc`] });
  const carriedOver = { lineId: 7, productId: 7, presentmentRevenue: null, properties: null };
  expect(lines).toMatchObject([
    { ...carriedOver, kind: 'sale', units: 2, revenue: 2000 },
    { ...carriedOver, kind: 'refund', units: -1, revenue: -1000 },
  ]);
  expect(await shop.rows(orderReadings)).toMatchObject([
    { readUntil: null, isLooking: false, isGathered: true, lookedAt: expect.any(Date) },
  ]);
});

describe('database of a newer server', () => {
  const later = (count: number) =>
    database().run(
      `insert into cartwright_migrations (name) select '999' || number || '_later' from generate_series(1, ${count}) number`,
    );
  afterEach(() => database().run(`delete from cartwright_migrations where name like '%_later'`));

  test('is used as is with at most three more migrations', async () => {
    expect(await migrate(database())).toEqual([]);
    await later(3);
    expect(await migrate(database())).toEqual(['9991_later', '9992_later', '9993_later']);
  });

  test('is rejected with more, naming the oldest compatible migration and the docs', async () => {
    // As servers made it that didn't keep their version.
    await database().run('alter table cartwright_migrations drop column if exists made_by');
    await later(5);
    const refused = migrate(database());
    await expect(refused).rejects.toMatchObject({ code: 'database_of_other_version' });
    await expect(refused).rejects.toThrow(
      /^This version, \d\S+, is too old .* Start one that has the migration 9992_later, or a newer one\. .* docs\/deploying\.md, “Rolling back”\.$/,
    );
  });

  test('is rejected by a server with pending migrations that may conflict', async () => {
    const ours = { name: '9990_ours', sql: 'create table never (id int)' };
    await later(1);
    await expect(migrate(database(), [...MIGRATIONS, ours])).rejects.toThrow('the migration 9991_later');
    const { rows } = await database().query(`select to_regclass('never') as made`);
    expect(rows).toEqual([{ made: null }]);
  });
});
