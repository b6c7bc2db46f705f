import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningStore } from '../store';
import { at, each, textAt } from '../testing/read-json';
import { aRunningStore } from '../testing/running-store';
import { SMALL_MARKETS, SMALL_STORE, theProduct } from '../testing/small-store';

const idOf = (handle: string) => theProduct(handle).id;

let store: RunningStore;
beforeAll(async () => {
  store = await aRunningStore({
    markets: SMALL_MARKETS,
    catalogue: {
      ...SMALL_STORE,
      collections: [
        { handle: 'gifts', title: 'Gifts', productIds: [idOf('tea'), idOf('draft'), idOf('cup'), 5] },
      ],
    },
  });
});
afterAll(() => store.close());

const get = async (path: string) => {
  const response = await fetch(`${store.url}${path}`);
  return { status: response.status, body: (await response.json()) as unknown };
};

describe('collections', () => {
  it('list their published products in order, by page', async () => {
    expect(each((await get('/collections/gifts/products.json')).body, 'products', 'handle')).toEqual([
      'tea',
      'cup',
    ]);
    const second = (await get('/collections/gifts/products.json?limit=1&page=2')).body;
    expect(each(second, 'products', 'handle')).toEqual(['cup']);
    expect(each((await get('/collections/none/products.json')).body, 'products', 'handle')).toEqual([]);
  });

  it('include one of all products, even if the merchant made none', async () => {
    const all = (await get('/collections/all/products.json')).body;
    expect(each(all, 'products', 'handle')).toEqual(['cup', 'scarf', 'print', 'tea', 'card']);
    const names = each((await get('/collections.json')).body, 'collections', 'handle');
    expect(names).toEqual(['all', 'gifts']);
  });

  it('are returned by handle', async () => {
    const { body } = await get('/collections/gifts.json');
    expect(at(body, 'collection')).toMatchObject({ handle: 'gifts', title: 'Gifts', products_count: 2 });
    expect((await get('/collections/none.json')).status).toBe(404);
  });

  it('have prices of the market', async () => {
    const { body } = await get('/ja/collections/gifts/products.json');
    expect(textAt(body, 'products', 1, 'variants', 0, 'price')).toBe('1500.00');
  });
});

describe('recommendations', () => {
  const ask = (query: string) => get(`/recommendations/products.json?${query}`);

  it('are similar products, in stock first, without the product itself', async () => {
    const { body } = await ask(`product_id=${idOf('cup')}`);
    expect(at(body, 'intent')).toBe('related');
    const [first, ...others] = each(body, 'products', 'handle');
    expect(first).toBe('tea');
    expect(others).not.toContain('cup');
    expect(others).not.toContain('draft');
    expect(at(body, 'products', 0, 'price')).toBe(800);
  });

  it('of complementary products have another type and something in common', async () => {
    const { body } = await ask(`product_id=${idOf('cup')}&intent=complementary`);
    expect(each(body, 'products', 'handle')).toEqual(['tea']);
  });

  it('are limited to the requested number, up to ten', async () => {
    expect(each((await ask(`product_id=${idOf('cup')}&limit=1`)).body, 'products', 'handle')).toHaveLength(1);
    expect((await ask(`product_id=${idOf('cup')}&limit=11`)).status).toBe(422);
    expect((await ask(`product_id=${idOf('cup')}&intent=other`)).status).toBe(422);
    expect((await ask('limit=3')).status).toBe(422);
    expect((await ask('product_id=1')).status).toBe(404);
  });
});

describe('suggestions', () => {
  const results = async (query: string) =>
    at((await get(`/search/suggest.json?${query}`)).body, 'resources', 'results');

  it('are products and collections with matching words, in the market’s prices', async () => {
    const found = await results('q=sc');
    expect(each(found, 'products', 'title')).toEqual(['Scarf']);
    expect(textAt(found, 'products', 0, 'price')).toBe('25.00');
    expect(each(await results('q=gift'), 'collections', 'handle')).toEqual(['gifts']);
    const abroad = (await get('/de/search/suggest.json?q=scarf red')).body;
    expect(textAt(abroad, 'resources', 'results', 'products', 0, 'url')).toBe('/de/products/scarf');
    expect(textAt(abroad, 'resources', 'results', 'products', 0, 'price')).toBe('22.50');
  });

  it('are limited to the requested types and number', async () => {
    const found = await results('q=c&resources[type]=product&resources[limit]=1');
    expect(each(found, 'products', 'title')).toHaveLength(1);
    expect(at(found, 'collections')).toEqual([]);
    const shared = await results('q=sca&resources[limit]=1');
    expect([each(shared, 'queries', 'text'), at(shared, 'products')]).toEqual([['scarf'], []]);
    const of = await results('q=sca&resources[limit]=1&resources[limit_scope]=each');
    expect([each(of, 'queries', 'url'), each(of, 'products', 'title')]).toEqual([
      ['/search?q=scarf'],
      ['Scarf'],
    ]);
    expect((await get('/search/suggest.json?q=c&resources[limit]=99')).status).toBe(422);
    expect((await get('/search/suggest.json')).status).toBe(422);
  });
});
