import { fileURLToPath } from 'node:url';
import type {
  PublishedLists,
  PublishedPage,
  PublishedPages,
  PublishedTile,
} from '@cartwright/core/collections/published-pages';
import type { Tile } from '@cartwright/core/listing/listing-rules';
import { cellsOf } from '@cartwright/core/listing/page-of';
import {
  COLLECTION_PAGES_METAFIELD,
  CONFIG_METAFIELD,
  FIRST_PAGE_METAFIELD,
  FIRST_PAGE_UNTIL_METAFIELD,
} from '@cartwright/core/storefront/names';
import type { Product } from '@cartwright/dev-store/engine/model/catalogue';
import { collectionId } from '@cartwright/dev-store/engine/model/collection-id';
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
  await place({ 'setting:main-collection/collection:heading': 'on' });
});
afterAll(() => store.close());

const publish = (key: string, type: string, value: string, ownerId = 'gid://shopify/AppInstallation/1') =>
  admin(
    store.url,
    'mutation ($fields: [MetafieldsSetInput!]!) { metafieldsSet(metafields: $fields) { userErrors { message } } }',
    { fields: [{ ownerId, namespace: 'cartwright', key, type, value }] },
  );

/** The card of a product, without the white space between its elements. */
async function card(path: string, title: string): Promise<string> {
  const cards = (await page(path)).match(/<li class="cw-card"[\s\S]*?<\/li>/g) ?? [];
  return (cards.find((each) => each.includes(title)) ?? '').replace(/[ \n]+/g, ' ').replaceAll('> <', '><');
}

const aTile = (position: number, link: string | null): PublishedTile => ({
  position,
  name: `Tile ${position}`,
  image: '/cdn/tile.png',
  link,
  followsLanguage: link?.startsWith('/') === true,
});
const inRules = (content: PublishedTile): Tile => ({
  id: content.name,
  page: 'firstPage',
  position: content.position,
  content,
});

describe('grid printed by the block', () => {
  it('escapes all merchant texts', async () => {
    const html = await page('/collections/odd');
    const grid = html.slice(html.indexOf('<div\n      class="cw-listing"'), html.indexOf('<footer'));
    expect(grid).toContain('<h1 class="cw-listing-heading">&#34;&gt;&lt;img');
    expect(grid).toContain('alt="alt &#34;&gt;&lt;img');
    expect(grid).not.toContain('<img src=x');
    expect(grid).not.toContain('</script><b>');
  });

  it('has a form for addable products, and a link for those with options', async () => {
    expect(await card('/collections/all', '>Cup</a>')).toMatch(
      /<form class="cw-card-buy" action="\/cart\/add" method="post"><input type="hidden" name="id" value="\d+"><button class="cw-card-button" type="submit">Add to cart/,
    );
    expect(await card('/collections/all', '>Scarf</a>')).toContain(
      '<a class="cw-card-button" href="/products/scarf">Choose options',
    );
  });

  it('has the market’s prices, links and proxy path', async () => {
    const html = await page('/de/collections/gift-ideas');
    expect(html).toContain(
      'data-address="/de/apps/cartwright/collections/gift-ideas?country=DE&amp;locale=de"',
    );
    expect(html).toContain('data-add-to="/de/cart/add"');
    expect(await card('/de/collections/gift-ideas', '>Cup</a>')).toContain(
      '<span class="cw-card-amount">9,00\u00a0€</span>',
    );
  });

  it('has the look published for the current time', async () => {
    expect(await page('/collections/odd')).toContain('data-columns="4 2 2"');
    const now = Math.floor(Date.now() / 1000);
    const looks = (wide: number, until: number | null, title = ''): PublishedPage => ({
      until,
      wide,
      medium: 3,
      narrow: 2,
      layout: 'sidebar',
      layoutMode: 'dropdown',
      perPage: 4,
      title,
      tiles: [],
      byName: false,
      byHighestPrice: false,
    });
    const pages: PublishedPages = {
      default: [looks(6, now - 60), looks(5, now + 3600, 'Now <b>'), looks(7, null)],
      collections: { [collectionId({ handle: 'odd' })]: [looks(2, now - 60), looks(3, now - 30)] },
    };
    await publish(COLLECTION_PAGES_METAFIELD.key, 'json', JSON.stringify(pages));
    const gifts = await page('/collections/gift-ideas');
    expect(gifts).toContain('data-columns="5 3 2"\n      style="--_wide: 5; --_medium: 3; --_narrow: 2"');
    expect(gifts).toContain('data-layout="sidebar"\n      data-layout-mode="dropdown"');
    expect(gifts).toContain('sizes="(min-width: 990px) 20vw, (min-width: 750px) 33vw, 50vw"');
    expect(gifts).toContain('<h1 class="cw-listing-heading">Now &lt;b&gt;</h1>');
    expect((await page('/collections/all')).match(/<li class="cw-card"/g)).toHaveLength(4);
    // What is over and was never followed by anything stays.
    expect(await page('/collections/odd')).toContain('data-columns="3 3 2"');
  });

  it('hides the list of a running campaign test until the script loads it', async () => {
    const now = Math.floor(Date.now() / 1000);
    const look: Omit<PublishedPage, 'until'> = {
      wide: 4,
      medium: 3,
      narrow: 2,
      layout: 'sidebar',
      layoutMode: 'dropdown',
      perPage: 12,
      title: '',
      tiles: [],
      byName: false,
      byHighestPrice: false,
    };
    const variants = [
      { id: 'control', share: 50 },
      { id: HOSTILE, share: 50 },
    ];
    const windows = (until: number): PublishedPages => ({
      default: [
        { ...look, until, test: { id: 'test', variants } },
        { ...look, until: null },
      ],
      collections: {},
    });
    const publishPages = (pages: PublishedPages) =>
      publish(COLLECTION_PAGES_METAFIELD.key, 'json', JSON.stringify(pages));
    await publishPages(windows(now + 3600));
    const html = await page('/collections/odd');
    const attribute = (name: string) =>
      new RegExp(`${name}="([^"]*)"`).exec(html)?.[1]?.replaceAll('&quot;', '"').replaceAll('&#34;', '"');
    expect(attribute('data-test')).toContain('{"id":"test","variants":[{"id":"control","share":50}');
    expect(attribute('data-title')).toContain('&gt;&lt;img src=x');
    expect(html).not.toContain('<img src=x');
    await publishPages(windows(now - 60));
    expect(await page('/collections/odd')).not.toContain('data-test');
  });

  it('prints the first page in our order only from the collection’s metafield, while valid', async () => {
    const titles = async (path: string) =>
      [...(await page(path)).matchAll(/class="cw-card-link" href="[^"]*">([^<]*)</g)].map(
        ([, title]) => title,
      );
    const handle = 'gift-ideas';
    const shopifys = await titles(`/collections/${handle}`);
    expect(shopifys.length).toBeGreaterThan(1);
    const now = Math.floor(Date.now() / 1000);
    const put = async (key: string, type: string, value: string) =>
      publish(key, type, value, `gid://shopify/Collection/${collectionId({ handle })}`);
    const listed = (...handles: string[]) =>
      JSON.stringify(handles.map((each) => `gid://shopify/Product/${theProduct(each).id}`));
    const lists = (first: PublishedLists['first'], look: Partial<PublishedPage>): PublishedLists => ({
      default: [
        {
          until: null,
          wide: 4,
          medium: 2,
          narrow: 1,
          layout: 'dropdown',
          layoutMode: 'sidebar',
          perPage: 12,
          title: '',
          tiles: [],
          byName: false,
          byHighestPrice: false,
          ...look,
        },
      ],
      collections: {},
      first,
    });
    const publishFirstPage = (first: PublishedLists['first'], look: Partial<PublishedPage> = {}) =>
      publish(COLLECTION_PAGES_METAFIELD.key, 'json', JSON.stringify(lists(first, look)));
    await put(FIRST_PAGE_METAFIELD.key, 'list.product_reference', listed('scarf', 'cup'));
    await put(`${FIRST_PAGE_METAFIELD.key}_de`, 'list.product_reference', listed('cup', 'scarf'));
    await put(FIRST_PAGE_UNTIL_METAFIELD.key, 'number_integer', String(now + 3600));
    await publishFirstPage(null);
    expect(await titles(`/collections/${handle}`)).toEqual(shopifys);
    await publishFirstPage({ until: now + 3600, places: { DE: 'de' } });
    expect(await titles(`/collections/${handle}`)).toEqual(['Scarf', 'Cup']);
    expect(await page(`/collections/${handle}`)).toContain('data-first-page');
    expect(await titles(`/de/collections/${handle}`)).toEqual(['Cup', 'Scarf']);
    for (const query of ['?sort_by=price-ascending', '?page=2', '?filter.v.price.gte=20']) {
      expect(await page(`/collections/${handle}${query}`)).not.toContain('data-first-page');
    }
    const until = now + 3600;
    // Each language has an order of names of its own.
    await publishFirstPage({ until, places: {} }, { byName: true });
    expect(await titles(`/collections/${handle}`)).toEqual(['Scarf', 'Cup']);
    expect(await page(`/de/collections/${handle}`)).not.toContain('data-first-page');
    for (const positions of [[1, 2, 9], [2, 3], [3], [16, 20]]) {
      const tiles = positions.map((position) => aTile(position, null));
      await publishFirstPage({ until, places: {} }, { tiles });
      const cells = cellsOf(['Scarf', 'Cup'], 1, tiles.map(inRules)).map((cell) =>
        typeof cell === 'string' ? cell : cell.content.name,
      );
      const html = await page(`/collections/${handle}`);
      const found = [...html.matchAll(/class="cw-card-link" href="[^"]*">([^<]*)<|alt="(Tile \d+)"/g)];
      expect(found.map(([, title, tile]) => title ?? tile)).toEqual(cells);
      expect(await page(`/collections/${handle}?page=1&sort_by=price-ascending`)).not.toContain('cw-tile');
    }
    await publishFirstPage(
      { until, places: {} },
      { tiles: [aTile(1, '/pages/"sale"'), aTile(2, 'https://example.com/')] },
    );
    const abroad = await page(`/de/collections/${handle}`);
    expect(abroad).toContain('<a href="/de/pages/&#34;sale&#34;"><img src="/cdn/tile.png" alt="Tile 1"');
    expect(abroad).toContain('<a href="https://example.com/"><img');
    await publishFirstPage({ until: now - 1, places: {} });
    expect(await titles(`/collections/${handle}`)).toEqual(shopifys);
    await publishFirstPage({ until: now + 3600, places: {} });
    await put(FIRST_PAGE_UNTIL_METAFIELD.key, 'number_integer', String(now - 1));
    expect(await titles(`/collections/${handle}`)).toEqual(shopifys);
  });

  it('uses the shop’s corners unless the theme sets its own, and none of its colors', async () => {
    expect(await page('/collections/all')).not.toContain('<style>:where');
    const look = { tokens: { '--cw-radius': '2px', '--cw-text': '#fff' }, css: '' };
    await publish(CONFIG_METAFIELD.key, 'json', JSON.stringify({ look }));
    expect(await page('/collections/all')).toContain('<style>:where(html){--cw-radius:2px;}</style>');
    await publish(CONFIG_METAFIELD.key, 'json', '{}');
  });

  it('uses the published proxy path', async () => {
    expect(await page('/collections/all')).toContain(
      'data-address="/apps/cartwright/collections/all?country=US&amp;locale=en"',
    );
    await publish('proxy_path', 'single_line_text_field', '/tools/search');
    expect(await page('/de/collections/all')).toContain(
      'data-address="/de/tools/search/collections/all?country=DE&amp;locale=de"',
    );
  });

  it('selects images by width, none larger than the original', async () => {
    const html = await card('/collections/odd', 'cw-card-image');
    expect(html).toMatch(
      /srcset="\s*\/cdn\/products\/cup\.svg\?v=7&amp;width=180 180w, [^"]*width=360 360w\s*"/,
    );
    expect(html).toContain('width="400" height="300"');
  });

  it('is available on collection pages only', async () => {
    expect(await page('/products/cup')).not.toContain('cw-listing');
    expect(await page('/cart')).not.toContain('cw-listing');
  });
});
