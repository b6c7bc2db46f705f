import { randomInt, randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { SHOP_HEADER } from '@cartwright/core/contract/sign-in';
import type { Database } from '@cartwright/server/db/database';
import { forShop } from '@cartwright/server/db/for-shop';
import type { ServerOptions } from '@cartwright/server/server-options';
import type { AppOptions } from '@cartwright/server/sign-in/app-options';
import { markUninstalled } from '@cartwright/server/sign-in/installation-rows';
import { startServer } from '@cartwright/server/start-server';
import { keptLog } from '@cartwright/server/testing/kept-log';
import { eventually } from '@cartwright/server/testing/test-app';
import { testDatabase } from '@cartwright/server/testing/test-database';
import { startTestWorker } from '@cartwright/server/testing/test-worker';
import { afterEach } from 'vitest';
import type { Browser } from './a-browser';
import { aShop, CLIENT_ID, CLIENT_SECRET, type Shop } from './a-shop';

export const OLD_KEY = 'the old key of more than 32 characters';
export const NEW_KEY = 'the new key of more than 32 characters';

/** The app at one address, and the shops that may install it. */
export interface App {
  readonly url: string;
  readonly shops: readonly Shop[];
  /** The first of them. */
  readonly shop: Shop;
  /** Everything that its servers have logged. */
  readonly log: readonly string[];
  /** Routes of its server. */
  readonly routes: readonly { readonly method: string; readonly path: string }[];
  /** The shared clock, in epoch seconds; it doesn't advance by itself. */
  seconds(): number;
  /** Moves everybody's clock on. */
  pass(seconds: number): void;
  /** Starts a server in place of the one at the app's address. */
  restart(options?: Partial<AppOptions>): Promise<void>;
  /** Starts another server on the same database. Gives its address. */
  another(): Promise<string>;
  /** Shopify has told the app that the shop threw it out. */
  hearOfUninstall(shop: Shop): Promise<void>;
  /** Makes a call of the contract as a browser that is signed in; for one of its shops. */
  call(browser: Browser, path: string, shop?: Shop | null, init?: RequestInit): Promise<Answer>;
  /** Makes a call as a page in the shop's admin. */
  callEmbedded(token: string, path: string, init?: RequestInit): Promise<Answer>;
  /** Signs a browser in, and agrees to what it is asked. */
  signIn(browser: Browser, shop: Shop): Promise<{ readonly url: string; readonly response: Response }>;
}

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the tests say what they expect.
  readonly body: any;
}

interface AppUnderTest {
  readonly shops?: number;
  readonly app?: Partial<AppOptions>;
  readonly server?: Partial<ServerOptions>;
}

let domains = 0;

/** Starts apps for tests; they end with each. */
export function apps(): (options?: AppUnderTest) => Promise<App> {
  const database = testDatabase();
  const open: { close(): Promise<void> }[] = [];
  afterEach(async () => {
    for (const each of open.splice(0).reverse()) await each.close();
    // The next server would begin to work for these shops.
    await database().run('delete from installations');
  });
  return async ({ shops: count = 1, app = {}, server: serverOptions = {} } = {}) => {
    let now = Date.now();
    const clock = () => new Date(now);
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const shops: Shop[] = [];
    for (let nth = 0; nth < count; nth += 1) {
      domains += 1;
      const shop = await aShop(`shop-${domains}.myshopify.com`, url, clock);
      open.push(shop);
      shops.push(shop);
    }
    const [first] = shops;
    if (!first) throw new Error('There has to be a shop.');
    const { logger, lines: log } = keptLog();
    const jobsSchema = `jobs_${randomUUID().replaceAll('-', '')}`;
    const start = (at: number, changes: Partial<AppOptions> = {}) =>
      startServer({
        port: at,
        publicUrl: url,
        shops: [],
        database: sharedDatabase(database(), jobsSchema),
        clock,
        compiling: { start: startTestWorker },
        logger,
        ...serverOptions,
        app: {
          clientId: CLIENT_ID,
          clientSecret: CLIENT_SECRET,
          tokenKeys: [OLD_KEY],
          shopOrigins: Object.fromEntries(shops.map((shop) => [shop.domain, shop.url])),
          ...app,
          ...changes,
        },
      });
    let running = await start(port);
    open.push({ close: () => running.close() });

    const send = async (ask: () => Promise<Response>): Promise<Answer> => {
      const response = await ask();
      const text = await response.text();
      return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text };
    };
    return {
      url,
      shops,
      shop: first,
      log,
      routes: running.routes,
      seconds: () => Math.floor(now / 1_000),
      pass(seconds) {
        now += seconds * 1_000;
      },
      async restart(changes) {
        await running.close();
        running = await start(port, changes);
        // A connection that was kept from the server before ends at the first try.
        await eventually(() =>
          fetch(`${url}/healthz`).then(
            ({ ok }) => ok,
            () => false,
          ),
        );
      },
      async another() {
        const other = await start(0);
        open.push(other);
        return other.url;
      },
      async hearOfUninstall({ domain }) {
        await markUninstalled({ store: forShop(database(), domain), clock });
      },
      call: (browser, path, shop = null, init = {}) =>
        send(() =>
          browser.send(at(url, path), {
            ...withJson(init),
            headers: { ...withJson(init).headers, ...(shop && { [SHOP_HEADER]: shop.domain }) },
          }),
        ),
      callEmbedded: (token, path, init = {}) =>
        send(() =>
          fetch(at(url, path), {
            ...withJson(init),
            headers: { ...withJson(init).headers, authorization: `Bearer ${token}` },
          }),
        ),
      async signIn(browser, shop) {
        const asked = await browser.open(`${url}/auth?shop=${shop.domain}`);
        // A shop that has given all access before asks nothing.
        if (asked.url.startsWith(url)) return asked;
        return shop.agree(browser, await asked.response.text());
      },
    };
  };
}

/** A path of the app, or an address of another server. */
function at(url: string, path: string): string {
  return path.startsWith('http') ? path : url + path;
}

function withJson(init: RequestInit): RequestInit & { readonly headers: Record<string, string> } {
  return {
    ...init,
    headers: {
      ...(init.body !== undefined && { 'content-type': 'application/json' }),
      ...(init.headers as Record<string, string> | undefined),
    },
  };
}

function sharedDatabase(database: Database, jobsSchema: string): Database {
  return { ...database, jobsSchema, close: async () => {} };
}

/** Returns a port outside the ephemeral range, so that no connection takes it while a server restarts. */
async function freePort(): Promise<number> {
  const port = randomInt(20_000, 30_000);
  const probe = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
  return isFree ? port : freePort();
}
