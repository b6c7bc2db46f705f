import { aMirroredProduct } from '@cartwright/core/testing/a-mirrored-product';
import { eq, sql } from 'drizzle-orm';
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pg-proxy';
import { describe, expect, it, test } from 'vitest';
import { testDatabase } from '../testing/test-database';
import { forShop, type ShopStore } from './for-shop';
import * as schema from './schema';

const { events, leases } = schema;
const database = testDatabase();

/** Wherever a caller's own condition is taken, one that says yes to every row of every shop. */
const ANY = sql`true or true`;
const until = new Date(0);
const row = { name: 'work', holder: 'h', until };

/** Every way to a table, each asked for all that it can reach. */
const CALLS: {
  readonly [Method in Exclude<keyof ShopStore, 'shopId' | 'transaction'>]: (
    store: ShopStore,
  ) => Promise<unknown>;
} = {
  rows: (store) => store.rows(leases, { where: ANY, limit: 9, lock: true }),
  columns: (store) => store.columns(leases, ['name'], { where: ANY }),
  computed: (store) =>
    store.computed(leases, { holder: sql<string>`${leases.holder}`.as('held_by') }, { where: ANY }),
  pageByKey: (store) =>
    store.pageByKey(leases, { by: ['name'], order: 'ascending', after: { name: '' }, where: ANY, limit: 9 }),
  count: (store) => store.count(leases, ANY),
  countBy: (store) => store.countBy(leases, 'holder', ANY),
  sums: (store) =>
    store.sums(leases, {
      by: { holder: sql<string>`${leases.holder}`.as('held_by') },
      of: { last: sql<string>`max(${leases.name})`.as('last') },
      where: ANY,
      having: ANY,
      orderBy: [sql`held_by`],
      limit: 9,
    }),
  insert: (store) => store.insert(leases, row),
  insertIfAbsent: (store) => store.insertIfAbsent(leases, row),
  insertNew: (store) => store.insertNew(leases, [row]),
  insertMany: (store) => store.insertMany(leases, [row]),
  upsertMany: (store) => store.upsertMany(leases, [row]),
  insertSums: (store) =>
    store.insertSums(leases, leases, {
      by: { holder: sql`${leases.holder}`.as('holder') },
      of: { name: sql`max(${leases.name})`.as('name'), until: sql`max(${leases.until})`.as('until') },
      where: ANY,
    }),
  update: (store) => store.update(leases, { holder: 'taken' }, ANY),
  remove: (store) => store.remove(leases, ANY),
  updateSome: (store) => store.updateSome(leases, { holder: 'taken' }, ANY, 9),
  removeSome: (store) => store.removeSome(leases, ANY, 9),
};

/** What a store sends when `call` is made, to a database that has no rows. */
async function sent(call: (store: ShopStore) => Promise<unknown>) {
  const statements: { readonly text: string; readonly values: readonly unknown[] }[] = [];
  const nowhere = drizzle(
    async (text, values) => {
      statements.push({ text, values });
      return { rows: [] };
    },
    { schema },
  );
  await call(forShop({ sql: nowhere }, 'mine'));
  return statements;
}

const aProduct = (productId: number, tagKeys: string[]) => ({
  productId,
  tagKeys,
  document: aMirroredProduct({ id: productId }),
  titleKey: '',
  vendorKey: '',
  words: '',
  inventoryItemIds: [],
  revision: 1,
  readAt: until,
});

/** What is counted of an array's entries. */
const countEntries = (store: ShopStore) =>
  store.sums(schema.catalogueProducts, {
    each: schema.catalogueProducts.tagKeys,
    by: { entry: sql<string>`entry`.as('key') },
    of: { products: sql`count(*)`.mapWith(Number).as('products') },
    where: ANY,
    having: sql`count(*) > 1 or entry = 'alone'`,
    orderBy: [sql`1`],
  });

it('sums over array entries name the shop, and count only its rows', async () => {
  const [statement] = await sent(countEntries);
  expect(statement?.text.match(/from "catalogue_products"/g)).toHaveLength(1);
  expect(statement?.text).toContain('"shop_id" = $1 and (');
  const [mine, theirs] = [forShop(database(), 'mine-entries'), forShop(database(), 'theirs-entries')];
  await mine.insertMany(schema.catalogueProducts, [
    aProduct(1, ['new', 'alone']),
    aProduct(2, ['new', 'red']),
  ]);
  await theirs.insertMany(schema.catalogueProducts, [aProduct(1, ['new', 'red', 'theirs'])]);
  expect(await countEntries(mine)).toEqual([
    { entry: 'alone', products: 1 },
    { entry: 'new', products: 2 },
  ]);
});

describe.each(Object.entries(CALLS))('%s', (_method, call) => {
  it('names the shop for each table it uses', async () => {
    const statements = await sent(call);
    expect(statements).toHaveLength(1);
    for (const { text, values } of statements) {
      const tables = text.match(/(from|into|update) "leases"/g) ?? [];
      expect(tables.length).toBeGreaterThan(0);
      const inserted = text.startsWith('insert') ? [values[0]] : [];
      const compared = [...text.matchAll(/"shop_id" = \$(\d+)/g)].map(
        ([, place]) => values[Number(place) - 1],
      );
      expect([...inserted, ...compared]).toEqual(tables.map(() => 'mine'));
    }
  });

  it('neither changes nor returns rows of another shop', async () => {
    const [mine, theirs] = [forShop(database(), `mine-${_method}`), forShop(database(), `theirs-${_method}`)];
    await theirs.insert(leases, { ...row, holder: 'theirs' });
    const response = await call(mine);
    expect(JSON.stringify(response instanceof Map ? [...response] : (response ?? null))).not.toContain(
      'theirs',
    );
    expect(await theirs.rows(leases)).toEqual([{ shopId: theirs.shopId, ...row, holder: 'theirs' }]);
  });
});

test('a row that names another shop is still stored for this one', async () => {
  const [a, b] = [forShop(database(), 'says-a'), forShop(database(), 'says-b')];
  await b.insert(leases, row);
  const [foreign] = await b.rows(leases);
  if (!foreign) throw new Error('It has just been written.');
  await a.insertMany(leases, [foreign]);
  await a.upsertMany(leases, [{ ...foreign, holder: 'a' }]);
  await a.update(leases, { ...foreign, holder: 'changed' });
  await a.insertIfAbsent(leases, foreign);
  expect(await a.rows(leases)).toEqual([{ ...foreign, shopId: 'says-a', holder: 'changed' }]);
  expect(await b.rows(leases)).toEqual([foreign]);
});

describe('upsert', () => {
  const shopId = () => text('shop_id').notNull();

  it('writes all columns, and keeps none of the old row', async () => {
    const store = forShop(database(), 'whole-rows');
    const event = {
      pageId: 'p',
      number: 1,
      happenedAt: until,
      subjectId: 'c',
      name: 'opened',
      currency: 'EUR',
    };
    await store.upsertMany(events, [{ ...event, total: 100, tierId: 't' }]);
    await store.upsertMany(events, [{ ...event, total: 200 }]);
    expect(await store.rows(events)).toMatchObject([{ ...event, total: 200, tierId: null }]);
  });

  it('accepts a row that is nothing but its key', async () => {
    const members = pgTable('members', { shopId: shopId(), id: text('id').notNull() }, (table) => [
      primaryKey({ columns: [table.shopId, table.id] }),
    ]);
    await database().run('create table members (shop_id text, id text, primary key (shop_id, id))');
    const store = forShop(database(), 'members');
    await store.upsertMany(members, [{ id: 'one' }, { id: 'two' }]);
    await store.upsertMany(members, [{ id: 'two' }, { id: 'three' }]);
    expect(await store.count(members)).toBe(3);
    await database().run('drop table members');
  });

  it('is rejected for a table whose key lacks the shop', async () => {
    const shared = pgTable('shared', { shopId: shopId(), id: text('id').notNull() }, (table) => [
      primaryKey({ columns: [table.id] }),
    ]);
    const upsert = forShop(database(), 'a').upsertMany(shared, [{ id: 'one' }]);
    await expect(upsert).rejects.toThrow('The primary key of shared does not have the shop.');
  });
});

describe('more rows than fit in one statement', () => {
  const many = Array.from({ length: 1_500 }, (_, number) => ({
    pageId: 'p',
    number,
    happenedAt: until,
    subjectId: 'c',
    name: 'opened',
    currency: 'EUR',
    total: number,
  }));

  it('are all inserted, and all updated', async () => {
    const store = forShop(database(), 'many');
    await store.insertMany(events, many);
    expect(await store.count(events)).toBe(1_500);
    await store.upsertMany(
      events,
      [...many, ...many].map((each) => ({ ...each, name: 'shown' })),
    );
    expect(await store.countBy(events, 'name')).toEqual(new Map([['shown', 1_500]]));
    expect(await store.count(events, eq(events.total, 1_499))).toBe(1);
  });

  it('are rolled back if one is rejected', async () => {
    const store = forShop(database(), 'none-of-many');
    const last = many.at(-1);
    if (!last) throw new Error('There are many.');
    const insert = store.transaction((shop) => shop.insertMany(events, [...many, last]));
    await expect(insert).rejects.toThrow();
    expect(await store.count(events)).toBe(0);
  });

  it('run no statement if the list is empty', async () => {
    expect(await sent((store) => store.insertMany(leases, []))).toEqual([]);
    expect(await sent((store) => store.upsertMany(leases, []))).toEqual([]);
  });
});
