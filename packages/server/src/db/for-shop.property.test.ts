import { randomUUID } from 'node:crypto';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  integer,
  oneof,
  record,
} from 'fast-check';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database';
import { forShop, type ShopStore } from './for-shop';
import { leases } from './schema';

const database = testDatabase();
const RUNS = 40;

interface Claim {
  readonly name: string;
  readonly holder: string;
  readonly until: Date;
}

/** The rows of one shop by their key: what its store has to do, said as plainly as it goes. */
type Claims = Map<string, Claim>;

/** Something that is done to one shop's rows, in the database and in the model; both give what it answers. */
interface Operation {
  readonly what: string;
  readonly inDatabase: (store: ShopStore) => Promise<unknown>;
  readonly inModel: (claims: Claims) => unknown;
}

const name: Arbitrary<string> = constantFrom('a', 'b', 'c', 'd', 'e');
const holder: Arbitrary<string> = constantFrom('x', 'y', 'z');
const claim: Arbitrary<Claim> = record({
  name,
  holder,
  until: constantFrom(0, 1_500, 86_400_000).map((at) => new Date(at)),
});
const claims = array(claim, { maxLength: 8 });

const sorted = (rows: Iterable<Claim>) =>
  [...rows]
    .map(({ name, holder, until }) => ({ name, holder, until }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
const held = (all: Claims, by: string) => [...all.values()].filter((each) => each.holder === by);
const isTaken = (all: Claims, rows: readonly Claim[]) =>
  rows.some((row, index) => all.has(row.name) || rows.findIndex((each) => each.name === row.name) !== index);

const operation: Arbitrary<Operation> = oneof(
  claims.map((rows) => ({
    what: `insertMany ${rows.map(({ name }) => name)}`,
    inDatabase: (store: ShopStore) =>
      store.insertMany(leases, rows).then(
        () => 'done',
        () => 'refused',
      ),
    inModel: (all: Claims) => {
      if (isTaken(all, rows)) return 'refused';
      for (const row of rows) all.set(row.name, row);
      return 'done';
    },
  })),
  claims.map((rows) => ({
    what: `upsertMany ${rows.map(({ name }) => name)}`,
    inDatabase: (store: ShopStore) => store.upsertMany(leases, rows),
    inModel: (all: Claims) => {
      for (const row of rows) all.set(row.name, row);
    },
  })),
  claims.map((rows) => ({
    what: `insertIfAbsent ${rows.map(({ name }) => name)}`,
    inDatabase: (store: ShopStore) => store.insertIfAbsent(leases, ...rows),
    inModel: (all: Claims) => {
      for (const row of rows) if (!all.has(row.name)) all.set(row.name, row);
    },
  })),
  record({ from: holder, to: holder }).map(({ from, to }) => ({
    what: `update ${from} to ${to}`,
    inDatabase: async (store: ShopStore) =>
      sorted(await store.update(leases, { holder: to }, eq(leases.holder, from))),
    inModel: (all: Claims) => {
      const changed = held(all, from).map((each) => ({ ...each, holder: to }));
      for (const row of changed) all.set(row.name, row);
      return sorted(changed);
    },
  })),
  record({ one: holder, other: holder }).map(({ one, other }) => ({
    what: `remove ${one} or ${other}`,
    // As somebody could write it who does not think of the other shops.
    inDatabase: async (store: ShopStore) =>
      sorted(await store.remove(leases, sql`${leases.holder} = ${one} or ${leases.holder} = ${other}`)),
    inModel: (all: Claims) => {
      const removed = [...all.values()].filter((each) => each.holder === one || each.holder === other);
      for (const row of removed) all.delete(row.name);
      return sorted(removed);
    },
  })),
  record({ by: holder, limit: integer({ min: 1, max: 3 }) }).map(({ by, limit }) => ({
    what: `removeSome of ${by}, then all`,
    inDatabase: async (store: ShopStore) => {
      const removed = await store.removeSome(leases, eq(leases.holder, by), limit);
      await store.remove(leases, eq(leases.holder, by));
      return removed;
    },
    inModel: (all: Claims) => {
      const rows = held(all, by);
      for (const row of rows) all.delete(row.name);
      return Math.min(rows.length, limit);
    },
  })),
  constant({
    what: 'a transaction that breaks off',
    inDatabase: (store: ShopStore) =>
      store
        .transaction(async (shop) => {
          await shop.remove(leases, undefined);
          throw new Error('broken off');
        })
        .catch(() => 'broken off'),
    inModel: () => 'broken off',
  }),
  holder.map((by) => ({
    what: `count of ${by}`,
    inDatabase: async (store: ShopStore) => [
      await store.count(leases, sql`${leases.holder} = ${by} or false`),
      await store.count(leases),
      (await store.countBy(leases, 'holder')).get(by) ?? 0,
    ],
    inModel: (all: Claims) => [held(all, by).length, all.size, held(all, by).length],
  })),
  record({ by: holder, skip: integer({ min: 0, max: 2 }), limit: integer({ min: 1, max: 2 }) }).map(
    ({ by, skip, limit }) => ({
      what: `sums without ${by}, ${limit} behind ${skip}`,
      inDatabase: async (store: ShopStore) => {
        const rows = { n: sql`count(*)`.mapWith(Number).as('n') };
        const holder = sql<string>`${leases.holder} || ${'!'}`.as('of');
        const where = sql`${leases.holder} <> ${by} or false`;
        return [
          await store.sums(leases, { by: { holder }, of: rows, where, orderBy: [sql`1`], limit, skip }),
          await store.sums(leases, { by: {}, of: rows, where }),
        ];
      },
      inModel: (all: Claims) => {
        const others = ['x', 'y', 'z'].filter((each) => each !== by);
        const counted = others.map((each) => ({ holder: `${each}!`, n: held(all, each).length }));
        const total = counted.reduce((sum, { n }) => sum + n, 0);
        return [counted.filter(({ n }) => n > 0).slice(skip, skip + limit), [{ n: total }]];
      },
    }),
  ),
  record({
    limit: integer({ min: 1, max: 4 }),
    order: constantFrom('ascending' as const, 'descending' as const),
    holders: array(holder),
  }).map(({ limit, order, holders }) => ({
    what: `pages of ${limit}, ${order}`,
    inDatabase: async (store: ShopStore) => {
      const names: string[] = [];
      let after: Claim | undefined;
      do {
        const page = await store.pageByKey(leases, {
          by: ['holder', 'until', 'name'],
          order,
          after,
          where: inArray(leases.holder, holders),
          limit,
        });
        expect(page.rows.length).toBeLessThanOrEqual(limit);
        names.push(...page.rows.map((row) => row.name));
        after = page.following ? page.rows.at(-1) : undefined;
      } while (after);
      return names;
    },
    inModel: (all: Claims) => {
      const place = ({ holder, until, name }: Claim) =>
        `${holder} ${String(until.getTime()).padStart(9, '0')} ${name}`;
      const rows = [...all.values()]
        .filter((each) => holders.includes(each.holder))
        .sort((a, b) => (place(a) < place(b) ? -1 : 1));
      return (order === 'ascending' ? rows : rows.reverse()).map((each) => each.name);
    },
  })),
);

const steps = array(record({ shop: constantFrom(0, 1), operation }), { minLength: 1, maxLength: 15 });

test('Two shops that take turns each see what they would see alone.', async () => {
  await assert(
    asyncProperty(steps, async (all) => {
      const shops = [0, 1].map(() => ({
        store: forShop(database(), randomUUID()),
        model: new Map<string, Claim>(),
      }));
      for (const { shop, operation } of all) {
        const own = shops[shop];
        if (!own) throw new Error('There are two shops.');
        expect(await operation.inDatabase(own.store), operation.what).toEqual(operation.inModel(own.model));
        for (const { store, model } of shops) {
          const rows = await store.rows(leases, { orderBy: [asc(leases.name)] });
          expect(sorted(rows), operation.what).toEqual(sorted(model.values()));
        }
      }
    }),
    { numRuns: RUNS },
  );
});
