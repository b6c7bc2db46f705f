import { fileURLToPath } from 'node:url';
import type { Product } from '@cartwright/dev-store/engine/model/catalogue';
import type { RunningStore } from '@cartwright/dev-store/store';
import { admin, aRunningStore } from '@cartwright/dev-store/testing/running-store';
import { SMALL_MARKETS, SMALL_STORE, theProduct } from '@cartwright/dev-store/testing/small-store';
import { readThemeExtension } from '@cartwright/dev-store/theme-extension/read-theme-extension';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const EXTENSION = fileURLToPath(new URL('../../../extensions/cart-embed', import.meta.url));

const HOSTILE = `"><img src=x onerror=alert(1)></script><b>'`;
const hostile: Product = {
  ...theProduct('cup'),
  id: 987,
  handle: 'hostile',
  title: HOSTILE,
  image: { id: 1, src: '/cdn/products/cup.svg?v=7', alt: `alt ${HOSTILE}`, width: 400, height: 300 },
};

let store: RunningStore;
const page = async (path: string) => (await fetch(`${store.url}${path}`)).text();
const place = (fields: Record<string, string>) =>
  fetch(`${store.url}/admin/themes/current/editor`, {
    method: 'POST',
    body: new URLSearchParams({ editor: '1', 'on:main-collection/collection': 'on', ...fields }),
  });

beforeAll(async () => {
  store = await aRunningStore({
    catalogue: {
      ...SMALL_STORE,
      products: [...SMALL_STORE.products, hostile],
      collections: [
        { handle: 'odd', title: HOSTILE, productIds: [hostile.id] },
        ...(SMALL_STORE.collections ?? []),
      ],
    },
    markets: SMALL_MARKETS,
    app: { themeExtension: await readThemeExtension(EXTENSION) },
  });
  await place({
    'setting:main-collection/collection:heading': 'on',
    'setting:main-collection/collection:columns': '4',
    'setting:main-collection/collection:per_page': '12',
  });
});
afterAll(() => store.close());

/** The card of a product, without the white space between its elements. */
async function card(path: string, title: string): Promise<string> {
  const cards = (await page(path)).match(/<li class="cw-card"[\s\S]*?<\/li>/g) ?? [];
  return (cards.find((each) => each.includes(title)) ?? '').replace(/[ \n]+/g, ' ').replaceAll('> <', '><');
}

describe('the grid that the block prints', () => {
  it('escapes whatever a merchant has written', async () => {
    const html = await page('/collections/odd');
    const grid = html.slice(html.indexOf('<div\n      class="cw-listing"'), html.indexOf('<footer'));
    expect(grid).toContain('<h1 class="cw-listing-heading">&#34;&gt;&lt;img');
    expect(grid).toContain('alt="alt &#34;&gt;&lt;img');
    expect(grid).not.toContain('<img src=x');
    expect(grid).not.toContain('</script><b>');
  });

  it('has a form for what can be added, and a link for what has to be chosen', async () => {
    expect(await card('/collections/all', '>Cup</a>')).toMatch(
      /<form class="cw-card-buy" action="\/cart\/add" method="post"><input type="hidden" name="id" value="\d+"><button class="cw-card-button" type="submit">Add to cart/,
    );
    expect(await card('/collections/all', '>Scarf</a>')).toContain(
      '<a class="cw-card-button" href="/products/scarf">Choose options',
    );
  });

  it('has the market’s amounts, links and way to our server', async () => {
    const html = await page('/de/collections/gift-ideas');
    expect(html).toContain(
      'data-address="/de/apps/cartwright/collections/gift-ideas?country=DE&amp;locale=de"',
    );
    expect(html).toContain('data-add-to="/de/cart/add"');
    expect(await card('/de/collections/gift-ideas', '>Cup</a>')).toContain(
      '<span class="cw-card-amount">9,00\u00a0€</span>',
    );
  });

  it('asks at the place that the app has published', async () => {
    expect(await page('/collections/all')).toContain(
      'data-address="/apps/cartwright/collections/all?country=US&amp;locale=en"',
    );
    await admin(
      store.url,
      'mutation ($fields: [MetafieldsSetInput!]!) { metafieldsSet(metafields: $fields) { userErrors { message } } }',
      {
        fields: [
          {
            ownerId: 'gid://shopify/AppInstallation/1',
            namespace: 'cartwright',
            key: 'proxy_path',
            type: 'single_line_text_field',
            value: '/tools/search',
          },
        ],
      },
    );
    expect(await page('/de/collections/all')).toContain(
      'data-address="/de/tools/search/collections/all?country=DE&amp;locale=de"',
    );
  });

  it('chooses pictures by their width, and none that is larger than the picture', async () => {
    const html = await card('/collections/odd', 'cw-card-image');
    expect(html).toMatch(
      /srcset="\s*\/cdn\/products\/cup\.svg\?v=7&amp;width=180 180w, [^"]*width=360 360w\s*"/,
    );
    expect(html).toContain('width="400" height="300"');
  });

  it('has a place on collection pages alone', async () => {
    expect(await page('/products/cup')).not.toContain('cw-listing');
    expect(await page('/cart')).not.toContain('cw-listing');
  });
});
