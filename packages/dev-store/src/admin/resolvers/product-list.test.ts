import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { largeCatalogue } from '../../catalogue/large/large-catalogue';
import { collectionId } from '../../engine/model/collection-id';
import type { RunningStore } from '../../store';
import { at, each, textAt } from '../../testing/read-json';
import { admin, aRunningStore } from '../../testing/running-store';

const CATALOGUE = largeCatalogue(600, 3);
const { products } = CATALOGUE;

/** More than these tests can ask for. */
const LARGE_BUCKET = { maximumAvailable: 1_000_000, restoreRate: 1_000_000 };

let store: RunningStore;
beforeAll(async () => {
  store = await aRunningStore({ catalogue: CATALOGUE, adminBucket: LARGE_BUCKET });
});
afterAll(() => store.close());

const PAGE = `query ($after: String, $query: String, $sortKey: ProductSortKeys, $reverse: Boolean) {
  products(first: 90, after: $after, query: $query, sortKey: $sortKey, reverse: $reverse) {
    nodes { legacyResourceId } pageInfo { hasNextPage hasPreviousPage endCursor } }
  productsCount(query: $query) { count precision } }`;

/** The ids of all pages of a search, and how many there were to be. */
async function everyPage(requested: { query?: string; sortKey?: string; reverse?: boolean }) {
  const ids: number[] = [];
  for (let after: string | null = null; ; ) {
    const response = await admin(store.url, PAGE, { ...requested, after });
    expect(response.errors).toBeUndefined();
    ids.push(...each(at(response, 'data', 'products'), 'nodes', 'legacyResourceId').map(Number));
    expect(at(response, 'data', 'products', 'pageInfo', 'hasPreviousPage')).toBe(after !== null);
    if (!at(response, 'data', 'products', 'pageInfo', 'hasNextPage')) {
      expect(at(response, 'data', 'productsCount')).toEqual({ count: ids.length, precision: 'EXACT' });
      return ids;
    }
    after = textAt(response, 'data', 'products', 'pageInfo', 'endCursor');
  }
}

const idsOf = (found: typeof products) => found.map(({ id }) => id);
const instant = ({ updatedAt = '' }: (typeof products)[number]) => Date.parse(updatedAt);
const byUpdate = products.toSorted((a, b) => instant(a) - instant(b) || a.id - b.id);

describe('product pages for a mirror', () => {
  it('contain each product once, by id, in both directions', async () => {
    expect(await everyPage({})).toEqual(idsOf(products));
    expect(await everyPage({ reverse: true })).toEqual(idsOf(products).toReversed());
  });

  it('are sorted by last update', async () => {
    expect(await everyPage({ sortKey: 'UPDATED_AT' })).toEqual(idsOf(byUpdate));
    expect(await everyPage({ sortKey: 'UPDATED_AT', reverse: true })).toEqual(idsOf(byUpdate).toReversed());
  });

  it.each(['ID', 'UPDATED_AT', 'TITLE'])('filter products updated since a time, by %s', async (sortKey) => {
    const since = byUpdate[400]?.updatedAt ?? '';
    const changed = byUpdate.filter((product) => instant(product) >= Date.parse(since));
    const found = await everyPage({ query: `updated_at:>='${since}'`, sortKey });
    expect(found.toSorted()).toEqual(idsOf(changed).toSorted());
    const newestFirst = await everyPage({ query: `updated_at:>='${since}'`, sortKey, reverse: true });
    expect(newestFirst).toEqual(found.toReversed());
  });

  it('continue after an id, also with an update filter or in a collection', async () => {
    const middle = products[350]?.id ?? 0;
    const after = idsOf(products).filter((id) => id > middle);
    expect(await everyPage({ query: `id:>${middle}` })).toEqual(after);
    const since = byUpdate[200]?.updatedAt ?? '';
    const changed = products.filter(
      (product) => instant(product) >= Date.parse(since) && product.id > middle,
    );
    expect(await everyPage({ query: `updated_at:>="${since}" AND id:>${middle}` })).toEqual(idsOf(changed));
    const shelf = CATALOGUE.collections?.find(({ handle }) => handle === 'selection-1');
    const found = await everyPage({
      query: `collection_id:${collectionId({ handle: 'selection-1' })} id:>=${products[150]?.id}`,
    });
    expect(found).toEqual(shelf?.productIds.slice(150));
  });

  it('are counted up to a limit', async () => {
    const response = await admin(
      store.url,
      '{ productsCount(limit: 100) { count precision } collectionsCount { count } }',
    );
    expect(at(response, 'data', 'productsCount')).toEqual({ count: 100, precision: 'AT_LEAST' });
    expect(at(response, 'data', 'collectionsCount', 'count')).toBe(CATALOGUE.collections?.length);
  });

  it('reject a foreign cursor', async () => {
    const response = await admin(store.url, PAGE, { after: 'bm9wZQ==' });
    expect(textAt(response, 'errors', 0, 'message')).toBe('Invalid cursor: bm9wZQ==');
  });
});

it('finds variants by barcode, and continues after an id', async () => {
  const variant = products[599]?.variants[3];
  const response = await admin(
    store.url,
    `query ($code: String, $id: String) { code: productVariants(first: 2, query: $code) { nodes { sku } }
      rest: productVariants(first: 2, query: $id) { nodes { sku } } }`,
    { code: `barcode:${variant?.barcode}`, id: `id:>=${variant?.id}` },
  );
  expect(at(response, 'data')).toEqual({
    code: { nodes: [{ sku: 'W-600-4' }] },
    rest: { nodes: [{ sku: 'W-600-4' }] },
  });
});
