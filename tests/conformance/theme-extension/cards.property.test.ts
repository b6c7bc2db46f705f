import { fileURLToPath } from 'node:url';
import { buildIndex } from '@cartwright/core/catalogue/index/update-index';
import type { MirroredProduct } from '@cartwright/core/catalogue/mirrored-product';
import { cardPrice, type PricedBy } from '@cartwright/core/listing/card';
import type { Card } from '@cartwright/core/listing/card-among';
import { list } from '@cartwright/core/listing/list';
import { readListingAddress } from '@cartwright/core/listing/listing-address';
import type { ListedProduct } from '@cartwright/core/listing/listing-response';
import { previewedProduct } from '@cartwright/core/listing/previewed-product';
import { formatMoney } from '@cartwright/core/money/format-money';
import {
  COLLECTION_PAGES_METAFIELD,
  FIRST_PAGE_METAFIELD,
  FIRST_PAGE_UNTIL_METAFIELD,
} from '@cartwright/core/storefront/names';
import { aSort, SHOPPER, SOME_FILTERS, someRules } from '@cartwright/core/testing/a-list';
import { aMirroredProduct, aMirroredVariant } from '@cartwright/core/testing/a-mirrored-product';
import { defineProduct } from '@cartwright/dev-store/catalogue/define-product';
import { isAvailable, type Product } from '@cartwright/dev-store/engine/model/catalogue';
import { collectionId } from '@cartwright/dev-store/engine/model/collection-id';
import { suggestedProduct } from '@cartwright/dev-store/engine/suggestion-json';
import type { RunningStore } from '@cartwright/dev-store/store';
import { aThemeExtension } from '@cartwright/dev-store/testing/a-theme-extension';
import { admin, aRunningStore } from '@cartwright/dev-store/testing/running-store';
import { SMALL_STORE } from '@cartwright/dev-store/testing/small-store';
import { readThemeExtension } from '@cartwright/dev-store/theme-extension/read-theme-extension';
import { listedProducts } from '@cartwright/server/listing/listed-products';
import { readResponse } from '@cartwright/storefront-discovery/listing/read-response';
import { readPredictiveSearch } from '@cartwright/storefront-discovery/search-panel/read-predictive-search';
import { aListingResponse } from '@cartwright/storefront-discovery/testing/a-listing-response';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const EXTENSION = fileURLToPath(new URL('../../../extensions/cart-embed', import.meta.url));
const COLLECTIONS = 6;
const IN_EACH = 12;

/** Queries of a list; all of them can be expressed in Shopify's own URLs. */
const ASKED = [
  '',
  'filter.v.availability=1',
  'filter.v.price.gte=20&filter.v.price.lte=30',
  'filter.v.price.lte=20&filter.v.availability=1',
];

/** Few amounts, so that many are equal and many are compared at less; nothing, and more than 32 bits have, among them. */
const amount = fc.constantFrom(0, 1000, 2000, 3000, 3_000_000_000);
const variant = fc.record({
  price: amount,
  compareAtPrice: fc.option(amount),
  isInStock: fc.boolean(),
  hasPicture: fc.boolean(),
});
const product = (at: number) =>
  fc.array(variant, { minLength: 1, maxLength: 4 }).map((given): Product => {
    const sizes = given.map((_, place) => `Size ${place}`);
    const defined = defineProduct({
      handle: `product-${at}`,
      title: `Product ${at}`,
      description: '',
      type: 'Any',
      price: '1.00',
      options: { Colour: sizes },
    });
    return {
      ...defined,
      variants: defined.variants.map((each, place) => {
        const { isInStock = true, hasPicture = true, ...prices } = given[place] ?? {};
        return {
          ...each,
          ...prices,
          stock: isInStock ? { tracked: false } : { tracked: true, quantity: 0, policy: 'deny' },
          image: hasPicture ? each.image : null,
        };
      }),
    };
  });

const products = fc
  .sample(fc.tuple(...Array.from({ length: COLLECTIONS * IN_EACH }, (_, at) => product(at))), 1)
  .flat();
const collections = Array.from({ length: COLLECTIONS }, (_, at) => ({
  handle: `collection-${at}`,
  title: `Collection ${at}`,
  productIds: products.slice(at * IN_EACH, (at + 1) * IN_EACH).map(({ id }) => id),
}));
const ofCollection = (handle: string) => {
  const ids = collections.find((each) => each.handle === handle)?.productIds ?? [];
  return products.filter(({ id }) => ids.includes(id));
};

/** The same as it is mirrored. */
function mirrored(product: Product): MirroredProduct {
  return aMirroredProduct({
    id: product.id,
    handle: product.handle,
    title: product.title,
    image: product.image && { ...product.image, url: product.image.src },
    variants: product.variants.map((each) =>
      aMirroredVariant({
        id: each.id,
        available: isAvailable(product, each),
        image: each.image?.src ?? null,
        prices: { US: { amount: each.price, compareAt: each.compareAtPrice, currency: 'USD' } },
      }),
    ),
  });
}

const index = buildIndex(products.map(mirrored), []);

/** By id the cards of what a list has of these products. */
function cardsOf(of: readonly Product[], query: string, by: PricedBy): ReadonlyMap<number, Card> {
  const sort = by === 'lowest' ? 'lowest-price' : 'highest-price';
  const request = {
    ...readListingAddress(new URLSearchParams(query), SOME_FILTERS),
    sort,
    limit: 'all',
  } as const;
  const rules = someRules({ sorts: [aSort(sort)] });
  const rows = of.map(({ id }) => index.rows.get(id) ?? -1);
  const catalogue = { index, titleRanks: new Map<number, number>(), soldIn: () => new Map() };
  const { cells } = list(catalogue, rows, request, rules, SHOPPER);
  return new Map(cells.flatMap((cell) => (cell.kind === 'product' ? [[cell.id, cell.card] as const] : [])));
}

/** The parts of a card that depend on variants. */
interface Seen {
  readonly price: string;
  readonly before: string | null;
  readonly badge: 'sale' | 'sold-out' | null;
  readonly url: string;
  readonly picture: string | null;
}

/** Expected card of a product whose selected variants are these. */
function expected(
  of: Product,
  isMeant: (variant: Product['variants'][number]) => boolean,
  by: PricedBy,
): Seen {
  const sold = of.variants.map((each) => ({
    ...each,
    amount: each.price,
    compareAt: each.compareAtPrice,
    available: isAvailable(of, each),
  }));
  const meant = sold.filter(isMeant);
  const priced = cardPrice(meant, by);
  if (!priced) throw new Error('Some variant is meant.');
  const { variant: shown, varies, compareAt } = priced;
  const money = (cents: number) => formatMoney(cents, 'USD', 'en');
  const isSome = meant.length < sold.length;
  const opens = sold.find(({ available }) => available) ?? sold[0];
  const leads = isSome || (compareAt !== null && shown !== opens);
  const word = by === 'lowest' ? 'From ' : 'Up to ';
  return {
    price: `${varies ? word : ''}${money(shown.price)}`,
    before: compareAt === null ? null : money(compareAt),
    badge: !shown.available ? 'sold-out' : compareAt === null ? null : 'sale',
    url: `/products/${of.handle}${leads ? `?variant=${shown.id}` : ''}`,
    picture: ((isSome && shown.image) || of.image)?.src ?? null,
  };
}

const suits =
  (of: Product, query: string) =>
  (each: Product['variants'][number]): boolean => {
    const params = new URLSearchParams(query);
    const [from, to] = [
      params.get('filter.v.price.gte') ?? 0,
      params.get('filter.v.price.lte') ?? Number.POSITIVE_INFINITY,
    ];
    const isWithin = each.price >= Number(from) * 100 && each.price <= Number(to) * 100;
    return isWithin && (!params.has('filter.v.availability') || isAvailable(of, each));
  };

const withoutSize = (src: string) => src.replace(/(\?v=1)?(&width=\d+)?$/, '');

function seenOf({
  price,
  priceVaries,
  isHighest,
  compareAtPrice,
  available,
  url,
  image,
}: Omit<ListedProduct, 'badge'>): Seen {
  return {
    price: `${priceVaries ? (isHighest ? 'Up to ' : 'From ') : ''}${price}`,
    before: compareAtPrice,
    badge: !available ? 'sold-out' : compareAtPrice === null ? null : 'sale',
    url,
    picture: image && withoutSize(image.src),
  };
}

let store: RunningStore;
const pageOf = async (path: string) => (await fetch(`${store.url}${path}`)).text();

beforeAll(async () => {
  const extension = await readThemeExtension(EXTENSION);
  const handles = new Map(products.map(({ id, handle }) => [id, handle]));
  const responses = collections.flatMap(({ handle }) =>
    ASKED.flatMap((query, at) =>
      (['lowest', 'highest'] as const).map((by) => {
        const cards = cardsOf(ofCollection(handle), query, by);
        const entries = [...cards].map(([id, card]) => ({ id, card, badge: null }));
        const response = listedProducts(entries, handles, false);
        return `{% if collection.handle == '${handle}' %}<pre id="${at}-${by}">${response}</pre>{% endif %}`;
      }),
    ),
  );
  const schema = { name: 'Answer', target: 'section', enabled_on: { templates: ['collection'] } };
  const other = aThemeExtension({
    blocks: { answer: `${responses.join('')}{% schema %}${JSON.stringify(schema)}{% endschema %}` },
  });
  store = await aRunningStore({
    catalogue: { ...SMALL_STORE, products, collections },
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

/** Cards that the block's Liquid has rendered, by title. */
async function printed(path: string): Promise<Record<string, Seen>> {
  const cards = (await pageOf(path)).match(/<li class="cw-card"[\s\S]*?<\/li>/g) ?? [];
  return Object.fromEntries(
    cards.map((card) => {
      const text = (html: string | undefined) =>
        html
          ?.replace(/<span class="cw-hidden">[^<]*<\/span>/g, '')
          .replace(/<[^>]*>/g, '')
          .replace(/\s+/g, ' ')
          .trim();
      const [, title = ''] = /cw-card-link" href="[^"]*">([^<]*)</.exec(card) ?? [];
      const [, now] = /<p class="cw-card-price">\s*([\s\S]*?)(?:<s |<\/p>)/.exec(card) ?? [];
      const [, before] = /<s class="cw-card-was">([\s\S]*?)<\/s>/.exec(card) ?? [];
      const [, badge = null] = /data-kind="([^"]*)"/.exec(card) ?? [];
      const [, url = ''] = /cw-card-link" href="([^"]*)"/.exec(card) ?? [];
      const [, src] = /\ssrc="([^"]*)"/.exec(card) ?? [];
      const picture = src === undefined ? null : withoutSize(src.replaceAll('&amp;', '&'));
      const seen = { price: text(now) ?? '', before: text(before) ?? null, badge, url, picture };
      return [title, seen as Seen];
    }),
  );
}

/** Our server's response as rendered in a page of the store, by title. */
async function responseOf(handle: string, at: number, by: PricedBy): Promise<Record<string, Seen>> {
  const page = await pageOf(`/collections/${handle}`);
  const [, json = ''] = new RegExp(`<pre id="${at}-${by}">([\\s\\S]*?)</pre>`).exec(page) ?? [];
  const response = readResponse(JSON.stringify({ ...aListingResponse(), products: JSON.parse(json) }));
  if (!response) throw new Error('The answer is not read.');
  return Object.fromEntries(response.products.map((each) => [each.title, seenOf(each)]));
}

function expectedOf(handle: string, query: string, by: PricedBy): Record<string, Seen> {
  return Object.fromEntries(
    ofCollection(handle).flatMap((each) =>
      each.variants.some(suits(each, query)) ? [[each.title, expected(each, suits(each, query), by)]] : [],
    ),
  );
}

describe.each(collections.map(({ handle }) => handle))('cards of %s', (handle) => {
  it.each(ASKED)('are the same in the block’s Liquid, our response and previews: %s', async (query) => {
    const at = ASKED.indexOf(query);
    const expected = expectedOf(handle, query, 'lowest');
    expect(await printed(`/collections/${handle}?${query}`)).toEqual(expected);
    expect(await responseOf(handle, at, 'lowest')).toEqual(expected);
    expect(previewed(handle, query, 'lowest')).toEqual(expected);
  });

  it.each(ASKED)(
    'show the most expensive variant if sorted by it, except in the block: %s',
    async (query) => {
      const expected = expectedOf(handle, query, 'highest');
      expect(await responseOf(handle, ASKED.indexOf(query), 'highest')).toEqual(expected);
      expect(previewed(handle, query, 'highest')).toEqual(expected);
    },
  );
});

function previewed(handle: string, query: string, by: PricedBy): Record<string, Seen> {
  const cards = cardsOf(ofCollection(handle), query, by);
  const place = { priceCountry: 'US', language: 'en', locale: 'en' };
  return Object.fromEntries(
    ofCollection(handle).flatMap((each) => {
      const card = cards.get(each.id);
      const shown = card && previewedProduct(mirrored(each), place, card);
      return shown ? [[each.title, seenOf(shown)]] : [];
    }),
  );
}

it('a first page sorted by highest price shows those prices', async () => {
  const publish = (ownerId: string, key: string, type: string, value: string) =>
    admin(
      store.url,
      'mutation ($fields: [MetafieldsSetInput!]!) { metafieldsSet(metafields: $fields) { userErrors { message } } }',
      { fields: [{ ownerId, namespace: 'cartwright', key, type, value }] },
    );
  const [{ handle } = { handle: '' }] = collections;
  const owner = `gid://shopify/Collection/${collectionId({ handle })}`;
  const until = Math.floor(Date.now() / 1000) + 3600;
  const ids = ofCollection(handle).map(({ id }) => `gid://shopify/Product/${id}`);
  await publish(owner, FIRST_PAGE_METAFIELD.key, 'list.product_reference', JSON.stringify(ids));
  await publish(owner, FIRST_PAGE_UNTIL_METAFIELD.key, 'number_integer', String(until));
  const look = { wide: 4, medium: 2, narrow: 1, perPage: 12, tiles: [], byHighestPrice: true };
  const pages = { default: [look], collections: {}, first: { until, places: {} } };
  const app = 'gid://shopify/AppInstallation/1';
  await publish(app, COLLECTION_PAGES_METAFIELD.key, 'json', JSON.stringify(pages));
  expect(await printed(`/collections/${handle}`)).toEqual(expectedOf(handle, '', 'highest'));
  expect(await printed(`/collections/${handle}?sort_by=price-descending`)).toEqual(
    expectedOf(handle, '', 'lowest'),
  );
});

it('Shopify’s predictive search, without variants, shows only certain compare-at prices', () => {
  const market = { country: 'US', currency: 'USD', rate: '1', locale: 'en', root: '/' };
  for (const each of products) {
    const response = { resources: { results: { products: [suggestedProduct(each, market)] } } };
    const found = readPredictiveSearch(response, (amount) => formatMoney(amount, 'USD', 'en'));
    const [shown] = found?.products ?? [];
    if (!shown) throw new Error('The product is suggested.');
    const own = each.variants.some(
      ({ price, compareAtPrice }) =>
        formatMoney(price, 'USD', 'en') === shown.price &&
        formatMoney(compareAtPrice ?? 0, 'USD', 'en') === shown.compareAtPrice &&
        (compareAtPrice ?? 0) > price,
    );
    if (shown.compareAtPrice !== null) expect(own).toBe(true);
  }
});
