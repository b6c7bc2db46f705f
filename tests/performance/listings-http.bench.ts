import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collectionRows } from '@cartwright/core/catalogue/index/catalogue-index';
import { buildIndex } from '@cartwright/core/catalogue/index/update-index';
import { list } from '@cartwright/core/listing/list';
import { readListingAddress } from '@cartwright/core/listing/listing-address';
import { BUILT_IN_SETTINGS } from '@cartwright/core/listing/settings/default-settings';
import { rulesOfSettings } from '@cartwright/core/listing/settings/rules-of';
import { suggest } from '@cartwright/core/suggestions/suggest';
import { SHOPPER } from '@cartwright/core/testing/a-list';
import type { Product } from '@cartwright/dev-store/engine/model/catalogue';
import { webhookRequest } from '@cartwright/server/testing/webhook-post';
import { expect, test } from '@playwright/test';
import { proxiedPath } from '../contract/proxied-path';
import { type InProcess, measured, mirrored, resultsSearch, typedText } from './large-searches';
import { LARGE_STORE, largeStoreVariables, startLargeStore } from './large-store';
import { hand, quantile, type Row, rounds } from './results';
import { seeded } from './search/random';
import { end, startMain } from './start-main';

const { domain: DOMAIN, secret: SECRET, handle: HANDLE } = LARGE_STORE;
const PRODUCTS = rounds(43_000, 3_000);
const LISTED = rounds(5_000, 1_000);
/** Requests of each kind; together below a shop's limit per minute. */
const TIMES = rounds(250, 20);
/** Repetitions in process. */
const REPEATS = rounds(3, 2);
/** Concurrent identical requests. */
const AT_ONCE = 25;
const UPDATE_EVERY_MS = 60;

const SEED = 1;

/** As the block asks. */
const TWO_FILTERS = 'country=US&locale=en&filter.v.availability=1&filter.p.vendor=';

test('lists and searches, in process and over HTTP', async () => {
  test.setTimeout(1_800_000);
  const { store, products } = await startLargeStore(PRODUCTS, LISTED);
  const listed = products.slice(0, LISTED).map(({ id }) => id);
  const query = `${TWO_FILTERS}${encodeURIComponent(products[0]?.vendor ?? '')}`;
  const random = seeded(SEED);
  const texts = Array.from({ length: TIMES }, (_, at) => typedText(products, at, random));
  const inProcess = measuredInProcess(products, listed, query, texts);

  const dataDir = await mkdtemp(join(tmpdir(), 'cartwright-bench-'));
  const variables = largeStoreVariables(store.url, 'bench');
  const { server, url } = await startMain({ ...variables, DATA_DIR: dataDir });
  const ask = (path: string, request: string, headers: Record<string, string> = {}) =>
    fetch(proxiedPath(DOMAIN, path, request, SECRET).replace('http://localhost', url), { headers });
  const answered = async (path: string, request: string, status = 200, headers = {}) => {
    const response = await ask(path, request, headers);
    await response.arrayBuffer();
    expect(response.status).toBe(status);
    return response;
  };
  const page = `collections/${HANDLE}`;
  try {
    // The catalogue is copied in the background.
    const isThere = async () => {
      if (!(await ask('search', 'q=shirt')).ok) return false;
      return (await (await ask(page, '')).text()).includes(`"total":${LISTED},`);
    };
    // A server that is busy with it may close a connection that has waited.
    const look = () => isThere().catch(() => false);
    await expect.poll(look, { timeout: 1_200_000, intervals: [1_000] }).toBe(true);
    const uncached = await timed(TIMES, () => answered(page, query));
    const tag = (await answered(page, query)).headers.get('etag') ?? '';
    const known = await timed(TIMES, () => answered(page, query, 304, { 'if-none-match': tag }));
    const together = (
      await timed(Math.ceil(TIMES / AT_ONCE), () =>
        Promise.all(Array.from({ length: AT_ONCE }, () => answered(page, query))),
      )
    ).map((ms) => ms / AT_ONCE);
    const searches = await timed(TIMES, (at) =>
      answered('search', `q=${encodeURIComponent(texts[at] ?? '')}`),
    );
    const suggestions = await timed(TIMES, (at) =>
      answered('search/suggest', `q=${encodeURIComponent(texts[at] ?? '')}`),
    );
    const rows = [
      row('list, in process', inProcess.list.times, inProcess.list),
      row('list, over HTTP', uncached, inProcess.list),
      row('list that the browser has (304)', known, inProcess.list),
      row(`list, ${AT_ONCE} at once for the same, each`, together, inProcess.list),
      row('search with facets, in process', inProcess.search.times, inProcess.search),
      row('search with facets, over HTTP', searches, inProcess.search),
      row('suggestions, in process', inProcess.suggest.times, inProcess.suggest),
      row('suggestions, over HTTP', suggestions, inProcess.suggest),
    ];
    const title = `Lists of ${LISTED} products with two filters, and searches among ${PRODUCTS}`;
    // Results so far are reported even if the rest fails.
    hand('listings-http', title, rows);
    const began = performance.now();
    const updates = updating(store.url, url, products);
    const busy: number[] = [];
    for (let at = 0; at < TIMES; at += 1) {
      busy.push(...(await timed(1, () => answered(page, query))));
      await new Promise((resolve) => setTimeout(resolve, UPDATE_EVERY_MS));
    }
    const updated = await updates.end();
    expect(updated).toBeGreaterThan(0);
    const aMinute = Math.round((updated * 60_000) / (performance.now() - began));
    const during = row(`list, while products are updated, ${aMinute} a minute`, busy, inProcess.list);
    hand('listings-http', title, [...rows, during]);
  } finally {
    await end(server);
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

const row = (what: string, measured: readonly number[], inProcess: InProcess): Row => ({
  what,
  figures: {
    'median ms': quantile(measured, 0.5),
    'p95 ms': quantile(measured, 0.95),
    'p95 of each one’s best ms': measured === inProcess.times ? quantile(inProcess.best, 0.95) : '',
    'median to in process': (quantile(measured, 0.5) / Math.max(0.1, quantile(inProcess.times, 0.5))).toFixed(
      1,
    ),
  },
});

/** Milliseconds of each of some times that something is done, one after the other. */
async function timed(times: number, work: (at: number) => unknown): Promise<number[]> {
  const took: number[] = [];
  for (let at = 0; at < times; at += 1) {
    const began = performance.now();
    await work(at);
    took.push(performance.now() - began);
  }
  return took;
}

function measuredInProcess(
  products: readonly Product[],
  listed: readonly number[],
  query: string,
  texts: readonly string[],
): { readonly list: InProcess; readonly search: InProcess; readonly suggest: InProcess } {
  const index = buildIndex(products.map(mirrored), [], ['en']);
  const collection = { id: 1, handle: HANDLE, title: '', automated: false, sortOrder: 'MANUAL' };
  index.collections.set(1, { ...collection, productIds: Float64Array.from(listed) });
  const catalogue = { index, titleRanks: new Map<number, number>(), soldIn: () => new Map() };
  const search = resultsSearch(index);
  const rules = rulesOfSettings(BUILT_IN_SETTINGS, BUILT_IN_SETTINGS);
  const request = readListingAddress(new URLSearchParams(query), rules.filters);
  const measure = (work: (text: string) => unknown) => measured(texts, REPEATS, work);
  expect(list(catalogue, collectionRows(index, 1), request, rules, SHOPPER).total).toBeGreaterThan(0);
  return {
    list: measure(() => list(catalogue, collectionRows(index, 1), request, rules, SHOPPER)),
    search: measure(search.page),
    suggest: measure((text) =>
      suggest(index, { text, language: 'en' }, search.rules, SHOPPER, {
        find: ({ text: asked, isAsTyped }) => search.find(asked, isAsTyped),
        isAllowed: () => true,
      }),
    ),
  };
}

/** Updates a product after the other, 1,000 a minute where the store keeps up: its price in Shopify, and the webhook. */
function updating(storeUrl: string, url: string, products: readonly Product[]) {
  let isOver = false;
  let count = 0;
  const work = (async () => {
    for (let at = 0; !isOver; at += 1) {
      const next = new Promise((resolve) => setTimeout(resolve, UPDATE_EVERY_MS));
      const product = products[at % products.length];
      // A store that is busy may close a connection that has waited.
      const done = product ? update(storeUrl, url, product, at) : Promise.resolve();
      await done.then(
        () => {
          count += 1;
        },
        () => {},
      );
      await next;
    }
  })();
  return {
    /** Stops the updates and returns their number. */
    async end(): Promise<number> {
      isOver = true;
      await work;
      return count;
    },
  };
}

async function update(storeUrl: string, url: string, { id, variants }: Product, at: number): Promise<void> {
  const prices = Object.fromEntries(variants.map((variant) => [`prices[${variant.id}]`, `${100 + at}.00`]));
  await fetch(`${storeUrl}/back-office/products/${id}`, {
    method: 'POST',
    body: new URLSearchParams(prices),
    redirect: 'manual',
  });
  const webhook = { id: `${at}`, topic: 'products/update', shop: DOMAIN, payload: { id }, secret: SECRET };
  await fetch(`${url}/webhooks`, webhookRequest(webhook));
}
