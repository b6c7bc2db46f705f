import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_EVENTS_SENT } from '@cartwright/core/analytics/analytics-events';
import { rangeOf } from '@cartwright/core/analytics/ranges';
import { sendAnalyticsEvents } from '@cartwright/core/contract/analytics';
import { analyticsRoutes } from '@cartwright/server/analytics/analytics-routes';
import { COUNT_AFTER_MS, countAnalytics } from '@cartwright/server/analytics/count-analytics';
import { sumSpans } from '@cartwright/server/analytics/sum-spans';
import type { Database } from '@cartwright/server/db/database';
import { forShop, type ShopStore } from '@cartwright/server/db/for-shop';
import { migrate } from '@cartwright/server/db/migrate';
import { openPglite } from '@cartwright/server/db/open-pglite';
import { openPostgres } from '@cartwright/server/db/open-postgres';
import { events, sessionMarks } from '@cartwright/server/db/schema';
import { figuresOf } from '@cartwright/server/reports/figures';
import { freshnessOf } from '@cartwright/server/reports/freshness';
import { glanceOf } from '@cartwright/server/reports/report-glance';
import { rowsOf } from '@cartwright/server/reports/report-rows';
import { silentLogger } from '@cartwright/server/testing/silent-logger';
import { expect, test } from '@playwright/test';
import { Hono } from 'hono';
import { COUNTED_IDS, FILLED_DAYS, fillMeasuredShop } from './measured-shop';
import { hand, quantile, type Row, rounds } from './results';

/** A server whose databases are the bench's; absent: none is compared. */
const { BENCH_ROWS, BENCH_DATABASE_URL } = process.env;

/** Rows of sessions at places, which reports are counted from, in a half-year. */
const SIZES = BENCH_ROWS
  ? BENCH_ROWS.split(',').map(Number)
  : rounds(1, 0)
    ? [1_000_000, 10_000_000]
    : [100_000];
const TIMES = rounds(5, 2);
const SECONDS = Number(process.env.BENCH_SECONDS ?? rounds(60, 5));
const SHOPS = 10;
const EVENTS_PER_SECOND = 5_000;
const TICK_MS = 20;

const NOW = new Date('2026-11-28T15:07:00Z');
const ZONE = 'America/New_York';

/** Work with each database that a server may have: the embedded one, and PostgreSQL. */
async function withDatabases(work: (name: string, database: Database) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'cartwright-bench-'));
  const embedded = await openPglite(folder);
  try {
    await migrate(embedded);
    await work('PGlite', embedded);
  } finally {
    await embedded.close();
    await rm(folder, { recursive: true, force: true });
  }
  if (!BENCH_DATABASE_URL) return;
  const database = openPostgres(BENCH_DATABASE_URL, () => undefined);
  try {
    await database.run('drop schema public cascade; create schema public');
    await migrate(database);
    await work('PostgreSQL', database);
  } finally {
    await database.close();
  }
}

/** Milliseconds that passed, and those of this process's processors: with PGlite all of the work, however busy the machine is. */
interface Took {
  readonly passed: number;
  readonly worked: number;
}

async function timed(work: () => Promise<unknown>): Promise<Took> {
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(cpu);
  return { passed: performance.now() - began, worked: (user + system) / 1_000 };
}

test('reports of 90 days with 2,000 ids', async () => {
  test.setTimeout(3_600_000);
  const rows: Row[] = [];
  const medians = new Map<string, number>();
  await withDatabases(async (name, database) => {
    for (const size of SIZES) {
      const store = forShop(database, `shop-of-${size}`);
      await fillMeasuredShop(database, store.shopId, { rows: size, end: NOW });
      const summing = await timed(async () => {
        while ((await sumSpans(store, NOW)) === 'more');
      });
      await database.run('vacuum analyze session_sums');
      const aDay = { passed: summing.passed / FILLED_DAYS, worked: summing.worked / FILLED_DAYS };
      const measured: [string, Took[]][] = [['one day summed (mean)', [aDay]], ...(await reportTimes(store))];
      for (const [what, times] of measured) {
        const passed = times.map((each) => each.passed);
        const median = quantile(passed, 0.5);
        medians.set(`${name} ${what} ${size}`, median);
        const smallest = medians.get(`${name} ${what} ${SIZES[0]}`) ?? median;
        rows.push({
          what: `${name}, ${size.toLocaleString('en-US')} rows: ${what}`,
          figures: {
            'median ms': median,
            'slowest ms': quantile(passed, 1),
            'processor ms':
              name === 'PGlite'
                ? quantile(
                    times.map((each) => each.worked),
                    0.5,
                  )
                : '–',
            'times the smallest': Math.round((median / smallest) * 10) / 10,
          },
        });
      }
    }
  });
  hand('analytics-reports', `Reports of 90 days of ${FILLED_DAYS}, each compared with those before`, rows);
});

/** How long reports take, with how far everything is counted, as an answer has it; after a first time, in milliseconds. */
async function reportTimes(store: ShopStore): Promise<[string, Took[]][]> {
  const range = rangeOf(90, NOW.getTime(), ZONE);
  const figures = figuresOf(NOW);
  const table = (report: string, tab: string, sortBy: string) => async () => {
    await freshnessOf(store, NOW);
    const request = { limit: 25, page: 1, sortBy, descending: true, search: '' };
    const { pagination } = await rowsOf(store, figures[report]?.[tab] ?? fail(), range, request);
    expect(pagination.serverSize).toBeGreaterThan(COUNTED_IDS / 3);
  };
  const glance = (report: string) => async () => {
    const { tiles } = await glanceOf(
      store,
      report,
      figures[report]?.glance ?? fail(),
      range,
      await freshnessOf(store, NOW),
    );
    expect(tiles.every(({ value, before }) => value !== null && before !== null)).toBe(true);
  };
  const asked: [string, () => Promise<void>][] = [
    ['collections', table('smart-collections-analytics', 'collections', 'sessions')],
    ['searches', table('smart-search-analytics', 'top-searches', 'searches')],
    ['products found', table('smart-search-analytics', 'top-products', 'clicks')],
    ['overview of collections', glance('smart-collections-analytics')],
    ['overview of search', glance('smart-search-analytics')],
    ['overview of carts', glance('smart-cart-analytics')],
  ];
  const found: [string, Took[]][] = [];
  for (const [what, work] of asked) {
    await work();
    const times: Took[] = [];
    for (let time = 0; time < TIMES; time++) times.push(await timed(work));
    found.push([what, times]);
  }
  return found;
}

function fail(): never {
  throw new Error('There is no such tab.');
}

test('intake of 5,000 events a second over ten shops', async () => {
  test.setTimeout(900_000);
  const rows: Row[] = [];
  await withDatabases(async (name, database) => {
    rows.push({ what: `${name}, ${SECONDS} s`, figures: await intake(database) });
  });
  hand('analytics', `${EVENTS_PER_SECOND} events a second over ${SHOPS} shops, through the routes`, rows);
});

/** Sends for `SECONDS`, counting as jobs do meanwhile, then until everything is counted. */
async function intake(database: Database): Promise<Row['figures']> {
  const stores = Array.from({ length: SHOPS }, (_, shop) => forShop(database, `shop-${shop}`));
  const app = new Hono();
  analyticsRoutes(app, {
    shopOf: async (context) => {
      const store = stores[Number(context.req.query('shop'))];
      if (!store) throw new Error('There is no such shop.');
      return { ok: true, shop: { store } };
    },
    jobs: { send: async () => {} },
    clock: () => new Date(),
    logger: silentLogger,
    trustedProxies: null,
  });
  const answered = new Map<number, number>();
  const waits: number[] = [];
  const post = async (number: number) => {
    const began = performance.now();
    const { status } = await app.request(`${sendAnalyticsEvents.path}?shop=${number % SHOPS}`, {
      method: 'POST',
      headers: { 'user-agent': BROWSER },
      body: batch(number),
    });
    waits.push(performance.now() - began);
    answered.set(status, (answered.get(status) ?? 0) + 1);
  };

  const count = countingOf(stores);
  const posting: Promise<void>[] = [];
  const began = performance.now();
  const batches = (SECONDS * EVENTS_PER_SECOND) / MAX_EVENTS_SENT;
  // Shoppers don't wait for the server: what is due is sent, however late it is.
  while (posting.length < batches) {
    const due = ((performance.now() - began) / 1_000) * (EVENTS_PER_SECOND / MAX_EVENTS_SENT);
    while (posting.length < Math.min(due, batches)) posting.push(post(posting.length));
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  const sent = posting.length * MAX_EVENTS_SENT;
  await Promise.all(posting);
  const taken = performance.now() - began;
  await count.end();
  const counted = performance.now() - began;
  const stored = (await Promise.all(stores.map((store) => store.count(events)))).reduce((a, b) => a + b, 0);
  const taking = (answered.get(204) ?? 0) * MAX_EVENTS_SENT;
  // Whatever is answered as taken is there, and whatever isn't has been answered so.
  expect(stored).toBe(taking);
  return {
    sent,
    stored,
    'refused or failed': sent - taking,
    'until taken s': seconds(taken),
    'until counted s': seconds(counted),
    'median answer ms': quantile(waits, 0.5),
    'p95 answer ms': quantile(waits, 0.95),
  };
}

const seconds = (ms: number) => Math.round(ms / 100) / 10;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PAGES_OF_SESSION = 5;
/** A visitor is in one shop. */
const whoOf = (number: number) => {
  const session = Math.floor(number / SHOPS / PAGES_OF_SESSION) * SHOPS + (number % SHOPS);
  return `00000000-0000-4000-8000-${session.toString(16).padStart(12, '0')}`;
};

/** Batch that a search page sends: the list, and its impressions. */
function batch(number: number): string {
  const whose = { visitor: whoOf(number), session: whoOf(number) };
  const query = `query ${number % 500}`;
  const of = { subject: 'search', query, page: 1, ...whose };
  const list = { ...of, number: 0, age: 9_000, name: 'viewed', sort: 'relevance', results: 40 };
  const seen = Array.from({ length: MAX_EVENTS_SENT - 1 }, (_, at) => ({
    ...of,
    number: at + 1,
    age: 8_000 - at * 100,
    name: at === 10 ? 'clicked' : 'impression',
    product: 1 + ((number + at) % 2_000),
    position: at + 1,
  }));
  return JSON.stringify({ page: randomUUID(), events: [list, ...seen] });
}

/** Counts each shop as its job would, until it is ended; then all that is left. */
function countingOf(stores: readonly ShopStore[]) {
  let isOver = false;
  const counting = (async () => {
    while (!isOver) {
      const began = performance.now();
      for (const store of stores) while (!isOver && (await countAnalytics(store, new Date())));
      const rest = COUNT_AFTER_MS - (performance.now() - began);
      for (let waited = 0; waited < rest && !isOver; waited += TICK_MS) {
        await new Promise((resolve) => setTimeout(resolve, TICK_MS));
      }
    }
  })();
  return {
    async end() {
      isOver = true;
      await counting;
      for (const store of stores) while (await countAnalytics(store, new Date()));
      for (const store of stores) expect(await store.count(sessionMarks)).toBe(0);
    },
  };
}
