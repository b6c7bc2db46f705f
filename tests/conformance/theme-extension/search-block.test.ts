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
  await fetch(`${store.url}/admin/themes/current/editor`, {
    method: 'POST',
    body: new URLSearchParams({
      editor: '1',
      'on:main-search/search': 'on',
      'setting:main-search/search:columns': '4',
      'setting:main-search/search:per_page': '4',
    }),
  });
});
afterAll(() => store.close());

/** Markup of the block, without white space between its elements. */
async function block(path: string): Promise<string> {
  const page = await (await fetch(`${store.url}${path}`)).text();
  const from = page.indexOf('<div id="shopify-block-');
  return page.slice(from, page.indexOf('</section>', from)).replace(/\s+/g, ' ').replaceAll('> <', '><');
}

describe('results printed by the block', () => {
  it('are Shopify’s in our cards, with the data for our server’s request', async () => {
    const html = await block('/search?q=cup');
    expect(html).toContain('<h2 class="cw-search-title">Showing results for "cup" (1)</h2>');
    expect(html).toContain('data-address="/apps/cartwright/search?country=US&amp;locale=en"');
    expect(html).toContain('<a class="cw-card-link" href="/products/cup">Cup</a>');
    expect(html).toContain('<form class="cw-card-buy" action="/cart/add" method="post">');
    expect(html).toContain('<option value="relevance" selected ');
  });

  it('have the market’s prices and language', async () => {
    const html = await block('/de/search?q=cup');
    expect(html).toContain('Ergebnisse für „cup“ (1)');
    expect(html).toContain('data-address="/de/apps/cartwright/search?country=DE&amp;locale=de"');
    expect(html).toContain('9,00 €');
  });

  it('link to all products if empty', async () => {
    const html = await block('/search?q=zzz');
    expect(html).toContain('No products for “zzz”');
    expect(html).toContain('<a href="/collections/all">See all products</a>');
  });

  it('escape the query once', async () => {
    const typed = `"><img src=x onerror=alert(1)></script><b>'&{{ shop.name }}`;
    const html = await block(`/search?q=${encodeURIComponent(typed)}&filter.v.availability=1`);
    expect(html).toContain('No products for “&#34;&gt;&lt;img src=x');
    expect(html).toContain('&#39;&amp;{{ shop.name }}”');
    expect(html).not.toMatch(/<img|<\/script><b>|&amp;#34;/);
    expect(html).toContain('href="/search?q=%22%3E%3Cimg+src%3Dx');
  });

  it('link to collections before a search', async () => {
    const printed = await block('/search');
    expect(printed).toContain('<a href="/collections/gift-ideas">Gifts</a>');
    expect(printed).toContain('<a href="/collections/all">See all products</a>');
    expect(printed).not.toContain('cw-card');
  });
});
