import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sendAnalyticsEvents } from '@cartwright/core/contract/analytics';
import { createCart, readCart, type SavedCart } from '@cartwright/core/contract/carts';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openPostgres } from './db/open-postgres';
import { startServer } from './start-server';
import { fakeShopify } from './testing/fake-shopify';
import { ask, saveUntilDown, storeShows, wanted } from './testing/saves';
import { seeded } from './testing/seeded';
import { serverProcesses } from './testing/server-process';
import { eventually } from './testing/test-app';
import { emptyDatabase } from './testing/test-database';

/** What only shows where several servers, or a network, are between us and the database: on PostgreSQL, on demand. */
const POSTGRES = process.env.TEST_DATABASE_URL;

const SHOP = { domain: 'oak.myshopify.com', accessToken: 'token', apiOrigin: 'http://127.0.0.1:1' };
const logger = pino({ level: 'silent' });

const ROUNDS = 3;
const SEED = Number(process.env.SEED ?? 20_261_129);
/** Milliseconds after which one of two dies at the latest. */
const MAX_LIFE_MS = 1_500;

const startProcess = serverProcesses();

async function anEmptyDatabase(): Promise<string> {
  const { url, drop } = await emptyDatabase(POSTGRES ?? '');
  onTestFinished(drop);
  return url;
}

async function aServer(databaseUrl: string) {
  const server = await startServer({ port: 0, databaseUrl, shops: [SHOP], logger });
  let isClosed = false;
  return {
    url: server.url,
    async close() {
      if (!isClosed) await server.close();
      isClosed = true;
    },
  };
}

/** A way to the database that can be closed, or left open without an answer. */
async function aWay(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let state: 'open' | 'silent' | 'closed' = 'open';
  const gate = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    if (state === 'closed') {
      socket.destroy();
      return;
    }
    const database = connect(Number(port || 5432), hostname);
    sockets.add(database);
    database.on('error', () => socket.destroy());
    socket.on('data', (data) => state !== 'silent' && database.write(data));
    database.on('data', (data) => state !== 'silent' && socket.write(data));
    for (const [one, other] of [
      [socket, database],
      [database, socket],
    ] as const)
      one.on('close', () => other.destroy());
  });
  gate.listen(0, '127.0.0.1');
  await once(gate, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    gate.close();
  });
  return {
    url: Object.assign(new URL(databaseUrl), {
      hostname: '127.0.0.1',
      port: String((gate.address() as AddressInfo).port),
    }).href,
    set(next: typeof state) {
      state = next;
      if (next !== 'silent') for (const socket of sockets) socket.destroy();
    },
  };
}

const read = async (url: string, id: string) =>
  readCart.response.parse(await ask(url, 'GET', `/api/carts/${id}`));

/** Ids of the pages whose event was acknowledged, until the server is gone. */
async function countUntilGone(url: string, cart: string): Promise<string[]> {
  const acknowledged: string[] = [];
  for (;;) {
    const page = randomUUID();
    const event = {
      number: 0,
      name: 'opened',
      age: 0,
      cart,
      total: 100,
      currency: 'USD',
      tier: null,
    };
    const response = await fetch(`${url}${sendAnalyticsEvents.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'text/plain;charset=UTF-8',
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      },
      body: JSON.stringify({ page, events: [event] }),
    }).catch(() => null);
    if (response === null) return acknowledged;
    expect([response.status, await response.text()], 'an event is taken').toEqual([204, '']);
    acknowledged.push(page);
  }
}

/** Last acknowledged save of a cart that is saved until the signal, each of which has to be acknowledged. */
async function saveWhile(url: string, from: SavedCart, until: AbortSignal): Promise<SavedCart> {
  let last = from;
  while (!until.aborted) {
    const { cart, revision } = last;
    const body = { cart: { ...cart, name: `Quiet ${revision + 1}` }, revision };
    await ask(url, 'PUT', `/api/carts/${cart.id}`, body);
    last = await read(url, cart.id);
  }
  return last;
}

/** Counts the pages with events in the database, and their events. */
async function storedOf(databaseUrl: string, pages: readonly string[]) {
  const database = openPostgres(databaseUrl, () => undefined);
  const { rows } = await database.query(
    `select count(distinct page_id)::int as pages, count(*)::int as events from events where page_id = any($1)`,
    [pages],
  );
  await database.close();
  return rows[0];
}

describe.skipIf(POSTGRES === undefined)('servers on PostgreSQL', { timeout: 300_000 }, () => {
  test('two that start together on an empty database both start and respond', async () => {
    for (let round = 0; round < 3; round++) {
      const url = await anEmptyDatabase();
      const servers = await Promise.all([aServer(url), aServer(url)]);
      for (const server of servers) expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
      await Promise.all(servers.map((server) => server.close()));
    }
  });

  test('two that find new queues after an upgrade both start', async () => {
    const url = await anEmptyDatabase();
    await (await aServer(url)).close();
    const database = openPostgres(url, () => undefined);
    const { rows } = await database.query('select name from cartwright_jobs.queue order by name limit 3');
    expect(rows).toHaveLength(3);
    for (const row of rows) {
      const { name } = Object(row);
      await database.query('delete from cartwright_jobs.job where name = $1', [name]);
      await database.query('select cartwright_jobs.delete_queue($1)', [name]);
    }
    await database.close();
    const servers = await Promise.all([aServer(url), aServer(url)]);
    await Promise.all(servers.map((server) => server.close()));
  });

  test('a hanging database is reported within a second, and the server recovers by itself', async () => {
    const way = await aWay(await anEmptyDatabase());
    const server = await aServer(way.url);
    onTestFinished(() => server.close());
    const timed = async (path: string) => {
      const startedAt = performance.now();
      const { status, headers } = await fetch(`${server.url}${path}`);
      return { status, retryAfter: headers.get('retry-after'), quick: performance.now() - startedAt < 1_000 };
    };
    way.set('silent');
    for (const path of ['/healthz', '/readyz', '/healthz'])
      expect(await timed(path)).toEqual({ status: 503, retryAfter: '5', quick: true });
    way.set('closed');
    await expect.poll(() => timed('/healthz')).toEqual({ status: 503, retryAfter: '5', quick: true });
    way.set('open');
    await expect.poll(async () => (await timed('/readyz')).status).toBe(200);
    await server.close();
  });

  test('killing one during saves loses or repeats nothing acknowledged, and the other continues', async () => {
    const databaseUrl = await anEmptyDatabase();
    const shopify = await fakeShopify();
    onTestFinished(() => shopify.close());
    const random = seeded(SEED);
    const start = () =>
      startProcess({
        DATABASE_URL: databaseUrl,
        SHOP_DOMAIN: 'oak.myshopify.com',
        SHOPIFY_ACCESS_TOKEN: shopify.token,
        SHOPIFY_API_ORIGIN: shopify.origin,
        PUBLIC_URL: 'https://app.example',
      });
    const [survivor, first] = await Promise.all([start(), start()]);
    const created = async (name: string): Promise<SavedCart> =>
      createCart.response.parse(await ask(survivor.url, 'POST', '/api/carts', { name }));
    const carts = [await created('Save 1'), await created('Save 1')] as const;
    let [live, quiet]: readonly SavedCart[] = carts;
    if (!live || !quiet) throw new Error('There are two carts.');
    let mortal = first;
    for (let round = 0; round < ROUNDS; round += 1) {
      const ended = new AbortController();
      const saving = saveUntilDown(mortal.url, live, () => {});
      const savingElsewhere = saveWhile(survivor.url, quiet, ended.signal);
      const counting = countUntilGone(mortal.url, live.cart.id);
      await wait(random() * MAX_LIFE_MS);
      await mortal.kill();
      const [saved, counted] = await Promise.all([saving, counting]);
      ended.abort();
      quiet = await savingElsewhere;

      const found = await read(survivor.url, live.cart.id);
      // The save that was under way may have been kept too, whole; never half of it.
      expect(found.revision - saved.revision).toBeOneOf([0, 1]);
      expect(found.cart.name).toBe(`Save ${found.revision}`);
      expect((await read(survivor.url, quiet.cart.id)).revision).toBe(quiet.revision);
      live = found;
      expect(await storedOf(databaseUrl, counted)).toEqual({ pages: counted.length, events: counted.length });
      // Whatever the killed server was publishing, the other brings the store to what is saved.
      const last = found;
      await eventually(() => storeShows(shopify) === wanted(last), 60_000);
      mortal = await start();
    }
  });
});
