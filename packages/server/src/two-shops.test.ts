import { readLooks, saveLooks } from '@cartwright/core/contract/looks';
import { readResultsPage, saveResultsPage } from '@cartwright/core/contract/results-page';
import { readSearchSettings, saveKeywordGroups, saveSearchSettings } from '@cartwright/core/contract/search';
import { readWidget, saveWidget } from '@cartwright/core/contract/widgets';
import { newKeywordGroup } from '@cartwright/core/search/keyword-groups';
import { RESULTS_PAGE_ID } from '@cartwright/core/search/results-page';
import { expect, test } from 'vitest';
import { forShop } from './db/for-shop';
import * as tables from './db/schema';
import { contractRoutes, type Fixture, fixtureOf, type Route, samples } from './testing/contract-calls';
import { fakeShopify } from './testing/fake-shopify';
import { type TestApp, testApps } from './testing/test-app';
import { testDatabase } from './testing/test-database';

const database = testDatabase();
const startApp = testApps(database);

const [OURS, THEIRS] = ['ours.myshopify.com', 'theirs.myshopify.com'];

/** Stands in everything of ours that has a name; no answer to the other shop may have it. */
const SECRET = 'only-in-our-shop';

/** A server for two shops. Whoever calls says for which one; `ask` calls for ours. */
async function serverOfTwo(): Promise<{
  app: TestApp;
  theirShopify: Awaited<ReturnType<typeof fakeShopify>>;
}> {
  const theirShopify = await fakeShopify();
  const app = await startApp({
    shop: { domain: OURS, accessToken: 'the-access-token' },
    others: [{ domain: THEIRS, accessToken: theirShopify.token, apiOrigin: theirShopify.origin }],
    publicUrl: 'https://app.example',
    resolveShop: async (request) => ({
      ok: true,
      shopId: request.headers.get('x-shop') ?? OURS,
      user: { id: null, name: 'Owner', email: null, rebuyAdmin: true },
    }),
  });
  await app.idle();
  return { app, theirShopify };
}

/** Something of ours in every table that merchants fill. */
async function fillOurs(app: TestApp): Promise<Fixture> {
  const cart = await app.create(SECRET);
  await app.save(cart, { name: `${SECRET} saved` });
  const fixture = await fixtureOf(app);
  const params = { id: String(fixture.widget.widget.id) };
  const { widget, revision } = await app.ask(readWidget, { params });
  await app.ask(saveWidget, { params, body: { widget: { ...widget, name: SECRET }, revision } });
  const { look, revision: lookRevision } = await app.ask(readLooks);
  await app.ask(saveLooks, { body: { look: { ...look, name: SECRET }, revision: lookRevision } });
  const { settings } = await app.ask(readSearchSettings);
  await app.ask(saveSearchSettings, {
    body: { setting: { ...settings, excludedTerms: [SECRET] }, revision: 0 },
  });
  const group = { ...newKeywordGroup('any'), keywordGroupName: SECRET, keywords: [SECRET] };
  await app.ask(saveKeywordGroups, { body: { setting: { schemaVersion: 1, groups: [group] }, revision: 0 } });
  const { setting: page } = await app.ask(readResultsPage);
  await app.ask(saveResultsPage, {
    params: { settingsId: RESULTS_PAGE_ID },
    body: { editorLayout: { ...page.editorLayout, pageTitle: SECRET }, revision: 0 },
  });
  return fixtureOf(app);
}

/** Every row of ours, in every table; without leases, which change by themselves. */
async function ourRows(): Promise<string> {
  const { leases: _, ...kept } = tables;
  const store = forShop(database(), OURS);
  const found = await Promise.all(
    Object.entries(kept).map(async ([name, table]) => [name, await store.rows(table)]),
  );
  return JSON.stringify(found, null, 1);
}

/** Makes a call of the contract for their shop, with everything in it that names what is ours. */
async function callForThem(app: TestApp, { method, path }: Route, fixture: Fixture): Promise<string> {
  const { query = {}, body } = samples(fixture)[`${method} ${path}`] ?? {};
  const id = path.startsWith('/api/widgets') ? fixture.widget.widget.id : fixture.cart.cart.id;
  const known: Record<string, string> = {
    id: String(id),
    kind: 'cart',
    revision: '1',
    settingsId: RESULTS_PAGE_ID,
  };
  const address = path.replace(/:(\w+)/g, (_, name: string) => known[name] ?? '');
  const request = new URLSearchParams({ ...query, shop: THEIRS });
  // Calls of the contract are strict about their query; only those of pages name the shop in it.
  if (!path.startsWith('/storefront/')) request.delete('shop');
  const response = await app.fetch(`${address}?${request}`, {
    method,
    headers: { 'x-shop': THEIRS, 'content-type': 'application/json' },
    ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
  });
  return response.text();
}

test('no route reads, changes or deletes anything of another shop', async () => {
  const { app } = await serverOfTwo();
  const fixture = await fillOurs(app);
  await app.idle();
  const before = await ourRows();
  expect(before).toContain(SECRET);

  const leaks: string[] = [];
  const others: Route[] = [
    { method: 'GET', path: '/storefront/config.json' },
    { method: 'GET', path: '/storefront/preview-config.json' },
  ];
  for (const route of [...(await contractRoutes()), ...others]) {
    const response = await callForThem(app, route, fixture);
    // What was sent may come back; what was kept of ours may not.
    if (response.includes(SECRET) && route.method === 'GET') leaks.push(`${route.method} ${route.path}`);
  }

  expect(leaks).toEqual([]);
  expect(await ourRows()).toBe(before);
});

test('each shop publishes to its own Shopify store, and its pages report to it', async () => {
  const { app, theirShopify } = await serverOfTwo();
  await app.create(SECRET);
  await app.idle();
  const theirs = await app.fetch('/api/shop', { headers: { 'x-shop': THEIRS } });

  expect(await theirs.json()).toMatchObject({ shop: { shopifyShopDomain: THEIRS } });
  expect(JSON.stringify([...theirShopify.appMetafields])).not.toContain(SECRET);
  const config = await app.fetch(`/storefront/config.json?shop=${OURS}`);
  expect(await config.json()).toMatchObject({
    shop: { events: `https://app.example/storefront/events?shop=${OURS}` },
  });
});

test('a page names its shop, and only among those on this server', async () => {
  const { app } = await serverOfTwo();
  const status = async (query: string) => (await app.fetch(`/storefront/config.json${query}`)).status;

  expect(await status(`?shop=${OURS}`)).toBe(200);
  expect(await status('')).toBe(400);
  expect(await status('?shop=else.myshopify.com')).toBe(404);
  expect(await status('?shop=__proto__')).toBe(404);
});
