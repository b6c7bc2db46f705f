import { listVersions, readVersion } from '@cartwright/core/contract/versions';
import { and, asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { forShop } from '../db/for-shop';
import { versions } from '../db/schema';
import { testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';
import { keepVersion, purgeOldVersions } from './version-rows';

const database = testDatabase();
const startApp = testApps(database);

const DAY = 24 * 60 * 60 * 1000;
const NOW = new Date('2026-11-20T09:00:00Z');

/** A shop's versions of a cart, saved so many days ago. */
async function aShop(shopId: string, id: string, daysAgo: readonly number[]) {
  const store = forShop(database(), shopId);
  for (const [index, days] of daysAgo.entries()) {
    const saved = { now: new Date(NOW.getTime() - days * DAY), by: 'Owner' };
    await keepVersion(store, { kind: 'cart', id, revision: index + 1, document: {} }, saved);
  }
  const revisions = async () => {
    const rows = await store.columns(versions, ['revision'], {
      where: and(eq(versions.kind, 'cart'), eq(versions.documentId, id)),
      orderBy: [asc(versions.revision)],
    });
    return rows.map(({ revision }) => revision);
  };
  return { store, revisions };
}

test('keeps the last hundred versions of each document', async () => {
  const other = await aShop('shop-a', 'other', [1]);
  const { revisions } = await aShop(
    'shop-a',
    'cart',
    Array.from({ length: 102 }, () => 1),
  );
  expect(await revisions()).toEqual(Array.from({ length: 100 }, (_, index) => index + 3));
  expect(await other.revisions()).toEqual([1]);
});

test('deletes versions after a year, except the newest', async () => {
  const { store, revisions } = await aShop('shop-b', 'cart', [500, 366, 364]);
  const old = await aShop('shop-b', 'old', [900, 800]);
  const others = await aShop('shop-c', 'cart', [500, 400]);
  expect(await purgeOldVersions(store, NOW)).toBe(false);
  expect(await revisions()).toEqual([3]);
  expect(await old.revisions()).toEqual([2]);
  expect(await others.revisions()).toEqual([1, 2]);
});

test('hides versions from other shops', async () => {
  const [one, other] = [await startApp(), await startApp()];
  const { cart } = await one.create();
  const params = { kind: 'cart', id: cart.id, revision: '1' };
  await one.ask(readVersion, { params });
  expect(await other.refused(readVersion, { params })).toMatchObject({ status: 404 });
  expect(await other.refused(listVersions, { params })).toMatchObject({ status: 404 });
});

test('marks a version saved by a newer app, and lists the others', async () => {
  const app = await startApp();
  const saved = await app.save(await app.create(), { name: 'Summer' });
  const store = forShop(database(), app.domain);
  await store.update(versions, { document: { schemaVersion: 99 } }, eq(versions.revision, 1));
  const params = { kind: 'cart', id: saved.cart.id, revision: '1' };
  expect(await app.refused(readVersion, { params })).toMatchObject({
    status: 503,
    code: 'unavailable',
    message: expect.stringContaining('newer version'),
  });
  const { versions: listed } = await app.ask(listVersions, { params });
  expect(listed).toMatchObject([
    { revision: 2, changed: null },
    { revision: 1, changed: null },
  ]);
});

test('stores no version for a rejected save', async () => {
  const app = await startApp();
  const created = await app.create();
  await app.save(created, { name: 'Summer' });
  await expect(app.save(created, { name: 'Autumn' })).rejects.toThrow('409');
  const { versions: listed } = await app.ask(listVersions, { params: { kind: 'cart', id: created.cart.id } });
  expect(listed.map(({ revision }) => revision)).toEqual([2, 1]);
});

test('records who saved each version', async () => {
  const app = await startApp({ userName: 'Robin' });
  const { cart } = await app.create();
  const { versions: listed } = await app.ask(listVersions, { params: { kind: 'cart', id: cart.id } });
  expect(listed).toMatchObject([{ savedBy: 'Robin' }]);
});
