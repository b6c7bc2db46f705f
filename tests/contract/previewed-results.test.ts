import { type CatalogueIndex, emptyIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import { buildIndex } from '@cartwright/core/catalogue/index/update-index';
import { previewResults } from '@cartwright/core/contract/preview-results';
import { readResultsPage, saveResultsPage } from '@cartwright/core/contract/results-page';
import { saveKeywordGroups } from '@cartwright/core/contract/search';
import { newKeywordGroup } from '@cartwright/core/search/keyword-groups';
import type { ResultsPage } from '@cartwright/core/search/results-page';
import { ratingMetafields } from '@cartwright/dev-store/catalogue/ratings';
import { createApp } from '@cartwright/server/http/app';
import { searchProxyRoute } from '@cartwright/server/search/search-proxy-route';
import { searchRoutes } from '@cartwright/server/search/search-routes';
import { silentLogger } from '@cartwright/server/testing/silent-logger';
import { testDatabase } from '@cartwright/server/testing/test-database';
import { beforeEach, describe, expect, it } from 'vitest';
import { ask, refused } from './ask';
import type { Backend } from './backend';
import { aMirroredShop, plainCatalogue } from './mirrored-shop';
import { proxiedPath } from './proxied-path';

const database = testDatabase();
const SECRET = 'shpss_of_the_app';

let index: CatalogueIndex;
let admin: Backend;
/** Search response for shoppers, as the Liquid that their store renders. */
let searched: (query: Readonly<Record<string, string>>) => Promise<string>;
/** The version of what they get. */
let versionOf: (query: Readonly<Record<string, string>>) => Promise<string | null>;

beforeEach(async () => {
  const plain = plainCatalogue(30);
  const catalogue = {
    ...plain,
    products: plain.products.map((product) =>
      product.handle === 'thing-28' ? { ...product, metafields: ratingMetafields('4.25', 12) } : product,
    ),
  };
  const shop = await aMirroredShop(database(), { catalogue });
  await shop.settle();
  const { products, collections } = await shop.mirror();
  index = buildIndex(products, collections, ['en']);
  const clock = () => new Date(shop.time.now);
  const indexOf = async () => index;
  const app = createApp(silentLogger, []);
  const resolveShop = async () =>
    ({
      ok: true,
      shopId: shop.domain,
      user: { id: null, name: 'Owner', email: null, rebuyAdmin: false },
    }) as const;
  searchRoutes(app, resolveShop, {
    storeOf: () => shop.store,
    indexOf,
    changed: async () => {},
    filtersChanged: async () => {},
    clock,
  });
  searchProxyRoute(app, {
    find: async () => ({ store: shop.store }),
    indexOf,
    indexVersionOf: () => 'the only one',
    secrets: [SECRET],
    clock,
    trustedProxies: 0,
  });
  const response = async (query: Readonly<Record<string, string>>) =>
    app.request(proxiedPath(shop.domain, 'search', query, SECRET, shop.time.now));
  searched = async (query) => (await response(query)).text();
  versionOf = async (query) => (await response(query)).headers.get('etag');
  admin = { send: async (request) => app.fetch(request), reset: nothing, beStaff: nothing, close: nothing };
});

const nothing = async () => {};

async function edited(changes: Partial<ResultsPage['editorLayout']> = {}) {
  const { enabled: _, ...setting } = (await ask(admin, readResultsPage)).setting;
  const { pagination } = setting.editorLayout;
  return {
    ...setting,
    editorLayout: {
      ...setting.editorLayout,
      pageTitle: '{count} for {term}',
      desktopColumnBreakpoint: 5,
      pagination: { ...pagination, amountPerPage: 7 },
      ...changes,
    },
  };
}

const bodyOf = (setting: Awaited<ReturnType<typeof edited>>, search: string) => ({
  setting,
  search,
  country: null,
  locale: 'en',
});

const handles = (text: string) =>
  [...text.matchAll(/all_products\['([^']*)'\]/g)].map(([, handle]) => handle ?? '');

describe('edited results page', () => {
  it('lists and looks as it will after saving, without saving', async () => {
    const setting = await edited();
    const before = await ask(admin, readResultsPage);
    const body = bodyOf(setting, '?q=thnig&page=2&sort_by=price-descending');
    const { list } = await ask(admin, previewResults, { body });
    expect(await ask(admin, readResultsPage)).toEqual(before);
    expect(list).toMatchObject({
      total: 30,
      page: 2,
      pages: 5,
      searched: { text: 'thnig', meant: 'thing' },
      look: { title: '{count} for {term}', data: { columns: '5 3 2' } },
    });
    expect(list.products[0]).toMatchObject({ price: '$32.00' });

    const { editorLayout } = setting;
    const { settingsId } = before;
    await ask(admin, saveResultsPage, { params: { settingsId }, body: { editorLayout, revision: 0 } });
    const theirs = await searched({ q: 'thnig', page: '2', sort_by: 'price-descending' });
    expect(list.products.map(({ url }) => url.replace('/products/', ''))).toEqual(handles(theirs));
    expect(theirs).toContain(JSON.stringify(list.look?.style));
  });

  it('searches for the largest product type without a query, and gives reasons', async () => {
    const { list, reasons } = await ask(admin, previewResults, { body: bodyOf(await edited(), '?page=1') });
    expect(list).toMatchObject({ searched: { text: 'even', meant: null }, total: 15 });
    expect(reasons.map(({ id }) => id)).toEqual(list.products.map(({ id }) => id));
    for (const { why } of reasons) expect(why).toMatch(/even/i);
  });

  it('shows ratings unless turned off, with a new version for shoppers', async () => {
    const ratings = async (enabledProductRatings: boolean) => {
      const setting = await edited({ enabledProductRatings });
      const { list } = await ask(admin, previewResults, { body: bodyOf(setting, '?q=28') });
      return list.products.map(({ rating }) => rating);
    };
    expect(await ratings(true)).toEqual([{ value: 4.3, scale: 5, count: 12 }]);
    expect(await ratings(false)).toEqual([undefined]);
    const query = { q: 'thing' };
    const before = [await searched(query), await versionOf(query)];
    expect(before[0]).toContain('p.metafields.reviews.rating.value');
    const { settingsId, setting } = await ask(admin, readResultsPage);
    const editorLayout = { ...setting.editorLayout, enabledProductRatings: false };
    await ask(admin, saveResultsPage, { params: { settingsId }, body: { editorLayout, revision: 0 } });
    expect(await searched(query)).not.toContain('metafields');
    expect(await versionOf(query)).not.toBe(before[1]);
  });

  it('is rejected with the path of each error, and before the catalogue is known', async () => {
    const wrong = await refused(admin, previewResults, {
      body: bodyOf(await edited({ pageTitle: ' ' }), ''),
    });
    expect(wrong).toMatchObject({
      code: 'invalid_document',
      issues: [{ path: ['editorLayout', 'pageTitle'], message: 'Enter a text.' }],
    });
    index = emptyIndex();
    expect(await refused(admin, previewResults, { body: bodyOf(await edited(), '') })).toMatchObject({
      code: 'not_found',
    });
  });

  it('shows the redirect of a keyword', async () => {
    const group = {
      ...newKeywordGroup('sale'),
      keywordGroupName: 'Sale',
      keywords: ['bargain'],
      redirectEnabled: true,
      redirectUrl: '/collections/sale',
    };
    await ask(admin, saveKeywordGroups, {
      body: { setting: { schemaVersion: 1, groups: [group] }, revision: 0 },
    });
    const preview = async (search: string) =>
      (await ask(admin, previewResults, { body: bodyOf(await edited(), search) })).redirect;
    expect(await preview('?q=bargain')).toBe('/collections/sale');
    expect(await preview('?q=thing')).toBeUndefined();
  });

  it('is saved in one call, whichever parts changed', async () => {
    const { filterSettings, sortSettings, ...rest } = await edited();
    const [filter] = filterSettings;
    const sent = { ...rest, filterSettings: filter ? [filter] : [], sortSettings: sortSettings.slice(0, 2) };
    const { settingsId } = await ask(admin, readResultsPage);
    const { data } = await ask(admin, saveResultsPage, {
      params: { settingsId },
      body: { ...sent, revision: 0 },
    });
    const numbered = sent.sortSettings.map((sort, at) => ({ ...sort, index: at }));
    expect(data).toMatchObject({
      revision: 1,
      setting: { ...sent, sortSettings: numbered, enabled: true },
    });
  });
});
