import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ACCESS_SCOPES } from '@cartwright/core/contract/access-scopes';
import { REWARDS_FUNCTION_HANDLE, VALIDATION_FUNCTION_HANDLE } from '@cartwright/core/storefront/names';
import { VALIDATION_TARGET } from '@cartwright/dev-store/setup/options';
import { startDevStore } from '@cartwright/dev-store/store';
import { hiddenFields } from '@cartwright/dev-store/testing/checkout-store';
import type { Browser } from './a-browser';

export const CLIENT_ID = 'client-of-the-app';
export const CLIENT_SECRET = 'secret-of-the-app';

const REFUSING_NOTHING = { query: '{ cart { lines { id } } }', run: () => ({ operations: [] }) };

/** A store that the app may be installed in, and what it has seen of the app. */
export interface Shop {
  readonly domain: string;
  /** Origin of the shop, for browsers and the app. */
  readonly url: string;
  /** Number of token requests, by grant. */
  readonly asked: { codes: number; exchanges: number; refreshes: number };
  /** While it stands, the answers to refreshes do not arrive, though the store has given them. */
  losesRefreshes: boolean;
  /** Agrees to what the page at the end of `/auth` asks. */
  agree(browser: Browser, page: string): Promise<{ readonly url: string; readonly response: Response }>;
  /** Installs the app by Shopify itself. */
  install(browser: Browser): Promise<void>;
  uninstall(browser: Browser): Promise<void>;
  revoke(browser: Browser, scope: string): Promise<void>;
  /** Works as the staff member, not the owner. */
  beStaff(browser: Browser): Promise<void>;
  /** Session token that App Bridge gives to a page of the app. */
  sessionToken(browser: Browser): Promise<string>;
  close(): Promise<void>;
}

/** `appUrl` is where the app is. */
export async function aShop(domain: string, appUrl: string, clock: () => Date): Promise<Shop> {
  const store = await startDevStore({
    port: 0,
    shop: { domain, name: domain, currency: 'USD', timezone: 'America/New_York', country: 'US' },
    clock,
    adminBucket: { maximumAvailable: 1_000_000, restoreRate: 100_000 },
    app: {
      handle: 'cartwright',
      title: 'Cartwright',
      configuration: {
        clientId: CLIENT_ID,
        clientSecret: CLIENT_SECRET,
        applicationUrl: `${appUrl}/smartcart/`,
        redirectUrls: [`${appUrl}/auth/callback`],
        scopes: ACCESS_SCOPES,
      },
      functions: [
        { handle: REWARDS_FUNCTION_HANDLE, targets: {} },
        { handle: VALIDATION_FUNCTION_HANDLE, targets: { [VALIDATION_TARGET]: REFUSING_NOTHING } },
      ],
    },
  });
  const asked = { codes: 0, exchanges: 0, refreshes: 0 };
  const faults = { losesRefreshes: false };
  const front = await inFrontOf(store.url, (path, body) => {
    if (path !== '/admin/oauth/access_token') return 'answer';
    const kind = body.includes('"refresh_token"')
      ? 'refreshes'
      : body.includes('"code"')
        ? 'codes'
        : 'exchanges';
    asked[kind] += 1;
    return kind === 'refreshes' && faults.losesRefreshes ? 'lose' : 'answer';
  });
  const { url } = front;
  const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) });
  return {
    domain,
    url,
    asked,
    get losesRefreshes() {
      return faults.losesRefreshes;
    },
    set losesRefreshes(loses) {
      faults.losesRefreshes = loses;
    },
    agree: (browser, page) =>
      browser.open(`${url}/admin/oauth/authorize`, form({ ...hiddenFields(page), do: 'install' })),
    install: async (browser) => {
      await browser.send(`${url}/admin/oauth/install`, form({ do: 'install' }));
    },
    uninstall: async (browser) => {
      await browser.send(`${url}/back-office/apps/uninstall`, form({}));
    },
    revoke: async (browser, scope) => {
      await browser.send(`${url}/back-office/apps/scopes`, form({ scope, do: 'revoke' }));
    },
    async beStaff(browser) {
      const page = await (await browser.send(`${url}/admin/login`)).text();
      const users = [...page.matchAll(/name="user" value="(\d+)"/g)].map(([, id = '']) => id);
      await browser.send(`${url}/admin/login`, form({ user: users.at(-1) ?? '' }));
    },
    async sessionToken(browser) {
      const response = await browser.send(`${url}/admin/apps/cartwright/session-token`, { method: 'POST' });
      return ((await response.json()) as { token: string }).token;
    },
    async close() {
      front.server.closeAllConnections();
      front.server.close();
      await store.close();
    },
  };
}

/** A server that hands all requests on to `origin`, and does with the answers what `judge` says. */
async function inFrontOf(
  origin: string,
  judge: (path: string, body: string) => 'answer' | 'lose',
): Promise<{ readonly url: string; readonly server: Server }> {
  const handOn = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
    const result = await fetch(origin + request.url, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      redirect: 'manual',
      ...(body.length > 0 && { body }),
    });
    if (judge(new URL(request.url ?? '', origin).pathname, body.toString()) === 'lose') {
      request.socket.destroy();
      return;
    }
    const {
      'content-encoding': ____,
      'transfer-encoding': _____,
      ...rest
    } = Object.fromEntries(result.headers);
    const bytes = Buffer.from(await result.arrayBuffer());
    response.writeHead(result.status, { ...rest, 'set-cookie': result.headers.getSetCookie() }).end(bytes);
  };
  const server = createServer((request, response) => {
    handOn(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
