import {
  enableSearch,
  readSearchSettings,
  saveSearchSettings,
  searchSettingsConflict,
} from '@cartwright/core/contract/smart-search';
import type { SearchSettings } from '@cartwright/core/smart-search/search-settings';
import { createApp } from '@cartwright/server/http/app';
import { smartSearchRoutes } from '@cartwright/server/smart-search/smart-search-routes';
import { silentLogger } from '@cartwright/server/testing/silent-logger';
import { testDatabase } from '@cartwright/server/testing/test-database';
import { beforeEach, describe, expect, it } from 'vitest';
import { ask, refused } from './ask';
import type { Backend } from './backend';
import { aMirroredShop, type MirroredShop, plainCatalogue } from './mirrored-shop';

const database = testDatabase();

let shop: MirroredShop;
let admin: Backend;

beforeEach(async () => {
  shop = await aMirroredShop(database(), { catalogue: plainCatalogue(30) });
  await shop.settle();
  const clock = () => new Date(shop.time.now);
  const app = createApp(silentLogger, []);
  const resolveShop = async () =>
    ({ ok: true, shopId: shop.domain, user: { rebuyAdmin: false }, userName: 'Owner' }) as const;
  smartSearchRoutes(app, resolveShop, { storeOf: () => shop.store, clock });
  admin = { send: async (request) => app.fetch(request), reset: nothing, beStaff: nothing, close: nothing };
});

const nothing = async () => {};

async function save(changes: Partial<SearchSettings>) {
  const { settings, revision } = await ask(admin, readSearchSettings);
  const body = { setting: { ...settings, ...changes }, revision };
  return (await ask(admin, saveSearchSettings, { body })).data;
}

describe('the settings of search', () => {
  it('are saved over what was read only', async () => {
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
    expect(searchSettingsConflict.parse(conflict.details).saved).toMatchObject({
      revision: 1,
      settings: { excludedTerms: ['gift card'] },
    });
  });

  it('with problems are refused, each with its place', async () => {
    const { settings, revision } = await ask(admin, readSearchSettings);
    const setting = { ...settings, excludedTerms: ['sale', 'SALE'], searchResultsPageUrl: '//evil.example' };
    const { code, issues } = await refused(admin, saveSearchSettings, { body: { setting, revision } });
    expect(code).toBe('invalid_cart');
    expect(issues?.map(({ path }) => path.join('.'))).toEqual(['excludedTerms.1', 'searchResultsPageUrl']);
  });

  it('stay as they are while search is turned off and on', async () => {
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
