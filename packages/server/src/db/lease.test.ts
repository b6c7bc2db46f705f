import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { eventually } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';
import { forShop, type ShopStore } from './for-shop';
import { type Lease, withLease } from './lease';
import { leases } from './schema';

const database = testDatabase();

let shops = 0;
function aShop() {
  shops += 1;
  return forShop(database(), `leased-${shops}`);
}

/** Work that goes on until it is told to end. */
function openWork() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let lease: Lease | undefined;
  const work = async (given: Lease) => {
    lease = given;
    await ended;
    return 'done';
  };
  return { work, end, lease: () => lease };
}

test('belongs to one server at a time, and is free after success or failure', async () => {
  const shop = aShop();
  const first = openWork();
  const working = withLease(shop, 'publish', first.work);
  await eventually(() => first.lease()?.holds() === true);
  expect(await withLease(shop, 'publish', async () => 'also')).toEqual({ busy: true });
  expect(await withLease(shop, 'other', async () => 'other work')).toEqual({
    busy: false,
    result: 'other work',
  });
  first.end();
  expect(await working).toEqual({ busy: false, result: 'done' });

  const broken = withLease(shop, 'publish', () => Promise.reject(new Error('It broke.')));
  await expect(broken).rejects.toThrow('It broke.');
  expect(await withLease(shop, 'publish', async () => 'next')).toEqual({ busy: false, result: 'next' });
});

test('is acquired by one of many concurrent servers', async () => {
  const shop = aShop();
  const works = Array.from({ length: 8 }, openWork);
  let refused = 0;
  const all = works.map(async ({ work }) => {
    const claim = await withLease(shop, 'publish', work);
    if (claim.busy) refused += 1;
    return claim;
  });
  // However slow the database is, nobody comes after the work has ended.
  await eventually(() => refused === works.length - 1);
  for (const { end } of works) end();
  const got = (await Promise.all(all)).filter(({ busy }) => !busy);
  expect(got).toHaveLength(1);
});

test('lasts as long as the work', async () => {
  const shop = aShop();
  const { work, end, lease } = openWork();
  // Renewed four times in it: a machine may stand still for most of a second.
  const working = withLease(shop, 'publish', work, { lastsMs: 1_000 });
  const startedAt = Date.now();
  await eventually(() => Date.now() - startedAt > 2_200);
  expect(lease()?.holds()).toBe(true);
  expect(await withLease(shop, 'publish', async () => 'also')).toEqual({ busy: true });
  end();
  await working;
});

test('expires for a dead server, whose late work can’t end the next lease', async () => {
  const shop = aShop();
  const first = openWork();
  const firstLease = withLease(shop, 'publish', first.work, { lastsMs: 60_000 });
  await eventually(() => first.lease() !== undefined);
  // As when its process stood still until the time was over.
  await shop.update(leases, { until: new Date(0) }, eq(leases.name, 'publish'));
  const second = openWork();
  const secondLease = withLease(shop, 'publish', second.work, { lastsMs: 60_000 });
  await eventually(() => second.lease() !== undefined);

  const slow = withLease(
    shop,
    'other',
    async (lease) => {
      await shop.update(leases, { holder: 'somebody else' }, eq(leases.name, 'other'));
      await eventually(() => !lease.holds());
      return 'it knows';
    },
    { lastsMs: 200 },
  );
  expect(await slow).toEqual({ busy: false, result: 'it knows' });

  first.end();
  await firstLease;
  expect(await withLease(shop, 'publish', async () => 'third')).toEqual({ busy: true });
  second.end();
  await secondLease;
});

test('isn’t claimed by a renewal that arrives after the work has ended', async () => {
  const shop = aShop();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const renewals: Promise<unknown>[] = [];
  const late: ShopStore = {
    ...shop,
    update(table, changes, where) {
      const isRenewal = 'until' in changes && !('holder' in changes) && !(changes.until instanceof Date);
      if (!isRenewal) return shop.update(table, changes, where);
      const renewal = arrived.then(() => shop.update(table, changes, where));
      renewals.push(renewal);
      return renewal;
    },
  };
  await withLease(late, 'publish', () => eventually(() => renewals.length > 0), { lastsMs: 200 });
  arrive();
  await Promise.all(renewals);
  expect(await shop.columns(leases, ['until'])).toEqual([{ until: new Date(0) }]);
});
