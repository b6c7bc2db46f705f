import { fileURLToPath } from 'node:url';
import type { RunningStore } from '@cartwright/dev-store/store';
import { aRunningStore } from '@cartwright/dev-store/testing/running-store';
import { SMALL_MARKETS, SMALL_STORE } from '@cartwright/dev-store/testing/small-store';
import { readThemeExtension } from '@cartwright/dev-store/theme-extension/read-theme-extension';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

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
    body: new URLSearchParams({ editor: '1', 'on:cart': 'on', ...settings }),
  });

describe('suggestion panel', () => {
  it('is prepared on every page for its market, even without a cart', async () => {
    const html = await page('/');
    expect(html).not.toContain('cartwright-config');
    expect(html).toContain(
      '{ "ours": "/apps/cartwright/search/suggest?country=US&locale=en", "theirs": "/search/suggest.json", "locale": "en", "currency": "USD", "money": "$1,234,567.89", "events": null }',
    );
    expect(html).toMatch(/\}, '[^']*search-panel\.js[^']*'\);/);
    expect(await page('/de/products/cup')).toContain(
      '"ours": "/de/apps/cartwright/search/suggest?country=DE&locale=de", "theirs": "/de/search/suggest.json", "locale": "de", "currency": "EUR"',
    );
  });

  it('can be turned off by the merchant', async () => {
    await save({});
    expect(await page('/')).not.toContain('search-panel.js');
    await save({ 'setting:cart:search_panel': 'on' });
    expect(await page('/')).toContain('search-panel.js');
  });
});
