import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCart, type SavedCart, saveCart } from '@cartwright/core/contract/carts';
import type { Endpoint } from '@cartwright/core/contract/endpoint';
import { type ApiError, apiError } from '@cartwright/core/contract/error';
import { pageOf } from '@cartwright/core/contract/page-headers';
import type { Publication } from '@cartwright/core/contract/publication';
import { readShop } from '@cartwright/core/contract/shop';
import { pino } from 'pino';
import { afterEach } from 'vitest';
import type { z } from 'zod';
import type { Database } from '../db/database';
import { PUBLISH } from '../publishing/publisher';
import type { RunningServer } from '../running-server';
import type { ServerOptions, ShopOptions } from '../server-options';
import { startServer } from '../start-server';
import { type Life, mortalAddress, mortalDatabase } from './a-life';
import { type FakeShopify, fakeShopify } from './fake-shopify';
import { startTestWorker } from './test-worker';

/** Test server with its own shop and fake Shopify, and the calls that tests make. */
export interface TestApp {
  readonly url: string;
  readonly shopify: FakeShopify;
  readonly domain: string;
  readonly log: LogLine[];
  readonly server: RunningServer;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Makes a successful call of the contract; throws the server's error otherwise. */
  ask<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
    endpoint: Endpoint<P, Q, B, R>,
    request?: CallRequest,
  ): Promise<z.infer<R>>;
  /** Makes a successful call that returns a page: `next` is the cursor of the next one. */
  askPage<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
    endpoint: Endpoint<P, Q, B, R>,
    request?: CallRequest,
  ): Promise<{ readonly response: z.infer<R>; readonly next: string | null }>;
  /** Makes a call of the contract that is expected to fail. */
  refused(endpoint: Endpoint, request?: CallRequest): Promise<{ status: number } & ApiError['error']>;
  /** Resolves when no publication is running or pending, so that only the test calls Shopify. */
  idle(): Promise<void>;
  create(name?: string): Promise<SavedCart>;
  save(
    saved: SavedCart,
    changes?: Partial<SavedCart['cart']>,
  ): Promise<SavedCart & { publication: Publication }>;
}

export interface CallRequest {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
}

export type LogLine = Record<string, unknown>;

let shops = 0;
let schemas = 0;
/** Emptied job schemas by database, for reuse: creating one takes longer than the rest of a server's start. */
const emptySchemas = new WeakMap<Database, string[]>();

interface TestAppOptions extends Partial<Omit<ServerOptions, 'shops'>> {
  readonly shop?: ShopOptions;
  /** Further shops of the server. */
  readonly others?: readonly ShopOptions[];
  /** Lifetime of a server that will be killed. */
  readonly life?: Life;
}

/** Starts apps that are closed after the test. `options` override the defaults. */
export function testApps(database: () => Database): (options?: TestAppOptions) => Promise<TestApp> {
  const open: { close(): Promise<void> }[] = [];
  const takeBack = async (jobsSchema: string) => {
    const tables = ['job', 'archive', 'schedule'].map((table) => `delete from ${jobsSchema}.${table};`);
    await database().run(tables.join(' '));
    emptySchemas.set(database(), [...(emptySchemas.get(database()) ?? []), jobsSchema]);
  };
  afterEach(async () => {
    for (const each of open.splice(0).reverse()) await each.close();
  });
  return async ({ life, shop, others = [], ...options } = {}) => {
    const shopify = await fakeShopify();
    open.push(shopify);
    shops += 1;
    const domain = shop?.domain ?? `shop-${shops}.myshopify.com`;
    const address = shop?.apiOrigin ?? shopify.origin;
    const mortal = life && (await mortalAddress(address, life));
    if (mortal) open.push(mortal);
    // A restarted shop keeps its jobs.
    const isOwn = shop?.domain !== undefined || life !== undefined;
    if (!isOwn) schemas += 1;
    const jobsSchema = isOwn
      ? `jobs_${domain.replace(/\W/g, '_')}`
      : (emptySchemas.get(database())?.pop() ?? `jobs_${schemas}`);
    const log: LogLine[] = [];
    const logger = pino({ level: 'debug' }, { write: (line) => log.push(JSON.parse(line)) });
    const server = await startServer({
      port: 0,
      // Separate jobs: those sent by another shop's server aren't processed.
      database: {
        ...(life ? mortalDatabase(database(), life) : database()),
        jobsSchema,
        close: async () => {},
      },
      publicationRetryMs: [50],
      // Saves wait for their publication, even on slow machines; tests of timeouts override it.
      saveWaitMs: 20_000,
      // Templates are compiled without a timeout; tests of timeouts override it.
      compiling: { start: startTestWorker, deadlineMs: 600_000, measuringMs: 20_000 },
      // Tests control calls to Shopify; those of polls override it.
      firstPollMs: 3_600_000,
      logger,
      ...options,
      shops: [
        { domain, accessToken: shopify.token, ...shop, apiOrigin: mortal?.origin ?? address },
        ...others,
      ],
    });
    open.push({
      close: async () => {
        life?.revive();
        await server.close();
        if (!isOwn) await takeBack(jobsSchema);
      },
    });
    const idle = () =>
      eventually(async () => {
        const waiting = await database().query(
          `select id from ${jobsSchema}.job where name = $1 and state in ('created', 'retry', 'active') and start_after <= now()`,
          [PUBLISH.name],
        );
        return waiting.rows.length === 0;
      });
    return { ...testApp(server, shopify, domain, log), idle };
  };
}

function testApp(
  server: RunningServer,
  shopify: FakeShopify,
  domain: string,
  log: LogLine[],
): Omit<TestApp, 'idle'> {
  const { url } = server;
  const send = async (endpoint: Endpoint, { params = {}, query = {}, body }: CallRequest = {}) => {
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
    const response = await fetch(`${url}${path}?${new URLSearchParams(query)}`, {
      method: endpoint.method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    });
    const json: unknown = await response.json();
    return { status: response.status, json, next: pageOf(response.headers)?.cursor ?? null };
  };
  const askPage: TestApp['askPage'] = async (endpoint, request) => {
    const { status, json, next } = await send(endpoint, request);
    if (status !== 200) throw new Error(`${status}: ${JSON.stringify(json)}`);
    return { response: endpoint.response.parse(json), next };
  };
  const ask: TestApp['ask'] = async (endpoint, request) => (await askPage(endpoint, request)).response;
  return {
    url,
    shopify,
    domain,
    log,
    server,
    fetch: (path, init) => fetch(`${url}${path}`, init),
    ask,
    askPage,
    refused: async (endpoint, request) => {
      const { status, json } = await send(endpoint, request);
      return { status, ...apiError.parse(json).error };
    },
    create: (name = 'Cart') => ask(createCart, { body: { name } }),
    save: ({ cart, revision }, changes = {}) =>
      ask(saveCart, { params: { id: cart.id }, body: { cart: { ...cart, ...changes }, revision } }),
  };
}

/** Resolves once the app's initial publication is done. */
export async function settled(app: TestApp): Promise<TestApp> {
  await eventually(async () => (await app.ask(readShop)).shop.publication.status === 'published');
  return app;
}

/** Temporary folders, deleted after the test. */
export function testFolders(): () => Promise<string> {
  const folders: string[] = [];
  afterEach(async () => {
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
  });
  return async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cartwright-'));
    folders.push(folder);
    return folder;
  };
}

/** Polls until `check` passes; fails after `ms`, generous for slow machines. */
export async function eventually(check: () => boolean | Promise<boolean>, ms = 30_000): Promise<void> {
  const until = Date.now() + ms;
  while (!(await check())) {
    if (Date.now() > until) throw new Error('It did not happen in time.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
