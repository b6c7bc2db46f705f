import { fileURLToPath } from 'node:url';
import type { RunningStore } from '@cartwright/dev-store/store';
import { aRunningStore } from '@cartwright/dev-store/testing/running-store';
import { SMALL_MARKETS, SMALL_STORE } from '@cartwright/dev-store/testing/small-store';
import { readThemeExtension } from '@cartwright/dev-store/theme-extension/read-theme-extension';
import { afterAll, beforeAll, expect, it } from 'vitest';

const EXTENSION = fileURLToPath(new URL('../../../extensions/cart-embed', import.meta.url));

let store: RunningStore;
beforeAll(async () => {
  store = await aRunningStore({
    catalogue: SMALL_STORE,
    markets: SMALL_MARKETS,
    app: { themeExtension: await readThemeExtension(EXTENSION) },
  });
});
afterAll(() => store.close());

const page = async (path: string) => (await (await fetch(`${store.url}${path}`)).text()).replace(/\s+/g, ' ');
const save = (settings: Readonly<Record<string, string>>) =>
  fetch(`${store.url}/admin/themes/current/editor`, {
    method: 'POST',
    body: new URLSearchParams({ editor: '1', ...settings }),
  });

it('the block has its widget’s number, and the page and market data for its script', async () => {
  await save({ 'on:main-product/widget': 'on', 'setting:main-product/widget:widget': '12' });
  const html = await page('/de/products/cup');
  expect(html).toContain('<div data-cartwright-widget="12"></div>');
  expect(html).toMatch(
    /\{ "ours": "\/de\/apps\/cartwright\/widgets\?country=DE&locale=de", "root": "\/de\/", "addTo": "\/de\/cart\/add", "locale": "de", "currency": "EUR", "money": "[^"]+", "product": \d+, "rooms": null, "asks": null, "events": null \}/,
  );
  expect(html).toMatch(/\}, '[^']*widgets\.js[^']*'\);/);
  expect(await page('/')).not.toContain('widgets.js');
});

it('the app embed prepares every page for widgets anywhere', async () => {
  await save({ 'on:cart': 'on' });
  const html = await page('/');
  expect(html).toContain('"root": "/"');
  expect(html).toContain('"product": null');
  expect(html).not.toContain('data-cartwright-widget="');
});

it('a block without a number shows a hint in the theme editor’s language, and nothing in the store', async () => {
  await save({ 'on:main-product/widget': 'on', 'setting:main-product/widget:widget': '' });
  const block = async (path: string) => /shopify-app-block">(.*?)<\/div>/.exec(await page(path))?.[1]?.trim();
  expect(await block('/products/cup?oseid=1')).toBe(
    '<p>Choose a widget: paste its number from Cartwright.</p>',
  );
  expect(await block('/de/products/cup?oseid=1')).toBe(
    '<p>Wähle ein Widget: Füge seine Nummer aus Cartwright ein.</p>',
  );
  expect(await block('/products/cup')).toBe('');
});
