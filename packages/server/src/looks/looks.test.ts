import {
  readCheckoutProfile,
  readLooks,
  readTheme,
  readThemeLook,
  saveLooks,
} from '@cartwright/core/contract/looks';
import { readPublishedSizes } from '@cartwright/core/contract/publication';
import { DEFAULT_LOOK } from '@cartwright/core/looks/default-look';
import type { Look } from '@cartwright/core/looks/look';
import type { StorefrontConfig } from '@cartwright/core/storefront/config';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { forShop } from '../db/for-shop';
import { looks } from '../db/schema';
import { type TestApp, testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';

const database = testDatabase();
const startApp = testApps(database);

const GREEN: Look = {
  ...DEFAULT_LOOK,
  accentColor: '#1d6b42',
  settings: { ...DEFAULT_LOOK.settings, radius: 4 },
};

const save = (app: TestApp, look: Look, revision = 0) => app.ask(saveLooks, { body: { look, revision } });

/** Look in the published storefront config. */
function published({ shopify }: TestApp): StorefrontConfig['look'] {
  const config: StorefrontConfig = JSON.parse(
    shopify.appMetafields.get('cartwright.storefront_config') ?? 'null',
  );
  return config.look;
}

test('returns the default look by name, also as a theme, if none is saved', async () => {
  const app = await startApp();
  expect(await app.ask(readLooks)).toEqual({ look: DEFAULT_LOOK, revision: 0, updatedAt: null });
  const { theme } = await app.ask(readTheme, { params: { id: 'default' } });
  expect(theme).toMatchObject({
    id: 'default',
    name: 'Cartwright default theme',
    accentColor: null,
    createdTime: null,
    modifiedTime: null,
  });
  expect(await app.refused(readTheme, { params: { id: 'another' } })).toMatchObject({ status: 404 });
});

test('reads back a saved look, and publishes it', async () => {
  const app = await startApp();
  await app.save(await app.create('Summer'), { enabled: true });
  expect(published(app)).toBeUndefined();
  expect(await save(app, GREEN)).toMatchObject({
    look: GREEN,
    revision: 1,
    publication: { status: 'published' },
  });
  expect(published(app)?.tokens).toMatchObject({ '--cw-accent': '#1d6b42', '--cw-radius': '4px' });
  const { theme } = await app.ask(readTheme, { params: { id: 'default' } });
  expect(theme).toMatchObject({ accentColor: '#1d6b42', settings: { radius: 4 }, owner: app.domain });
  expect(theme.createdTime).not.toBeNull();
  expect((await app.ask(readPublishedSizes)).look).toBeGreaterThan(0);
  const { profile } = await app.ask(readCheckoutProfile);
  expect(profile).toMatchObject({ name: GREEN.name, accentColor: '#1d6b42', radius: 4, logoUrl: null });

  await save(app, DEFAULT_LOOK, 1);
  expect(published(app)).toBeUndefined();
});

test('returns a conflict with the saved looks to the second of two editors', async () => {
  const app = await startApp();
  await save(app, GREEN);
  const late = { body: { look: DEFAULT_LOOK, revision: 0 } };
  expect(await app.refused(saveLooks, late)).toMatchObject({
    status: 409,
    details: { saved: { look: GREEN, revision: 1 } },
  });
  expect((await app.ask(readLooks)).look).toEqual(GREEN);
});

test('rejects an invalid look with its path', async () => {
  const app = await startApp();
  const look = { ...GREEN, accentColor: 'green', settings: { ...GREEN.settings, width: 5 } };
  expect(await app.refused(saveLooks, { body: { look, revision: 0 } })).toMatchObject({
    status: 422,
    issues: [{ path: ['accentColor'] }, { path: ['settings', 'width'] }],
  });
});

test('doesn’t open looks of a newer version, and publishes carts without them', async () => {
  const app = await startApp();
  const cart = await app.save(await app.create('Summer'), { enabled: true });
  await save(app, GREEN);
  const store = forShop(database(), app.domain);
  await store.update(looks, { document: { schemaVersion: 99 } }, eq(looks.id, 'default'));
  expect(await app.refused(readLooks)).toMatchObject({ code: 'unavailable' });
  expect(await app.save(cart, { name: 'Autumn' })).toMatchObject({ publication: { status: 'published' } });
  expect(published(app)).toBeUndefined();
});

test('keeps looks separate by shop', async () => {
  const [one, other] = [await startApp(), await startApp()];
  await save(one, GREEN);
  expect((await other.ask(readLooks)).revision).toBe(0);
});

test('reads the theme’s looks without saving them', async () => {
  const app = await startApp();
  app.shopify.settingsData = `/* auto */ ${JSON.stringify({
    current: { colors_text: '#121212', colors_accent_1: '#334fb4', buttons_radius: 6 },
  })}`;
  expect(await app.ask(readThemeLook)).toMatchObject({
    theme: 'Dawn',
    colours: { textColor: '#121212', buttonBgColor: '#334fb4' },
    settings: { buttonRadius: 6 },
    missed: [expect.stringContaining('font')],
  });
  expect((await app.ask(readLooks)).revision).toBe(0);
});

test('explains what to do if the theme can’t be read', async () => {
  const app = await startApp();
  app.shopify.settingsData = 'nonsense';
  expect(await app.refused(readThemeLook)).toMatchObject({
    code: 'shopify_unavailable',
    message: expect.stringContaining('Choose colors'),
  });
  app.shopify.scopes = ['read_products'];
  expect(await app.refused(readThemeLook)).toMatchObject({
    code: 'forbidden',
    message: expect.stringContaining('read_themes'),
  });
  app.shopify.trouble = 500;
  expect(await app.refused(readThemeLook)).toMatchObject({ code: 'shopify_unavailable' });
});
