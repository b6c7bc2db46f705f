import { listProductTags, listProductVendors } from '@cartwright/core/contract/product-tags';
import { listProducts } from '@cartwright/core/contract/products';
import { listCollections, readCollections } from '@cartwright/core/contract/shop-collections';
import { expect, test } from 'vitest';
import { testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';
import { pageBefore } from './page-cursor';

const startApp = testApps(testDatabase());

test('pages collections by 50, and finds them by words', async () => {
  const app = await startApp();
  app.shopify.collections.push(
    ...Array.from({ length: 60 }, (_, index) => ({ id: index + 1, title: `Shelf ${index}` })),
    { id: 99, title: 'Kitchen', productsCount: null },
  );
  const first = await app.askPage(listCollections);
  expect(first.response.collections).toHaveLength(50);
  expect(first.response.collections[0]).toEqual({
    id: 1,
    handle: 'shelf-0',
    title: 'Shelf 0',
    image: null,
    productsCount: 0,
  });
  const rest = await app.askPage(listCollections, { query: { after: first.next ?? '' } });
  expect(rest).toMatchObject({ response: { collections: { length: 11 } }, next: null });
  const found = await app.ask(listCollections, { query: { query: '"KITCH' } });
  expect(found.collections).toMatchObject([{ id: 99, productsCount: null }]);
});

test('returns chosen collections in the order of their ids, without missing ones', async () => {
  const app = await startApp();
  app.shopify.collections.push({ id: 1, title: 'New' }, { id: 2, title: 'Sale' });
  const { collections } = await app.ask(readCollections, { query: { ids: '2,9,1,2' } });
  expect(collections.map(({ id }) => id)).toEqual([2, 1]);
  expect(await app.refused(readCollections, { query: { ids: '1;2' } })).toMatchObject({ status: 400 });
});

test('finds tags by substring, page by page without repeats', async () => {
  const app = await startApp();
  app.shopify.tags.push(...Array.from({ length: 2_500 }, (_, index) => `tag ${index}`), 'Größe L');
  expect(await app.askPage(listProductTags, { query: { query: 'groß' } })).toEqual({
    response: { tags: ['Größe L'] },
    next: null,
  });

  const seen: string[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const query: Record<string, string> = { query: '9', ...(after !== '' && { after }) };
    const { response, next } = await app.askPage(listProductTags, { query });
    seen.push(...response.tags);
    after = next;
  }
  const all = app.shopify.tags.filter((tag) => tag.includes('9'));
  expect(all.length).toBeGreaterThan(60);
  expect(seen).toEqual(all);
});

test('reads part of very many tags per response, with a next cursor', async () => {
  const app = await startApp();
  app.shopify.tags.push(...Array.from({ length: 6_000 }, (_, index) => `tag ${index}`), 'last');
  const first = await app.askPage(listProductTags, { query: { query: 'last' } });
  expect(first.response.tags).toEqual([]);
  const second = await app.askPage(listProductTags, { query: { query: 'last', after: first.next ?? '' } });
  expect(second).toEqual({ response: { tags: ['last'] }, next: null });
});

test('finds vendors as it finds tags', async () => {
  const app = await startApp();
  app.shopify.vendors.push('Fernbank Pottery', 'Tolland Mill');
  expect((await app.ask(listProductVendors)).vendors).toEqual(['Fernbank Pottery', 'Tolland Mill']);
  expect((await app.ask(listProductVendors, { query: { query: 'mill' } })).vendors).toEqual(['Tolland Mill']);
});

const LISTS = { listCollections, listProductTags, listProductVendors, listProducts };

test.each(Object.entries(LISTS))('rejects an invalid cursor: %s', async (_name, endpoint) => {
  const app = await startApp();
  expect(await app.refused(endpoint, { query: { after: 'AAAAAAAA.25' } })).toMatchObject({
    status: 400,
    issues: [{ code: 'unknown_cursor', path: ['query', 'after'] }],
  });
});

test.each(Object.entries(LISTS))('rejects a forged cursor: %s', async (_name, endpoint) => {
  const app = await startApp();
  const after = pageBefore('made up').cursor ?? '';
  expect(await app.refused(endpoint, { query: { after } })).toMatchObject({
    status: 400,
    issues: [{ code: 'unknown_cursor', path: ['query', 'after'] }],
  });
});

test.each(Object.entries({ ...LISTS, readCollections }))(
  'reports that Shopify is down: %s',
  async (name, endpoint) => {
    const app = await startApp();
    app.shopify.trouble = 401;
    const query = name === 'readCollections' ? { ids: '1' } : {};
    expect(await app.refused(endpoint, { query })).toMatchObject({
      status: 502,
      code: 'shopify_unavailable',
    });
  },
);
