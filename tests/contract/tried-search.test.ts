import { type CatalogueIndex, emptyIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import { buildIndex } from '@cartwright/core/catalogue/index/update-index';
import {
  enableSearch,
  readKeywordGroups,
  readSearchSettings,
  saveKeywordGroups,
  saveSearchSettings,
} from '@cartwright/core/contract/search';
import { MAX_TRIED, trySearch } from '@cartwright/core/contract/try-search';
import { BUILT_IN_SETTINGS } from '@cartwright/core/listing/settings/default-settings';
import {
  type KeywordGroup,
  type KeywordGroups,
  newKeywordGroup,
} from '@cartwright/core/search/keyword-groups';
import { newSearchSettings, type SearchSettings } from '@cartwright/core/search/search-settings';
import { createApp } from '@cartwright/server/http/app';
import { searchProxyRoute } from '@cartwright/server/search/search-proxy-route';
import { searchRoutes } from '@cartwright/server/search/search-routes';
import { silentLogger } from '@cartwright/server/testing/silent-logger';
import { testDatabase } from '@cartwright/server/testing/test-database';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { ask, refused } from './ask';
import type { Backend } from './backend';
import { aMirroredShop, type MirroredShop, plainCatalogue } from './mirrored-shop';
import { proxiedPath } from './proxied-path';

const database = testDatabase();
const SECRET = 'shpss_of_the_app';

let shop: MirroredShop;
/** Another shop, with three products of its own. */
let other: MirroredShop;
/** Whose merchant calls. */
let caller: MirroredShop;
let indexes: Map<string, CatalogueIndex>;
let admin: Backend;
/** The handles that shoppers of the shop get for a text. */
let searched: (q: string) => Promise<string[]>;
let idOf: (title: string) => number;

beforeEach(async () => {
  shop = await aMirroredShop(database(), { catalogue: plainCatalogue(30) });
  other = await aMirroredShop(database(), { catalogue: plainCatalogue(3) });
  caller = shop;
  indexes = new Map();
  for (const each of [shop, other]) {
    await each.settle();
    const { products, collections } = await each.mirror();
    indexes.set(each.domain, buildIndex(products, collections, ['en']));
    if (each !== shop) continue;
    const ids = new Map(products.map(({ title, id }) => [title, id]));
    idOf = (title) => ids.get(title) ?? 0;
  }
  const storeOf = (id: string) => (id === shop.domain ? shop.store : other.store);
  const indexOf = async (id: string) => indexes.get(id) ?? emptyIndex();
  const clock = () => new Date(shop.time.now);
  const app = createApp(silentLogger, []);
  const resolveShop = async () =>
    ({
      ok: true,
      shopId: caller.domain,
      user: { id: null, name: 'Owner', email: null, rebuyAdmin: false },
    }) as const;
  searchRoutes(app, resolveShop, {
    storeOf,
    indexOf,
    changed: async () => {},
    filtersChanged: async () => {},
    clock,
  });
  searchProxyRoute(app, {
    find: async (id) => ({ store: storeOf(id) }),
    indexOf,
    indexVersionOf: () => null,
    secrets: [SECRET],
    clock,
    trustedProxies: 0,
  });
  searched = async (q) => {
    const response = await app.request(proxiedPath(shop.domain, 'search', { q }, SECRET, shop.time.now));
    return [...(await response.text()).matchAll(/all_products\['([^']*)'\]/g)].map(
      ([, handle]) => handle ?? '',
    );
  };
  admin = { send: async (request) => app.fetch(request), reset: nothing, beStaff: nothing, close: nothing };
});

const nothing = async () => {};

const settingsWith = (changes: Partial<SearchSettings>): SearchSettings => ({
  ...newSearchSettings(BUILT_IN_SETTINGS),
  ...changes,
});

const groupsOf = (...groups: KeywordGroup[]): KeywordGroups => ({ schemaVersion: 1, groups });

const aGroup = (keyword: string, changes: Partial<KeywordGroup> = {}): KeywordGroup => ({
  ...newKeywordGroup(keyword),
  keywordGroupName: `About ${keyword}`,
  keywords: [keyword],
  ...changes,
});

const bodyOf = (query: string, edited: object = {}) => ({
  query,
  settings: null,
  groups: null,
  synonyms: null,
  country: null,
  locale: null,
  ...edited,
});
const tried = (query: string, edited?: object) => ask(admin, trySearch, { body: bodyOf(query, edited) });
const titles = ({ products }: Awaited<ReturnType<typeof tried>>) => products.map(({ title }) => title);
const handleOf = (title: string) => title.toLowerCase().replace(' ', '-');

describe('search preview', () => {
  it('finds what shoppers find, in the same order, with prices and reasons', async () => {
    const promotedProducts = ['Thing 21', 'Thing 3'].map((title) => ({ productId: idOf(title) }));
    const { revision } = await ask(admin, readKeywordGroups);
    const groups = groupsOf(aGroup('thing', { promotedProducts }));
    await ask(admin, saveKeywordGroups, { body: { setting: groups, revision } });
    const response = await tried('thnig');
    expect(response).toMatchObject({
      corrected: 'thing',
      group: { id: 'thing', name: 'About thing', keyword: 'thing', matched: 'equal' },
      redirect: null,
      blocked: false,
      relaxed: null,
      total: 30,
    });
    expect(response.products).toHaveLength(MAX_TRIED);
    expect(titles(response).slice(0, 12).map(handleOf)).toEqual((await searched('thnig')).slice(0, 12));
    expect(response.products[0]).toMatchObject({
      title: 'Thing 21',
      price: '$31.00',
      priceVaries: false,
      reasons: [
        'Promoted by keyword group “About thing”, place 1',
        'Found by its title (“thing” for “thnig”)',
      ],
    });
    expect(response.products[2]?.reasons).toEqual(['Found by its title (“thing” for “thnig”)']);
  });

  it('uses edited settings and groups without saving them', async () => {
    const before = [await ask(admin, readSearchSettings), await ask(admin, readKeywordGroups)];
    const settings = settingsWith({
      excludedTerms: [' cheap '],
      excludedProducts: [{ productId: idOf('Thing 7') }],
      searchInfluence: [{ attributeName: 'tag', attributeValue: 'tag-3', weighting: 4 }],
    });
    const groups = groupsOf(aGroup('thing 8', { redirectEnabled: true, redirectUrl: ' /collections/even ' }));
    expect(await tried('cheap thing 8', { settings, groups })).toMatchObject({
      excluded: ['cheap'],
      blocked: false,
      group: { matched: 'equal' },
      redirect: '/collections/even',
      total: 29,
      relaxed: { withAll: 1, missing: [] },
    });
    expect(await tried('buy thing 8', { settings, groups })).toMatchObject({
      group: { keyword: 'thing 8', matched: 'within' },
      redirect: null,
    });
    const things = await tried('thing', { settings, groups });
    expect(things.total).toBe(29);
    expect(things.hidden).toMatchObject({
      total: 1,
      products: [{ title: 'Thing 7', price: '$17.00', reasons: ['A hidden product'] }],
    });
    expect(things.products[0]?.reasons[1]).toBe('Raised by 4 for the tag “tag-3” (search settings)');
    expect(await tried('Cheap', { settings, groups })).toMatchObject({
      blocked: true,
      total: 0,
      products: [],
    });
    expect((await tried('thing')).total).toBe(30);
    expect([await ask(admin, readSearchSettings), await ask(admin, readKeywordGroups)]).toEqual(before);
  });

  it('uses saved settings without edits, even while search is off', async () => {
    const { settings, revision } = await ask(admin, readSearchSettings);
    const setting = { ...settings, excludedTerms: ['thing'] };
    await ask(admin, saveSearchSettings, { body: { setting, revision } });
    await ask(admin, enableSearch, { body: { enabled: false } });
    expect(await tried('thing')).toMatchObject({ excluded: ['thing'], blocked: true });
  });

  it('rejects invalid settings and groups, each error with its path', async () => {
    const settings = settingsWith({ excludedTerms: ['sale', 'SALE'] });
    const groups = groupsOf(newKeywordGroup('a'));
    const { code, issues } = await refused(admin, trySearch, {
      body: bodyOf('thing', { settings, groups }),
    });
    expect(code).toBe('invalid_document');
    expect(issues?.map(({ path }) => path.join('.'))).toEqual([
      'excludedTerms.1',
      'groups.0.keywordGroupName',
      'groups.0.keywords',
    ]);
    for (const wrong of [
      { query: 'x'.repeat(201) },
      { country: 'Germany' },
      { locale: '../../etc' },
      { settings: { ...settings, more: 1 } },
    ]) {
      const error = await refused(admin, trySearch, { body: { ...bodyOf('thing'), ...wrong } });
      expect(error.code).toBe('invalid_request');
    }
  });

  it('uses the products, settings and groups of the caller’s shop only', async () => {
    const { settings, revision } = await ask(admin, readSearchSettings);
    const setting = { ...settings, excludedTerms: ['thing'] };
    await ask(admin, saveSearchSettings, { body: { setting, revision } });
    caller = other;
    const response = await tried('thing');
    expect(response).toMatchObject({ excluded: [], total: 3 });
    expect(titles(response).sort()).toEqual(['Thing 0', 'Thing 1', 'Thing 2']);
    const promotedProducts = [{ productId: idOf('Thing 21') }];
    const groups = groupsOf(aGroup('thing', { promotedProducts }));
    expect((await tried('thing', { groups })).total).toBe(3);
    indexes.delete(other.domain);
    expect((await refused(admin, trySearch, { body: bodyOf('thing') })).code).toBe('not_found');
  });

  it('responds to any query, and shows it as typed or not at all', async () => {
    const hostile = ["'; drop table products; --", '<img src=x onerror=alert(1)>', '{{ shop }}', '.*(a+)+$'];
    const text = fc.oneof(
      fc.constantFrom(...hostile, '__proto__', 'constructor', '\u0000', '\ud800', '%00', '   '),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
    );
    await fc.assert(
      fc.asyncProperty(text, async (query) => {
        const body = JSON.stringify(bodyOf(query));
        const headers = { 'content-type': 'application/json' };
        const request = new Request('http://127.0.0.1/api/smart-search/try', {
          method: 'POST',
          headers,
          body,
        });
        const { status } = await admin.send(request);
        // Text that no database can store is rejected everywhere.
        expect(status).toBe(query.includes('\0') || /\p{Cs}/u.test(query) ? 400 : 200);
      }),
      { numRuns: 60 },
    );
  });
});
