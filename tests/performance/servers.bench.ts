import { type ChildProcess, execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sendAnalyticsEvents } from '@cartwright/core/contract/analytics';
import { createCart, readCart, type SavedCart, saveCart } from '@cartwright/core/contract/carts';
import type { Product } from '@cartwright/dev-store/engine/model/catalogue';
import { storeUsers } from '@cartwright/dev-store/oauth/store-users';
import { openPostgres } from '@cartwright/server/db/open-postgres';
import { emptyDatabase } from '@cartwright/server/testing/test-database';
import { expect, test } from '@playwright/test';
import { proxiedPath } from '../contract/proxied-path';
import { signedToken } from '../contract/sign-in/signed-token';
import { typedText } from './large-searches';
import { LARGE_STORE, largeStoreVariables, startLargeStore } from './large-store';
import { hand, quantile, type Row, rounds } from './results';
import { seeded } from './search/random';
import { end, startMain } from './start-main';

/** A PostgreSQL server whose databases are the bench's; absent: one server with the embedded database alone is measured. */
const { BENCH_DATABASE_URL } = process.env;

const SECONDS = Number(process.env.BENCH_SECONDS ?? rounds(600, 10));
const PRODUCTS = rounds(5_000, 500);
const SEED = 1;
const { domain: DOMAIN, secret: SECRET, handle: HANDLE } = LARGE_STORE;
const CLIENT_ID = '0123456789abcdef0123456789abcdef';
/** Memory is compared with what a server holds once it has warmed up, a tenth of the time in. */
const WARM = 0.1;
const SAMPLE_MS = 1_000;
/** Requests of each kind a second, by all shoppers and merchants together. */
const A_SECOND = {
  list: 6,
  search: 3,
  suggestions: 3,
  events: 20,
  'read a cart': 2,
  'save a cart': 1,
  ready: 1,
};
type Kind = keyof typeof A_SECOND;

interface Running {
  readonly server: ChildProcess;
  readonly url: string;
}

/** Rows of both tables. */
interface Measured {
  readonly answers: readonly Row[];
  readonly memory: readonly Row[];
}

test('mixed load on two servers with PostgreSQL, and on one with the embedded database', async () => {
  test.setTimeout((3 * SECONDS + 900) * 1_000);
  const { store, products } = await startLargeStore(PRODUCTS, PRODUCTS, {
    clientId: CLIENT_ID,
    clientSecret: SECRET,
    applicationUrl: 'https://app.example',
    redirectUrls: [],
    scopes: [],
  });
  const variables = {
    ...largeStoreVariables(store.url, CLIENT_ID),
    SHOP_ORIGINS: `${DOMAIN}=${store.url}`,
  };
  const answers: Row[] = [];
  const memory: Row[] = [];
  const addFigures = (more: Measured) => {
    answers.push(...more.answers);
    memory.push(...more.memory);
    hand('servers', `Mixed load for ${SECONDS} seconds on a shop of ${PRODUCTS} products`, answers);
    hand('servers-memory', 'Memory of the servers meanwhile, and what they kept', memory);
  };
  try {
    const dataDir = await mkdtemp(join(tmpdir(), 'cartwright-bench-'));
    const one = await startMain({ ...variables, DATA_DIR: dataDir });
    try {
      addFigures(await measured('PGlite', [one], products));
    } finally {
      await end(one.server);
      await rm(dataDir, { recursive: true, force: true });
    }
    if (!BENCH_DATABASE_URL) return;
    const { url: databaseUrl, drop } = await emptyDatabase(BENCH_DATABASE_URL);
    const start = () => startMain({ ...variables, DATABASE_URL: databaseUrl });
    const two = await Promise.all([start(), start()]);
    try {
      addFigures(await measured('two on PostgreSQL', two, products, databaseUrl));
    } finally {
      await Promise.all(two.map(({ server }) => end(server)));
      await drop();
    }
  } finally {
    await store.close();
  }
});

/** Figures of a load on servers that share a database, which they are asked in turn. */
async function measured(
  name: string,
  servers: readonly Running[],
  products: readonly Product[],
  databaseUrl?: string,
): Promise<Measured> {
  const random = seeded(SEED);
  let turn = 0;
  const next = () => {
    const { url } = servers[turn++ % servers.length] as Running;
    return url;
  };
  const ask = async (url: string, init: RequestInit = {}) => {
    const response = await fetch(url, init);
    return { status: response.status, text: await response.text() };
  };
  const proxied = (path: string, query: string, server = next()) =>
    proxiedPath(DOMAIN, path, query, SECRET).replace('http://localhost', server);
  const sent = (method: string, path: string, body: unknown) =>
    ask(`${next()}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...merchant() },
      body: JSON.stringify(body),
    });
  for (const { url } of servers) {
    await expect
      .poll(
        async () => (await ask(proxied(`collections/${HANDLE}`, '', url)).catch(() => null))?.text ?? '',
        {
          timeout: 600_000,
          intervals: [1_000],
        },
      )
      .toContain(`"total":${products.length},`);
  }

  const created = await sent('POST', '/api/carts', { name: 'Save 1' });
  expect(created.status, created.text).toBe(200);
  let cart: SavedCart = createCart.response.parse(JSON.parse(created.text));
  let [saves, events] = [0, 0];
  const requests: Readonly<Record<Kind, () => Promise<number>>> = {
    list: async () => (await ask(proxied(`collections/${HANDLE}`, 'country=US&locale=en'))).status,
    search: async () => (await ask(proxied('search', `q=${text()}`))).status,
    suggestions: async () => (await ask(proxied('search/suggest', `q=${text()}`))).status,
    async events() {
      const opened = {
        number: 0,
        name: 'opened',
        age: 0,
        cart: cart.cart.id,
        total: 100,
        currency: 'USD',
        tier: null,
      };
      const { status } = await ask(`${next()}${sendAnalyticsEvents.path}?shop=${DOMAIN}`, {
        method: 'POST',
        headers: {
          'content-type': 'text/plain;charset=UTF-8',
          'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        },
        body: JSON.stringify({ page: randomUUID(), events: [opened] }),
      });
      if (status === 204) events += 1;
      return status;
    },
    'read a cart': async () =>
      (await ask(`${next()}/api/carts/${cart.cart.id}`, { headers: merchant() })).status,
    async 'save a cart'() {
      const changed = { ...cart.cart, name: `Save ${cart.revision + 1}` };
      const { status, text: response } = await sent('PUT', `/api/carts/${changed.id}`, {
        cart: changed,
        revision: cart.revision,
      });
      if (status !== 200) return status;
      saves += 1;
      const { publication: _, ...saved } = saveCart.response.parse(JSON.parse(response));
      cart = saved;
      return status;
    },
    ready: async () => (await ask(`${next()}/readyz`)).status,
  };
  const text = () => encodeURIComponent(typedText(products, Math.floor(random() * 1_000), random));

  const times = new Map<Kind, number[]>();
  const failures = new Map<Kind, number>();
  const memory = servers.map(() => [] as number[]);
  const ends = performance.now() + SECONDS * 1_000;
  /** Each kind comes at its own pace, however long answers take, but for saves, which follow each other. */
  const come = async (kind: Kind) => {
    const underway = new Set<Promise<void>>();
    while (performance.now() < ends) {
      const asked = timed(kind);
      if (kind === 'save a cart') await asked;
      underway.add(asked);
      void asked.then(() => underway.delete(asked));
      await wait((2_000 * random()) / A_SECOND[kind]);
    }
    await Promise.all(underway);
  };
  const timed = async (kind: Kind) => {
    const began = performance.now();
    const status = await requests[kind]().catch(() => 0);
    times.set(kind, [...(times.get(kind) ?? []), performance.now() - began]);
    if (status !== 200 && status !== 204) failures.set(kind, (failures.get(kind) ?? 0) + 1);
  };
  const watch = async () => {
    while (performance.now() < ends) {
      for (const [at, { server }] of servers.entries()) memory[at]?.push(megabytesOf(server));
      await wait(SAMPLE_MS);
    }
  };
  await Promise.all([watch(), ...(Object.keys(A_SECOND) as Kind[]).map(come)]);

  // Nothing that was acknowledged is lost, or there twice.
  const found = readCart.response.parse(
    JSON.parse((await ask(`${next()}/api/carts/${cart.cart.id}`, { headers: merchant() })).text),
  );
  expect(found.revision).toBe(cart.revision);
  if (databaseUrl !== undefined) expect(await storedEvents(databaseUrl)).toBe(events);
  return {
    answers: (Object.keys(A_SECOND) as Kind[]).map((kind) => {
      const all = times.get(kind) ?? [];
      return {
        what: `${name}: ${kind}`,
        figures: {
          requests: all.length,
          failed: failures.get(kind) ?? 0,
          'median ms': quantile(all, 0.5),
          'p95 ms': quantile(all, 0.95),
          'p99 ms': quantile(all, 0.99),
        },
      };
    }),
    memory: memory.map((samples, at) => {
      const part = Math.ceil(samples.length * WARM);
      return {
        what: `${name}, server ${at + 1}`,
        figures: {
          'warmed up, MB': quantile(samples.slice(part, 2 * part), 0.5),
          'at the end, MB': quantile(samples.slice(-part), 0.5),
          'max, MB': quantile(samples, 1),
          saves,
          events,
        },
      };
    }),
  };
}

/** Headers of a call that a merchant's page makes in Shopify's admin. */
function merchant(): { readonly authorization: string } {
  const now = Math.floor(Date.now() / 1_000);
  const [dest, sub] = [`https://${DOMAIN}`, String(storeUsers({ domain: DOMAIN })[0].id)];
  const claims = { iss: `${dest}/admin`, dest, aud: CLIENT_ID, sub, exp: now + 60, nbf: now };
  return { authorization: `Bearer ${signedToken(claims, SECRET)}` };
}

/** Memory that the process has of the machine. */
const megabytesOf = ({ pid }: ChildProcess): number =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1_024);

async function storedEvents(databaseUrl: string): Promise<number> {
  const database = openPostgres(databaseUrl, () => undefined);
  const { rows } = await database.query('select count(*)::int as events from events');
  await database.close();
  return Number(Object(rows[0]).events);
}
