import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { forShop, type ShopStore } from '../db/for-shop';
import { carts, events, installations, shops, versions, widgets } from '../db/schema';
import { fillTables, shopTables } from '../testing/fill-tables';
import { testDatabase } from '../testing/test-database';
import { exportedLines } from './export-shop';
import { LEFT_OUT, RECORDS, type Scope, SETTINGS, tablesOf } from './exported-tables';
import { restoreShop } from './restore-shop';

const database = testDatabase();
const NOW = new Date('2026-11-29T12:00:00Z');

const linesOf = (store: ShopStore, scope: Scope) => exportedLines(database(), store.shopId, scope, NOW);

async function* each(lines: readonly string[]) {
  yield* lines;
}

const restore = (store: ShopStore, lines: readonly string[], replace = false) =>
  restoreShop(store, each(lines), { replace, now: NOW });

async function rowsOf(store: ShopStore, tables: readonly Parameters<ShopStore['rows']>[0][]) {
  const found: Record<string, unknown> = {};
  for (const table of tables) found[getTableConfig(table).name] = await store.rows(table);
  return found;
}

const emptied = async (store: ShopStore) => {
  for (const table of shopTables()) await store.removeSome(table, sql`true`, 10_000);
};

/** A shop with a row in every table, and more rows of documents than are read at once. */
async function aShop(id: string) {
  const store = forShop(database(), id);
  await fillTables(store);
  const [widget] = await store.rows(widgets);
  if (!widget) throw new Error('There is no widget.');
  const more = Array.from({ length: 450 }, (_, index) => ({ ...widget, id: index + 2, document: { index } }));
  await store.insertMany(widgets, more);
  await store.update(shops, { lastWidgetId: 451 });
  return store;
}

test('every table is classified as a setting, a record, or excluded from copies', () => {
  const named = [shops, ...SETTINGS, ...RECORDS, ...LEFT_OUT].map((table) => getTableConfig(table).name);
  expect(named.sort()).toEqual(
    shopTables()
      .map((table) => getTableConfig(table).name)
      .sort(),
  );
});

describe('shop restore', () => {
  test('brings back every setting and record after the shop was destroyed', async () => {
    const store = await aShop('whole.myshopify.com');
    const other = await aShop('other.myshopify.com');
    const before = await rowsOf(store, tablesOf('everything'));
    const [shopBefore] = await store.rows(shops);
    const lines = await linesOf(store, 'everything');
    await emptied(store);
    expect(await restore(store, lines)).toMatchObject({ ok: true, rows: lines.length - 2 });
    expect(await rowsOf(store, tablesOf('everything'))).toEqual(before);
    // What is published is compared anew.
    expect(await store.rows(shops)).toEqual([
      { ...shopBefore, publicationWanted: (shopBefore?.publicationWanted ?? 0) + 1 },
    ]);
    expect(await store.count(installations)).toBe(0);
    expect(await other.count(widgets)).toBe(451);
  });

  test('replaces only settings from a copy of settings', async () => {
    const store = await aShop('settings.myshopify.com');
    const lines = await linesOf(store, 'settings');
    const before = await rowsOf(store, SETTINGS);
    await store.update(widgets, { name: 'Changed' });
    await store.update(shops, { lastWidgetId: 500, instanceId: 'ours' });
    expect(await restore(store, lines, true)).toMatchObject({ ok: true });
    const after = await rowsOf(store, SETTINGS);
    expect({ ...after, carts: [] }).toEqual({ ...before, carts: [] });
    const [cart] = await store.rows(carts);
    expect(cart?.previewKey).toMatch(/^[\da-f-]{36}$/);
    expect(await store.count(events)).toBe(1);
    expect(await store.count(installations)).toBe(1);
    // Those of documents that are gone would be in the way of new ones.
    expect(await store.count(versions)).toBe(0);
    expect(await store.rows(shops)).toMatchObject([{ lastWidgetId: 500, instanceId: 'ours' }]);
  });
});

test('a copy of settings contains no secret', async () => {
  const store = await aShop('secret.myshopify.com');
  await store.update(carts, { previewKey: 'hidden-key' });
  await store.update(shops, { storefrontAccessToken: 'hidden-token', instanceId: 'hidden-stamp' });
  await store.update(installations, { accessToken: 'hidden-access', refreshToken: 'hidden-refresh' });
  expect((await linesOf(store, 'settings')).join('')).not.toContain('hidden');
  const everything = (await linesOf(store, 'everything')).join('');
  expect(everything).not.toContain('hidden-access');
  expect(everything).not.toContain('hidden-refresh');
});

describe('invalid restore changes nothing', () => {
  const shopId = 'kept.myshopify.com';
  const store = () => forShop(database(), shopId);
  const widgetLine = (lines: readonly string[]) => lines.findIndex((line) => line.includes('"widgets"'));
  const altered = (lines: readonly string[], at: number, change: (line: string) => string) =>
    lines.map((line, index) => (index === at ? change(line) : line));

  test.each<[why: string, change: (lines: readonly string[]) => readonly string[], message: RegExp]>([
    ['is empty', () => [], /^The file is empty/],
    ['isn’t a backup', () => ['{"a":1}\n'], /^Line 1: this is no copy of a shop/],
    [
      'belongs to another shop',
      (lines) => altered(lines, 0, (line) => line.replace('kept', 'oak')),
      /^Line 1: this is a copy of oak/,
    ],
    [
      'is of a newer version',
      (lines) => altered(lines, 0, (line) => line.replace(/"migration":"\w+/, '"migration":"9999_later')),
      /^Line 1: this copy is of a newer version \(9999_later/,
    ],
    ['is truncated', (lines) => lines.slice(0, -1), /^The file isn’t whole: it ends after line \d+/],
    [
      'is missing a row',
      (lines) => lines.toSpliced(widgetLine(lines), 1),
      /widgets should have 451 rows here, and has 450/,
    ],
    ['continues after the end', (lines) => [...lines, ...lines], /nothing may follow the end/],
    [
      'is truncated within a row',
      (lines) => altered(lines, 5, (line) => line.slice(0, 30)),
      /^Line 6: this is no row/,
    ],
    [
      'has an unknown table',
      (lines) => altered(lines, 5, () => '{"table":"installations","row":{}}'),
      /^Line 6: a copy has no table installations/,
    ],
    [
      'has an unknown column',
      (lines) => altered(lines, widgetLine(lines), (line) => line.replace('"name":', '"nom":')),
      /widgets: there is no column nom/,
    ],
    [
      'has a wrong value',
      (lines) =>
        altered(lines, widgetLine(lines), (line) => line.replace(/"revision":\d+/, '"revision":"one"')),
      /^Line \d+: widgets: revision has a value that it can’t have/,
    ],
    [
      'has a row twice',
      (lines) => altered(lines, widgetLine(lines) + 1, () => lines[widgetLine(lines)] ?? ''),
      /^Before line \d+: the database refused it \(.*duplicate key/,
    ],
  ])('because the file %s', async (_why, change, message) => {
    await emptied(store());
    await aShop(shopId);
    const lines = await linesOf(store(), 'everything');
    const before = await rowsOf(store(), shopTables());
    const restored = await restore(store(), change(lines), true);
    expect(restored).toMatchObject({ ok: false, message: expect.stringMatching(message) });
    expect(await rowsOf(store(), shopTables())).toEqual(before);
  });

  test('because the shop has data and replacing isn’t allowed', async () => {
    await emptied(store());
    await aShop(shopId);
    const lines = await linesOf(store(), 'everything');
    expect(await restore(store(), lines)).toEqual({
      ok: false,
      message:
        'kept.myshopify.com has data here already (carts). Add --replace to put the copy in its place.',
    });
    expect(await restore(store(), lines, true)).toMatchObject({ ok: true });
  });
});
