import { fileURLToPath } from 'node:url';
import { type CardMedia, MAX_CARD_SWATCHES } from '@cartwright/core/listing/card-media';
import { defineProduct } from '@cartwright/dev-store/catalogue/define-product';
import type { Product, Stock, Swatch } from '@cartwright/dev-store/engine/model/catalogue';
import type { RunningStore } from '@cartwright/dev-store/store';
import { aThemeExtension } from '@cartwright/dev-store/testing/a-theme-extension';
import { aRunningStore } from '@cartwright/dev-store/testing/running-store';
import { SMALL_MARKETS, SMALL_STORE } from '@cartwright/dev-store/testing/small-store';
import { readThemeExtension } from '@cartwright/dev-store/theme-extension/read-theme-extension';
import { CARD_MEDIA } from '@cartwright/server/listing/card-media-liquid';
import { listedProducts } from '@cartwright/server/listing/listed-products';
import { readCardMedia } from '@cartwright/storefront-discovery/card-media/read-card-media';
import { readResponse } from '@cartwright/storefront-discovery/listing/read-response';
import { aListingResponse } from '@cartwright/storefront-discovery/testing/a-listing-response';
import { afterAll, beforeAll, expect, it } from 'vitest';

const EXTENSION = fileURLToPath(new URL('../../../extensions/cart-embed', import.meta.url));

const COLOURS = ['Oat', 'Moss', 'Ink', 'Rust', 'Honey', 'Rose', 'Sage'];

/** A product in these colours, in two sizes, with a swatch for each that has one here. */
function inColours(handle: string, swatches: Readonly<Record<string, Swatch>>, colours: string[]): Product {
  const defined = defineProduct({
    handle,
    title: handle,
    description: '',
    type: 'Any',
    price: '5.00',
    options: { Size: ['S', 'M'], Colour: colours },
  });
  return {
    ...defined,
    options: defined.options.map((option) => (option.name === 'Colour' ? { ...option, swatches } : option)),
  };
}

const painted = (colours: readonly string[]) =>
  Object.fromEntries(colours.map((colour, at) => [colour, { color: `#00000${at}` }]));

const plain = (handle: string, pictures: number) =>
  defineProduct({ handle, title: handle, description: '', type: 'Any', price: '5.00', pictures });

const NONE_LEFT: Stock = { tracked: true, quantity: 0, policy: 'deny' };
const soldOut = inColours('sold-out', painted(['Oat', 'Moss']), ['Oat', 'Moss']);
const PRODUCTS: readonly Product[] = [
  inColours('two-colours', painted(['Oat', 'Moss']), ['Oat', 'Moss']),
  inColours('seven-colours', painted(COLOURS), COLOURS),
  inColours('one-swatch', painted(['Oat']), ['Oat', 'Moss']),
  inColours('no-swatch', {}, ['Oat', 'Moss']),
  {
    ...soldOut,
    variants: soldOut.variants.map((each) =>
      each.options.includes('Oat') ? each : { ...each, stock: NONE_LEFT },
    ),
  },
  plain('one-picture', 1),
  plain('three-pictures', 3),
].map((product) =>
  product.handle === 'two-colours'
    ? {
        ...product,
        options: product.options.map((option) =>
          option.swatches && product.image
            ? { ...option, swatches: { ...option.swatches, Moss: { image: product.image } } }
            : option,
        ),
      }
    : product,
);

let store: RunningStore;
beforeAll(async () => {
  const extension = await readThemeExtension(EXTENSION);
  const entries = PRODUCTS.map(({ id, variants }) => ({
    id,
    badge: null,
    card: {
      variantId: variants[0]?.id ?? 0,
      price: 'one' as const,
      isOfVariant: false,
      leadsToVariant: false,
    },
  }));
  const handles = new Map(PRODUCTS.map(({ id, handle }) => [id, handle]));
  const response = listedProducts(entries, handles, false, () => CARD_MEDIA);
  const schema = { name: 'Answer', target: 'section', enabled_on: { templates: ['collection'] } };
  const other = aThemeExtension({
    blocks: { answer: `<pre>${response}</pre>{% schema %}${JSON.stringify(schema)}{% endschema %}` },
  });
  store = await aRunningStore({
    catalogue: { ...SMALL_STORE, products: PRODUCTS, collections: [] },
    markets: SMALL_MARKETS,
    app: { themeExtension: { ...extension, blocks: [...extension.blocks, ...other.blocks] } },
  });
  await fetch(`${store.url}/admin/themes/current/editor`, {
    method: 'POST',
    body: new URLSearchParams({
      editor: '1',
      'on:main-collection/collection': 'on',
      'on:main-collection/answer': 'on',
    }),
  });
});
afterAll(() => store.close());

const page = async () => (await fetch(`${store.url}/collections/all`)).text();

/** `data-media` of the block's cards by their products' titles. */
async function printed(): Promise<Record<string, string | undefined>> {
  const cards = (await page()).match(/<li class="cw-card"[\s\S]*?<\/li>/g) ?? [];
  return Object.fromEntries(
    cards.map((card) => {
      const [, media] = /data-media="([^"]*)"/.exec(card) ?? [];
      const title = /cw-card-link" href="[^"]*">([^<]*)</.exec(card)?.[1];
      return [title, media?.replaceAll('&#34;', '"').replaceAll('&quot;', '"').replaceAll('&amp;', '&')];
    }),
  );
}

/** The same of our server's answer. */
async function responseOf(): Promise<Record<string, unknown>> {
  const [, json = ''] = /<pre>([\s\S]*?)<\/pre>/.exec(await page()) ?? [];
  const response = readResponse(JSON.stringify({ ...aListingResponse(), products: JSON.parse(json) }));
  return Object.fromEntries(
    (response?.products ?? []).map(({ title, media }) => [title, media ?? undefined]),
  );
}

async function mediaOf(title: string): Promise<CardMedia | null> {
  return readCardMedia((await printed())[title]);
}

it('cards of the block and of our response have the same further media', async () => {
  const found = await printed();
  expect(Object.keys(found).sort()).toEqual(PRODUCTS.map(({ title }) => title).sort());
  expect(await responseOf()).toEqual(found);
});

it('swatches link to variants with their values, with their images', async () => {
  const media = await mediaOf('two-colours');
  const product = PRODUCTS.find(({ handle }) => handle === 'two-colours');
  const of = (colour: string) => product?.variants.find(({ options }) => options.includes(colour));
  expect(media).toMatchObject({ option: 'Colour', more: 0 });
  expect(media?.swatches).toEqual([
    {
      name: 'Oat',
      colour: '#000000',
      image: null,
      url: `/products/two-colours?variant=${of('Oat')?.id}`,
      picture: expect.stringContaining(of('Oat')?.image?.src ?? 'no picture'),
      available: true,
    },
    {
      name: 'Moss',
      colour: null,
      image: expect.stringContaining(product?.image?.src ?? 'no picture'),
      url: `/products/two-colours?variant=${of('Moss')?.id}`,
      picture: expect.stringContaining(of('Moss')?.image?.src ?? 'no picture'),
      available: true,
    },
  ]);
});

it('shows at most five swatches, and the number of others', async () => {
  const media = await mediaOf('seven-colours');
  expect(media?.swatches.map(({ name }) => name)).toEqual(COLOURS.slice(0, MAX_CARD_SWATCHES));
  expect(media?.more).toBe(COLOURS.length - MAX_CARD_SWATCHES);
});

it('marks a value that is sold out', async () => {
  const media = await mediaOf('sold-out');
  expect(media?.swatches.map(({ name, available }) => [name, available])).toEqual([
    ['Oat', true],
    ['Moss', false],
  ]);
});

it('omits a single swatch', async () => {
  expect(await mediaOf('one-swatch')).toMatchObject({ swatches: [], more: 0 });
  expect(await mediaOf('no-swatch')).toMatchObject({ swatches: [], more: 0 });
});

it('the second image differs from the shown one, if there is one', async () => {
  expect(await mediaOf('one-picture')).toBeNull();
  const product = PRODUCTS.find(({ handle }) => handle === 'three-pictures');
  const { second } = (await mediaOf('three-pictures')) ?? {};
  expect(second).toContain(product?.moreImages?.[0]?.src ?? 'no picture');
});
