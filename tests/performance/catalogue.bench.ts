import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { indexBytes } from '@cartwright/core/catalogue/index/catalogue-index';
import { buildIndex } from '@cartwright/core/catalogue/index/update-index';
import {
  type CatalogueState,
  readCatalogueState,
  syncCatalogue,
} from '@cartwright/core/contract/catalogue-state';
import { largeCatalogue } from '@cartwright/dev-store/catalogue/large/large-catalogue';
import { DEMO_MARKETS } from '@cartwright/dev-store/setup/demo-markets';
import { startDevStore } from '@cartwright/dev-store/store';
import { expect, test } from '@playwright/test';
import { inMegabytes, memoryInUse } from './memory';
import { mirroredProducts } from './mirrored-products';
import { hand, type Row, rounds } from './results';
import { end, startMain } from './start-main';

const DOMAIN = 'large.myshopify.com';
const TOKEN = 'bench';
const SEED = 1;
const PRODUCTS = rounds(43_000, 2_000);

test('the copy of a large catalogue: time and memory', async () => {
  test.setTimeout(1_800_000);
  const store = await aLargeStore();
  const dataDir = await mkdtemp(join(tmpdir(), 'cartwright-bench-'));
  const { server, url } = await startServer(dataDir, store.url);
  try {
    const atStart = await memoryOf(server);
    const rows: Row[] = [];
    for (const what of ['first sync', 'second sync, nothing changed']) {
      const measured = await syncTimes(url);
      const { peak, now } = await memoryOf(server);
      rows.push({
        what: `${what}, ${PRODUCTS} products`,
        figures: { ...measured, 'peak MB': peak, 'after MB': now, 'before the first MB': atStart.now },
      });
      expect((await stateAt(url)).products).toBe(PRODUCTS);
      await fetch(`${url}${syncCatalogue.path}`, { method: 'POST', headers: { connection: 'close' } });
    }
    hand(
      'catalogue',
      'The copy of a large catalogue: seconds, and memory of the server with its database',
      rows,
    );
  } finally {
    await end(server, 'SIGTERM');
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

test('the copy of a large catalogue, by a server that is killed at half and one that goes on', async () => {
  test.setTimeout(1_800_000);
  const store = await aLargeStore();
  const dataDir = await mkdtemp(join(tmpdir(), 'cartwright-bench-'));
  const first = await startServer(dataDir, store.url);
  let last = first.server;
  try {
    const began = performance.now();
    const doneAtKill = await untilHalf(first.url);
    const killed = performance.now();
    const ofFirst = await memoryOf(first.server);
    await end(first.server, 'SIGKILL');
    const second = await startServer(dataDir, store.url);
    last = second.server;
    const { sync } = await stateAt(second.url);
    expect(sync?.progress.done).toBeGreaterThanOrEqual(doneAtKill);
    await untilSynced(second.url);
    const ended = performance.now();
    expect((await stateAt(second.url)).products).toBe(PRODUCTS);
    const { peak, now } = await memoryOf(second.server);
    const figures = {
      'until killed s': inSeconds(killed - began),
      'from there on s': inSeconds(ended - killed),
      'killed at': doneAtKill,
      'peak of the first MB': ofFirst.peak,
      'peak of the second MB': peak,
      'after MB': now,
    };
    hand('catalogue-killed', 'The same, by a server that is killed at half and one that goes on', [
      { what: `first sync, ${PRODUCTS} products`, figures },
    ]);
  } finally {
    await end(last, 'SIGTERM');
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

test('the index of a large catalogue: time and memory', () => {
  const before = memoryInUse();
  const began = performance.now();
  const index = buildIndex(mirroredProducts(PRODUCTS), []);
  const took = performance.now() - began;
  const figures = {
    'build ms': Math.round(took),
    'counted MB': inMegabytes(indexBytes(index)),
    'at rest MB': inMegabytes(memoryInUse() - before),
  };
  expect(index.rows.size).toBe(PRODUCTS);
  hand('catalogue-index', 'The index of a catalogue: time, and memory as it counts itself and as it is', [
    { what: `${PRODUCTS} products of 4 variants, 12 tags, 2 countries`, figures },
  ]);
});

function aLargeStore() {
  return startDevStore({
    port: 0,
    shop: { domain: DOMAIN, name: 'Large', currency: 'USD', timezone: 'UTC', country: 'US' },
    catalogue: largeCatalogue(PRODUCTS, SEED),
    markets: DEMO_MARKETS.slice(0, 2),
    app: { handle: 'cartwright', title: 'Cartwright', accessToken: TOKEN, functions: [] },
  });
}

const inSeconds = (ms: number) => Math.round(ms / 100) / 10;

function startServer(dataDir: string, apiOrigin: string) {
  return startMain({
    DATA_DIR: dataDir,
    SHOP_DOMAIN: DOMAIN,
    SHOPIFY_ACCESS_TOKEN: TOKEN,
    SHOPIFY_API_ORIGIN: apiOrigin,
  });
}

/** While the store exports, this process is so busy that a connection may have ended unnoticed: each call has its own. */
async function stateAt(url: string): Promise<CatalogueState> {
  const response = await fetch(`${url}${readCatalogueState.path}`, { headers: { connection: 'close' } });
  return readCatalogueState.response.parse(await response.json());
}

/** Waits until half of the products are taken in; gives how many then are. */
async function untilHalf(url: string): Promise<number> {
  for (;;) {
    const { lastSyncedAt, sync } = await stateAt(url);
    const { what, step, done = 0 } = sync?.progress ?? {};
    if (what === 'products' && step === 'save' && done >= PRODUCTS / 2 && done < PRODUCTS) return done;
    if (what === 'collections' || lastSyncedAt !== null) throw new Error('It was not seen at half.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function untilSynced(url: string): Promise<void> {
  while ((await stateAt(url)).lastSyncedAt === null) await new Promise((resolve) => setTimeout(resolve, 100));
}

/** Seconds of each part of the sync that is under way, until it is over. */
async function syncTimes(url: string): Promise<Record<string, number>> {
  const spent: Record<string, number> = { export: 0, save: 0, collections: 0 };
  const { lastSyncedAt: before } = await stateAt(url);
  let last = performance.now();
  for (;;) {
    const { lastSyncedAt, sync } = await stateAt(url);
    const now = performance.now();
    const { what = 'products', step = 'export' } = sync?.progress ?? {};
    const part = what === 'collections' ? what : step;
    spent[part] = (spent[part] ?? 0) + (now - last) / 1_000;
    last = now;
    if (lastSyncedAt !== before) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return Object.fromEntries(Object.entries(spent).map(([part, s]) => [`${part} s`, Math.round(s * 10) / 10]));
}

/** Megabytes that the process has, and has had at most. Source: Linux, proc(5). */
async function memoryOf({ pid }: ChildProcess): Promise<{ readonly now: number; readonly peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const of = (name: string) =>
    Math.round(Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? Number.NaN) / 1_024);
  return { now: of('VmRSS'), peak: of('VmHWM') };
}
