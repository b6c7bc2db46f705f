import type { Place } from '@cartwright/core/analytics/session-places';
import { buildIndex } from '@cartwright/core/catalogue/index/update-index';
import { readDefaults, saveDefaults } from '@cartwright/core/contract/collections';
import { conflictOver } from '@cartwright/core/contract/conflict';
import {
  readResultsPage,
  savedResultsPage,
  saveResultsFilters,
  saveResultsPage,
} from '@cartwright/core/contract/results-page';
import {
  enableSearch,
  readKeywordGroups,
  readSearchSettings,
  savedKeywordGroups,
  savedSearchSettings,
  saveKeywordGroups,
  saveSearchSettings,
} from '@cartwright/core/contract/search';
import { type KeywordGroup, newKeywordGroup } from '@cartwright/core/search/keyword-groups';
import { RESULTS_PAGE_ID, type SomeResultsPage } from '@cartwright/core/search/results-page';
import type { SearchSettings } from '@cartwright/core/search/search-settings';
import { collectionRoutes } from '@cartwright/server/collections/collection-routes';
import { sessionPlaces } from '@cartwright/server/db/schema';
import { createApp } from '@cartwright/server/http/app';
import { offensiveTerms } from '@cartwright/server/search/offensive-terms';
import { searchProxyRoute } from '@cartwright/server/search/search-proxy-route';
import { searchRoutes } from '@cartwright/server/search/search-routes';
import { suggestionProxyRoute } from '@cartwright/server/search/suggestion-proxy-route';
import { silentLogger } from '@cartwright/server/testing/silent-logger';
import { testDatabase } from '@cartwright/server/testing/test-database';
import { beforeEach, describe, expect, it } from 'vitest';
import { ask, refused } from './ask';
import type { Backend } from './backend';
import { aMirroredShop, type MirroredShop, plainCatalogue } from './mirrored-shop';
import { proxiedPath } from './proxied-path';

const database = testDatabase();

const SECRET = 'shpss_of_the_app';

let shop: MirroredShop;
let admin: Backend;
/** Ids of products by their titles, and of the collection "Even". */
let ids: ReadonlyMap<string, number>;
let even: number;
/** Search response to a page of the store. */
let searched: (q: string, query?: Readonly<Record<string, string>>) => Promise<Response>;
/** Suggestions for its search field. */
let suggested: (q: string) => Promise<Response>;

beforeEach(async () => {
  shop = await aMirroredShop(database(), { catalogue: plainCatalogue(30) });
  await shop.settle();
  const clock = () => new Date(shop.time.now);
  const app = createApp(silentLogger, []);
  const resolveShop = async () =>
    ({
      ok: true,
      shopId: shop.domain,
      user: { id: null, name: 'Owner', email: null, rebuyAdmin: false },
    }) as const;
  const { products, collections } = await shop.mirror();
  ids = new Map(products.map(({ title, id }) => [title, id]));
  even = collections.find(({ handle }) => handle === 'even')?.id ?? 0;
  const described = products.map((product) =>
    product.title === 'Thing 5' ? { ...product, description: 'A thing for the voyeur.' } : product,
  );
  const indexOf = async () => buildIndex(described, collections, ['en']);
  const options = { storeOf: () => shop.store, indexOf, clock, newId: () => 'any' };
  searchRoutes(app, resolveShop, {
    ...options,
    changed: async () => {},
    filtersChanged: async () => {},
  });
  collectionRoutes(app, resolveShop, options);
  const find = async () => ({ store: shop.store });
  const proxy = {
    find,
    indexOf,
    indexVersionOf: () => null,
    secrets: [SECRET],
    clock,
    trustedProxies: 0,
  };
  searchProxyRoute(app, proxy);
  suggestionProxyRoute(app, proxy);
  searched = async (q, query = {}) =>
    app.request(proxiedPath(shop.domain, 'search', { q, ...query }, SECRET, shop.time.now));
  suggested = async (q) =>
    app.request(proxiedPath(shop.domain, 'search/suggest', { q }, SECRET, shop.time.now));
  admin = { send: async (request) => app.fetch(request), reset: nothing, beStaff: nothing, close: nothing };
});

const nothing = async () => {};

async function save(changes: Partial<SearchSettings>) {
  const { settings, revision } = await ask(admin, readSearchSettings);
  const body = { setting: { ...settings, ...changes }, revision };
  return (await ask(admin, saveSearchSettings, { body })).data;
}

describe('search settings', () => {
  it('are saved only at the current revision', async () => {
    const before = await ask(admin, readSearchSettings);
    expect(before).toMatchObject({ revision: 0, updatedAt: null, enabled: true });
    expect(await save({ excludedTerms: [' gift card '] })).toMatchObject({
      revision: 1,
      settings: { excludedTerms: ['gift card'] },
    });
    const conflict = await refused(admin, saveSearchSettings, {
      body: { setting: before.settings, revision: before.revision },
    });
    expect(conflict.code).toBe('conflict');
    expect(conflictOver(savedSearchSettings).parse(conflict.details).saved).toMatchObject({
      revision: 1,
      settings: { excludedTerms: ['gift card'] },
    });
  });

  it('reject invalid values, each with its path', async () => {
    const { settings, revision } = await ask(admin, readSearchSettings);
    const setting = { ...settings, excludedTerms: ['sale', 'SALE'], searchResultsPageUrl: '//evil.example' };
    const { code, issues } = await refused(admin, saveSearchSettings, { body: { setting, revision } });
    expect(code).toBe('invalid_document');
    expect(issues?.map(({ path }) => path.join('.'))).toEqual(['excludedTerms.1', 'searchResultsPageUrl']);
  });

  it('stay unchanged when search is turned off and on', async () => {
    const enable = (enabled: boolean) => ask(admin, enableSearch, { body: { enabled } });
    const before = await save({ excludedTerms: ['sale'] });
    expect(await enable(false)).toEqual({ enabled: false });
    expect(await ask(admin, readSearchSettings)).toEqual({ ...before, enabled: false });
    expect(await save({ excludedTerms: [] })).toMatchObject({ revision: 2 });
    expect((await ask(admin, readSearchSettings)).enabled).toBe(false);
    await enable(true);
    expect(await ask(admin, readSearchSettings)).toMatchObject({ revision: 2, enabled: true });
  });
});

const ofPage = { settingsId: RESULTS_PAGE_ID };

/** Saves parts of the results page over what is saved. */
async function savePage(sent: SomeResultsPage) {
  const { revision } = await ask(admin, readResultsPage);
  const { editorLayout, enabled, embeddedSelector } = sent;
  const body = { id: RESULTS_PAGE_ID, editorLayout, enabled, embeddedSelector, revision };
  return (await ask(admin, saveResultsPage, { params: ofPage, body })).data;
}

describe('the results page', () => {
  it('is saved in parts without changing the others', async () => {
    const before = await ask(admin, readResultsPage);
    expect(before).toMatchObject({ ...ofPage, revision: 0, updatedAt: null, setting: { enabled: true } });
    const { filterSettings, sortSettings, editorLayout } = before.setting;
    const ofPrice = filterSettings.filter(({ type }) => type === 'price');
    const filtered = await ask(admin, saveResultsFilters, {
      body: { setting: { filterSettings: ofPrice, sortSettings }, revision: 0 },
    });
    expect(filtered).toEqual({
      ...before,
      revision: 1,
      updatedAt: expect.any(String),
      setting: {
        ...before.setting,
        filterSettings: ofPrice.map((filter, index) => ({ ...filter, index })),
        sortSettings: sortSettings.map((sort, index) => ({ ...sort, index })),
      },
    });
    const off = await savePage({ enabled: false });
    expect(off).toMatchObject({ revision: 2, setting: { ...filtered.setting, enabled: false } });
    const laidOut = await savePage({ editorLayout: { ...editorLayout, columnSpacing: 24 } });
    expect(laidOut.setting).toEqual({
      ...filtered.setting,
      enabled: false,
      editorLayout: { ...editorLayout, columnSpacing: 24 },
    });
    const placed = await savePage({ embeddedSelector: ' #results ' });
    expect(placed.setting).toEqual({ ...laidOut.setting, embeddedSelector: '#results' });
    expect(await ask(admin, readResultsPage)).toEqual(placed);
  });

  it('has texts in the language of the requesting page', async () => {
    const translations = { de: { 'editorLayout/soldOutTitle': { text: 'Weg', original: 'Sold Out' } } };
    const { revision } = await ask(admin, readResultsPage);
    const body = { id: RESULTS_PAGE_ID, translations, revision };
    const { data } = await ask(admin, saveResultsPage, { params: ofPage, body });
    expect(data.setting.translations).toEqual(translations);
    const soldOut = async (locale: string) =>
      (await (await searched('thing', { locale })).text()).match(/"soldOut":"([^"]*)"/)?.[1];
    expect([await soldOut('de'), await soldOut('en')]).toEqual(['Weg', 'Sold Out']);
  });

  it('has the default settings’ filters and sort orders until it has its own', async () => {
    await savePage({ enabled: false });
    const { settings, revision } = await ask(admin, readDefaults);
    const setting = { ...settings, filters: settings.filters.filter(({ type }) => type === 'vendor') };
    await ask(admin, saveDefaults, { body: { setting, revision } });
    const { filterSettings } = (await ask(admin, readResultsPage)).setting;
    expect(filterSettings.map(({ type }) => type)).toEqual(['vendor']);
  });

  it('has one revision, so concurrent saves of different parts conflict', async () => {
    const { setting } = await ask(admin, readResultsPage);
    const saved = await savePage({ enabled: false });
    const stale = [
      await refused(admin, saveResultsPage, {
        params: ofPage,
        body: { editorLayout: setting.editorLayout, revision: 0 },
      }),
      await refused(admin, saveResultsFilters, {
        body: { setting: { filterSettings: [], sortSettings: [] }, revision: 0 },
      }),
    ];
    for (const { code, details } of stale) {
      expect(code).toBe('conflict');
      expect(conflictOver(savedResultsPage).parse(details).saved).toEqual(saved);
    }
    expect(await ask(admin, readResultsPage)).toEqual(saved);
  });

  it('rejects invalid values with their paths, and an unknown part', async () => {
    const editorLayout = { columnSpacing: -1 };
    const { code, issues } = await refused(admin, saveResultsPage, {
      params: ofPage,
      body: { editorLayout, revision: 0 },
    });
    expect(code).toBe('invalid_document');
    expect(issues?.map(({ path }) => path.join('.'))).toEqual(['editorLayout.columnSpacing']);
    const other = { enabled: false, revision: 0 };
    const elsewhere = { params: { settingsId: 'another' }, body: other };
    expect((await refused(admin, saveResultsPage, elsewhere)).code).toBe('not_found');
    const twoIds = { params: ofPage, body: { ...other, id: 'another' } };
    expect((await refused(admin, saveResultsPage, twoIds)).code).toBe('not_found');
  });
});

describe('search suggestions', () => {
  const response = async (q: string) => (await suggested(q)).text();
  const terms = async (q: string) =>
    JSON.parse((await response(q)).match(/"terms":(\[[^\]]*\])/)?.[1] ?? '[]');

  it('match search results, without excluded terms', async () => {
    expect(await terms('thin')).toContain('thing');
    expect(await response('thing 7')).toContain("all_products['thing-7']");
    await save({ excludedProducts: [{ productId: ids.get('Thing 7') ?? 0 }] });
    expect(await response('thing 7')).not.toContain("all_products['thing-7']");
    await save({ excludedTerms: ['thing'] });
    expect(await terms('thin')).toEqual([]);
    expect(await response('thing')).not.toContain('all_products');
  });

  it('list what three sessions opened, before anything is typed', async () => {
    const visited = (place: Place, placeId: string, sessions: number) =>
      Array.from({ length: sessions }, (_, session) => ({
        sessionId: `${place} ${placeId} ${session}`,
        place,
        placeId,
        firstAt: new Date(shop.time.now - 60_000),
        lastAt: new Date(shop.time.now - 60_000),
        views: 1,
        clicks: 1,
        positions: 1,
        adds: 0,
        results: 3,
        isSeen: true,
        isViewed: true,
        isExit: false,
        isConverted: false,
      }));
    await shop.store.insertMany(sessionPlaces, [
      ...visited('search', 'thing', 3),
      ...visited('search', 'thing 9', 2),
      ...visited('collection', String(even), 3),
      ...visited('search_product', String(ids.get('Thing 7')), 3),
    ]);
    expect(await terms(' ')).toEqual(['thing']);
    const text = await response('');
    expect(text).toContain("collections['even']");
    expect(text.match(/all_products\['[^']+'\]/g)).toContain("all_products['thing-7']");
    expect(text).not.toContain("all_products['thing-9']");
    await savePage({ editorLayout: { suggestedTermsEnabled: false, suggestedProductsEnabled: false } });
    expect(await terms('')).toEqual([]);
    expect(await response('')).not.toContain('all_products');
  });

  it('are the theme’s own while search is off', async () => {
    await ask(admin, enableSearch, { body: { enabled: false } });
    expect((await suggested('thing')).status).toBe(404);
  });
});

describe('store search', () => {
  const total = async (q: string, query?: Readonly<Record<string, string>>) =>
    Number((await (await searched(q, query)).text()).match(/"total":(\d+)/)?.[1]);
  const first = async (q: string) =>
    (await (await searched(q)).text()).match(/all_products\['([^']*)'\]/)?.[1];
  const entry = (title: string) => ({ productId: ids.get(title) ?? 0 });

  it('excludes what collections exclude until search has its own settings', async () => {
    const { settings, revision } = await ask(admin, readDefaults);
    const setting = { ...settings, excludedProducts: [entry('Thing 7')] };
    await ask(admin, saveDefaults, { body: { setting, revision } });
    expect(await total('thing')).toBe(29);
    await save({ excludedProducts: [entry('Thing 7'), entry('Thing 8')] });
    expect(await total('thing')).toBe(28);
    await save({ excludedProducts: [] });
    expect(await total('thing')).toBe(30);
  });

  it('follows the saved settings', async () => {
    await save({ excludedProductTags: ['tag-1'] });
    expect(await total('thing')).toBe(24);
    await save({
      excludedProductTags: [],
      excludedCollections: [{ collectionId: even, collectionHandle: 'even', collectionName: 'Even' }],
    });
    expect(await total('thing')).toBe(15);
    await save({ excludedCollections: [], excludedTerms: ['thing'] });
    expect(await total('thing')).toBe(0);
    const searchInfluence = [{ attributeName: 'tag' as const, attributeValue: 'tag-3', weighting: 10 }];
    await save({ excludedTerms: [], searchInfluence });
    expect(await total('thing')).toBe(30);
    expect(Number((await first('thing'))?.replace('thing-', '')) % 5).toBe(3);
  });

  it('is the theme’s own while search is off', async () => {
    await ask(admin, enableSearch, { body: { enabled: false } });
    expect((await searched('thing')).status).toBe(404);
    await ask(admin, enableSearch, { body: { enabled: true } });
    expect(await total('thing')).toBe(30);
  });

  it('ignores offensive words in the page’s language unless allowed', async () => {
    expect(offensiveTerms('de-AT').has('scheisse')).toBe(true);
    expect(offensiveTerms('de').has('dick')).toBe(false);
    expect(offensiveTerms('__proto__').size).toBe(0);
    // The description of Thing 5 has it.
    expect(await total('voyeur')).toBe(0);
    await save({ excludeOffensiveTerms: false });
    expect(await total('voyeur')).toBe(1);
  });
});

describe('store search with a results page', () => {
  const list = async (query?: Readonly<Record<string, string>>) => {
    const response = await searched('thing', query);
    return { status: response.status, text: await response.text() };
  };

  it('uses its filters, sort orders and page size at once', async () => {
    const { setting, revision } = await ask(admin, readResultsPage);
    // Until then it is that of collections.
    expect((await list()).text).toContain('"limit":12');
    const filterSettings = setting.filterSettings.filter(({ type }) => type === 'product-tags');
    const sortSettings = setting.sortSettings.filter(({ key }) => key === 'lowest-price');
    await ask(admin, saveResultsFilters, { body: { setting: { filterSettings, sortSettings }, revision } });
    const { pagination } = setting.editorLayout;
    await savePage({ editorLayout: { pagination: { ...pagination, amountPerPage: 20 } } });
    const { text } = await list();
    expect(text).toContain('"limit":20');
    expect([...text.matchAll(/"param":"([^"]*)"/g)].map(([, param]) => param)).toEqual(['filter.p.tag']);
    expect(text).toContain(
      '"sorts":[{"value":"relevance","label":null},{"value":"price-ascending","label":null}]',
    );
  });

  it('uses its look, in a new version of the response', async () => {
    const look = async () => {
      const { text } = await list();
      return JSON.parse(text.match(/"look":(\{.*?\}),"paging"/)?.[1] ?? 'null');
    };
    expect(await look()).toMatchObject({
      title: 'Showing results for "{term}" ({count})',
      data: { layout: 'dropdown', layoutMode: 'sidebar', columns: '4 3 2' },
      add: 'Add to Cart',
      soldOut: 'Sold Out',
    });
    await savePage({
      editorLayout: { pageTitle: '{{ shop.email }} <b>{term}', columnSpacing: 8 },
    });
    expect(await look()).toMatchObject({
      title: '{{ shop.email }} <b>{term}',
      data: { columns: '4 2 1' },
      style: '--_wide:4;--_medium:2;--_narrow:1;--_gap:8px;--_ratio:1/1',
      add: '',
    });
    // Liquid finds nothing of its own in what the merchant has written.
    expect((await list()).text).not.toContain('{{ shop');
  });

  it('is the theme’s own while the page is off, except suggestions', async () => {
    await savePage({ enabled: false });
    expect((await list()).status).toBe(404);
    expect((await suggested('thing')).status).toBe(200);
    await savePage({ enabled: true });
    expect((await list()).status).toBe(200);
  });

  it('names suggestion sections as the merchant does, or in the page’s language', async () => {
    const titles = async () => (await (await suggested('thing')).text()).match(/"titles":(\{.*?\})/)?.[1];
    expect(JSON.parse((await titles()) ?? '')).toEqual({ terms: null, collections: null, products: null });
    await savePage({
      editorLayout: { autoCompleteTermsTitle: ' {{ shop.email }} ', matchingProductsTitle: ' ' },
    });
    const text = (await titles()) ?? '';
    // Liquid finds nothing of its own in what the merchant has written.
    expect(text).not.toContain('{{');
    expect(JSON.parse(text)).toEqual({ terms: '{{ shop.email }}', collections: null, products: null });
  });

  it('suggests in enabled sections, up to their limits', async () => {
    const products = async () =>
      (await (await suggested('thing')).text()).match(/all_products/g)?.length ?? 0;
    const text = async () => (await suggested('eve')).text();
    expect(await products()).toBe(6);
    expect(await text()).toContain("collections['even']");
    await savePage({ editorLayout: { suggestionsCount: 3, searchByCollectionsEnabled: false } });
    expect(await products()).toBe(3);
    expect(await text()).not.toContain("collections['even']");
    await savePage({ editorLayout: { matchingProductsEnabled: false, autoCompleteTermsEnabled: false } });
    expect(await products()).toBe(0);
    expect(await (await suggested('thin')).text()).toContain('"terms":[]');
  });
});

describe('keyword groups', () => {
  const aGroup = (keyword: string, changes: Partial<KeywordGroup>): KeywordGroup => ({
    ...newKeywordGroup(keyword),
    keywordGroupName: keyword,
    keywords: [keyword],
    ...changes,
  });
  const saveGroups = async (revision: number, ...groups: KeywordGroup[]) =>
    ask(admin, saveKeywordGroups, { body: { setting: { schemaVersion: 1, groups }, revision } });

  it('are empty until saved, and are saved only at the current revision', async () => {
    expect(await ask(admin, readKeywordGroups)).toMatchObject({ document: { groups: [] }, revision: 0 });
    const { data } = await saveGroups(0, aGroup('coffee', {}));
    expect(data).toMatchObject({ revision: 1, document: { groups: [{ keywords: ['coffee'] }] } });
    const body = { setting: { schemaVersion: 1, groups: [] }, revision: 0 };
    const { code, details } = await refused(admin, saveKeywordGroups, { body });
    expect(code).toBe('conflict');
    expect(conflictOver(savedKeywordGroups).parse(details).saved).toEqual(data);
    const nameless = { schemaVersion: 1, groups: [newKeywordGroup('a')] };
    const { issues } = await refused(admin, saveKeywordGroups, { body: { setting: nameless, revision: 1 } });
    expect(issues?.map(({ path }) => path.join('.'))).toEqual([
      'groups.0.keywordGroupName',
      'groups.0.keywords',
    ]);
  });

  it('promote products in a search for one of their keywords, whatever matches', async () => {
    const promotedProducts = ['Thing 21', 'Thing 3'].map((title) => ({ productId: ids.get(title) ?? 0 }));
    await saveGroups(0, aGroup('sofa', { promotedProducts }));
    const text = await (await searched('sofa')).text();
    expect([...text.matchAll(/all_products\['([^']*)'\]/g)].map(([, handle]) => handle)).toEqual([
      'thing-21',
      'thing-3',
    ]);
    expect(await (await searched('chair')).text()).toContain('"total":0');
  });

  it('redirect a search for exactly the keyword, but not while browsing a list', async () => {
    await saveGroups(0, aGroup('thing 7', { redirectEnabled: true, redirectUrl: '/collections/even' }));
    const redirect = async (q: string, query?: Readonly<Record<string, string>>) =>
      (await (await searched(q, query)).text()).match(/"redirect":(null|"[^"]*")/)?.[1];
    // In the language of the page.
    const there = `"{{ routes.root_url | append: '/' | replace: '//', '/' }}collections/even"`;
    expect(await redirect('Thing 7')).toBe(there);
    expect(await redirect('thnig 7')).toBe(there);
    expect(await redirect('thing 7 tag')).toBe('null');
    expect(await redirect('thing 7', { sort_by: 'price-ascending' })).toBe('null');
    expect(await redirect('thing 7', { page: '2' })).toBe('null');
    expect(await redirect('thing 7', { 'filter.p.tag': 'tag-1' })).toBe('null');
    expect(await redirect('thnig 7', { as_typed: '1' })).toBe('null');
  });
});
