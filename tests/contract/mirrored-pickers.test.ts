import { listProductTags, listProductVendors } from '@cartwright/core/contract/product-tags';
import { listProducts, readProducts } from '@cartwright/core/contract/products';
import { listCollections, readCollections } from '@cartwright/core/contract/shop-collections';
import { defineCollection } from '@cartwright/dev-store/catalogue/define-collection';
import { defineProduct } from '@cartwright/dev-store/catalogue/define-product';
import type { Catalogue, Product } from '@cartwright/dev-store/engine/model/catalogue';
import { collectionId } from '@cartwright/dev-store/engine/model/collection-id';
import { SMALL_STORE } from '@cartwright/dev-store/testing/small-store';
import { removeMirrored } from '@cartwright/server/catalogue/mirror-rows';
import { pageBefore } from '@cartwright/server/products/page-cursor';
import { readShopProfile } from '@cartwright/server/shops/shop-profile';
import { testDatabase } from '@cartwright/server/testing/test-database';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { aMirroredShop, type MirroredShop } from './mirrored-shop';
import { AWAY, aServerOfPickers } from './picker-pages';

const database = testDatabase();

const COLOURS = ['Blue', 'Red', 'Green', 'Black'];
const THINGS = ['Mug', 'Tea towel', 'Teapot', 'Apron', 'Candle', 'Hook'];
const VENDORS = ['Fernbank Pottery', 'Tolland Mill', 'Quill & Thorn'];

const products: readonly Product[] = [
  ...COLOURS.flatMap((colour, row) =>
    THINGS.flatMap((thing, column) =>
      [1, 2].map((size) =>
        defineProduct({
          handle: `${colour}-${thing}-${size}`.toLowerCase().replace(' ', '-'),
          title: `${colour} ${thing} ${size}`,
          description: 'A thing.',
          type: column % 2 === 0 ? 'Kitchen' : 'Home & Garden',
          vendor: VENDORS[(row + column) % VENDORS.length] ?? '',
          tags: [colour.toLowerCase(), `shelf ${String(row * 12 + column * 2 + size).padStart(2, '0')}`],
          price: `${10 + row}.50`,
          ...(size === 2 && { compareAt: '20.00', options: { Size: ['S', 'M'] } }),
          ...(thing === 'Candle' && { quantityRule: { min: 6, max: 18, increment: 3 } }),
          ...(thing === 'Hook' && { quantityRule: { min: 2, max: null, increment: 2 } }),
          stock: column,
        }),
      ),
    ),
  ),
  ...[1, 2, 3, 4, 5, 6].map((number) =>
    defineProduct({
      handle: `odd-${number}`,
      title: `Odd ${number}: 50% off_all\\none`,
      description: '',
      type: 'Odd',
      vendor: 'Größer',
      tags: ['100%_\\', 'Café crème', `box ${number}`],
      price: '1.00',
      ...(number === 1 && { giftCard: true }),
      ...(number === 2 && { subscription: { name: 'Weekly', plans: { Weekly: 10 }, only: true } }),
    }),
  ),
  // Pictures have not all products, and drafts are not for sale.
  {
    ...defineProduct({ handle: 'bare', title: 'Bare', description: '', type: '', price: '1.00' }),
    published: false,
  },
];

const even = defineCollection(
  {
    handle: 'even',
    title: 'Kitchen things',
    description: '',
    rules: { any: false, rules: [{ column: 'TYPE', relation: 'EQUALS', condition: 'Kitchen' }] },
  },
  products,
);
const chosen = defineCollection(
  { handle: 'chosen', title: 'Chosen, for spring', description: '', products: ['odd-2', 'bare'] },
  products,
);
const shelves = Array.from({ length: 60 }, (_, at) =>
  defineCollection(
    { handle: `shelf-${at}`, title: `Shelf ${String(at).padStart(2, '0')}`, description: '', products: [] },
    products,
  ),
);
const CATALOGUE: Catalogue = { ...SMALL_STORE, products, collections: [even, chosen, ...shelves] };

/** A shop whose mirror is complete, and servers for it: one that reads the mirror, and one that asks Shopify. */
async function aShopWithPickers(catalogue = CATALOGUE) {
  const shop = await aMirroredShop(database(), { catalogue });
  await readShopProfile(shop.store, shop.admin);
  await shop.settle();
  return withServers(shop);
}

function withServers(shop: MirroredShop) {
  return {
    ...shop,
    mirrored: aServerOfPickers({ store: shop.store, admin: AWAY }, { mirrors: true }),
    asking: aServerOfPickers(shop, { mirrors: false }),
    both: aServerOfPickers(shop, { mirrors: true }),
  };
}

const ids = (found: readonly { readonly id: number }[]) => found.map(({ id }) => id);

describe('mirror compared with Shopify', () => {
  const anyCase = (text: fc.Arbitrary<string>) =>
    fc.tuple(text, fc.boolean()).map(([each, isUpper]) => (isUpper ? each.toUpperCase() : each));
  const beginning = fc
    .tuple(
      fc.constantFrom(
        ...products.flatMap(({ title, vendor, productType, tags }) => [title, vendor, productType, ...tags]),
      ),
      fc.nat(30),
    )
    .map(([text, length]) => text.slice(0, length));
  const typed = anyCase(
    fc
      .array(fc.oneof(beginning, fc.constantFrom('%', '_', '\\', '"', '*', '-', 'OR', "'", '(')), {
        maxLength: 3,
      })
      .map((parts) => parts.join(' ')),
  );
  const optional = (text: fc.Arbitrary<string>) => fc.option(text, { nil: undefined, freq: 2 });
  const search = fc.record({
    query: optional(
      fc.oneof({ arbitrary: typed, weight: 5 }, fc.string({ unit: 'grapheme', maxLength: 60 })),
    ),
    collection: optional(fc.constantFrom(String(collectionId(even)), String(collectionId(chosen)), '7')),
    tag: optional(anyCase(fc.constantFrom('blue', 'red', '100%_\\', '100%', 'Café crème', '%', 'shelf 01'))),
    vendor: optional(anyCase(fc.constantFrom(...VENDORS, 'Größer', 'Fernbank', '%'))),
  });
  const given = (query: Readonly<Record<string, string | undefined>>) =>
    Object.fromEntries(
      Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    );

  it('returns the same products for any search, page by page', async () => {
    const { mirrored, asking } = await aShopWithPickers();
    await fc.assert(
      fc.asyncProperty(search, async (query) => {
        expect(await mirrored.allPages(listProducts, given(query))).toEqual(
          await asking.allPages(listProducts, given(query)),
        );
      }),
      {
        numRuns: 40,
        examples: [[{ query: undefined, collection: undefined, tag: undefined, vendor: undefined }]],
      },
    );
  });

  it('returns the same collections, tags and vendors, page by page', async () => {
    const { mirrored, asking } = await aShopWithPickers();
    const part = fc
      .tuple(
        fc.constantFrom(
          'Shelf 07',
          'shelf 31',
          'Café crème',
          'cafe creme',
          'Größer',
          'grosser',
          'Quill & Thorn',
          '100%_\\',
          'Chosen, for',
        ),
        fc.nat(5),
        fc.nat(9),
      )
      .map(([text, from, length]) => text.slice(from, from + length));
    const lists = [listCollections, listProductTags, listProductVendors] as const;
    await fc.assert(
      fc.asyncProperty(optional(anyCase(part)), fc.constantFrom(...lists), async (query, list) => {
        expect(await mirrored.allPages<z.ZodType>(list, given({ query }))).toEqual(
          await asking.allPages<z.ZodType>(list, given({ query })),
        );
      }),
      { numRuns: 40, examples: lists.map((list): [undefined, typeof list] => [undefined, list]) },
    );
  });

  it('returns products and collections by id, in the order of the ids', async () => {
    const { mirrored, asking, both } = await aShopWithPickers();
    const all = ids(products);
    const some = { ids: [...all.slice(-20).toReversed(), 999, ...all.slice(0, 20)].join(',') };
    expect(await both.ask(readProducts, some)).toEqual(await asking.ask(readProducts, some));
    const known = { ids: all.slice(0, 40).join(',') };
    expect(await mirrored.ask(readProducts, known)).toEqual(await asking.ask(readProducts, known));
    const { products: first } = await mirrored.ask(readProducts, known);
    expect(
      first.flatMap(({ variants }) => variants.flatMap(({ quantityRule }) => quantityRule ?? [])),
    ).toContainEqual({
      min: 6,
      max: 18,
      increment: 3,
    });
    const collections = { ids: [chosen, even, ...shelves.slice(0, 3)].map(collectionId).join(',') };
    expect(await mirrored.ask(readCollections, collections)).toEqual(
      await asking.ask(readCollections, collections),
    );
  });
});

describe('products missing from the mirror', () => {
  const [known = 0, unmirrored = 0] = ids(products);
  const both = { ids: `${unmirrored},${known}` };
  const aShopThatLacksOne = async () => {
    const shop = await aShopWithPickers();
    await removeMirrored(shop.store, 'products', [unmirrored], 1);
    return shop;
  };

  it('are read from Shopify by id', async () => {
    const shop = await aShopThatLacksOne();
    const { products: found } = await shop.both.ask(readProducts, both);
    expect(ids(found)).toEqual([unmirrored, known]);
    expect(found).toEqual((await shop.asking.ask(readProducts, both)).products);
  });

  it('are left out while Shopify is down, and fail if requested alone', async () => {
    const shop = await aShopThatLacksOne();
    expect(ids((await shop.mirrored.ask(readProducts, both)).products)).toEqual([known]);
    expect(await shop.mirrored.refused(readProducts, { ids: String(unmirrored) })).toMatchObject({
      status: 502,
      code: 'shopify_unavailable',
    });
  });
});

describe('picker cursors', () => {
  it('of a list that started at Shopify continue there once the mirror is complete', async () => {
    const shop = withServers(await aMirroredShop(database(), { catalogue: CATALOGUE }));
    const first = await shop.both.askPage(listProducts);
    await shop.settle();
    const second = await shop.both.allPages(listProducts, { after: first.next ?? '' });
    expect([first.response.products, ...second.map((page) => page.products)].flat()).toEqual(
      (await shop.asking.allPages(listProducts)).flatMap((page) => page.products),
    );
    expect(await shop.mirrored.refused(listProducts, { after: first.next ?? '' })).toMatchObject({
      status: 502,
    });
  });

  it('of the mirror are rejected if unread, forged or from another list', async () => {
    const { mirrored, asking } = await aShopWithPickers();
    const unknown = { status: 400, issues: [{ code: 'unknown_cursor', path: ['query', 'after'] }] };
    const { next } = await mirrored.askPage(listProducts);
    const after = next ?? '';
    expect(await asking.refused(listProducts, { after })).toMatchObject(unknown);
    for (const list of [listCollections, listProductTags, listProductVendors]) {
      expect(await mirrored.refused(list, { after })).toMatchObject(unknown);
    }
    const written = (value: unknown) =>
      pageBefore(`mirror:${Buffer.from(JSON.stringify(value)).toString('base64url')}`).cursor ?? '';
    for (const madeUp of [
      pageBefore('mirror:').cursor ?? '',
      pageBefore('mirror:%%').cursor ?? '',
      written(null),
      written(['products', 'a\0b', 1]),
      written(['products', 'a', '1']),
      written(['products', 'a', 1e300]),
      after.slice(1),
    ]) {
      expect(await mirrored.refused(listProducts, { after: madeUp })).toMatchObject(unknown);
    }
  });

  it('of collections include the number of pages if the mirror is read', async () => {
    const { mirrored, asking } = await aShopWithPickers();
    const all = (await mirrored.allPages(listCollections)).length;
    const { count, next } = await mirrored.askPage(listCollections);
    expect(count).toBe(all);
    expect((await mirrored.askPage(listCollections, { after: next ?? '' })).count).toBe(all);
    expect((await asking.askPage(listCollections)).count).toBeNull();
  });

  it('skip and repeat nothing when earlier products come and go', async () => {
    const shop = await aShopWithPickers();
    const first = await shop.mirrored.askPage(listProducts);
    await removeMirrored(shop.store, 'products', ids(first.response.products), 1);
    const second = await shop.mirrored.allPages(listProducts, { after: first.next ?? '' });
    expect(ids([...first.response.products, ...second.flatMap((page) => page.products)])).toEqual(
      ids((await shop.asking.allPages(listProducts)).flatMap((page) => page.products)),
    );
  });
});

it('reads from Shopify before the first sync, and on a server without mirrors', async () => {
  const shop = withServers(await aMirroredShop(database(), { catalogue: CATALOGUE }));
  await shop.step();
  await shop.step();
  expect((await shop.state()).syncedAt).toBeNull();
  expect((await shop.both.ask(listProducts, { query: 'teapot' })).products).toHaveLength(8);
  expect(await shop.mirrored.refused(listProducts)).toMatchObject({ status: 502 });
  await shop.settle();
  const unasked = aServerOfPickers({ store: shop.store, admin: AWAY }, { mirrors: false });
  for (const list of [listProducts, listCollections, listProductTags, listProductVendors]) {
    expect(await unasked.refused(list)).toMatchObject({ status: 502, code: 'shopify_unavailable' });
  }
});

it('pickers are separate by shop', async () => {
  const mine = await aShopWithPickers();
  const few = products.slice(0, 3);
  const theirs = await aShopWithPickers({
    ...SMALL_STORE,
    products: few,
    collections: [
      defineCollection(
        { handle: 'chosen', title: 'Chosen', description: '', products: few.map(({ handle }) => handle) },
        few,
      ),
    ],
  });
  const query = { collection: String(collectionId(chosen)) };
  expect(ids((await theirs.mirrored.ask(listProducts, query)).products).toSorted()).toEqual(
    ids(few).toSorted(),
  );
  expect((await mine.mirrored.ask(listProducts, query)).products.map(({ handle }) => handle)).toEqual([
    'bare',
    'odd-2',
  ]);
  expect((await theirs.mirrored.ask(listProductVendors)).vendors).not.toContain('Größer');
  expect((await theirs.mirrored.ask(listProductTags)).tags).toHaveLength(
    new Set(few.flatMap(({ tags }) => tags)).size,
  );
  expect((await theirs.mirrored.ask(listCollections)).collections).toHaveLength(1);
  const odd = products.find(({ handle }) => handle === 'odd-1');
  expect(await theirs.mirrored.refused(readProducts, { ids: String(odd?.id) })).toMatchObject({
    status: 502,
  });
});
