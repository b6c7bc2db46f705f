import type { AppEvent } from '../context/app-events';
import { isRecord } from '../engine/model/request-body';
import type { AppConfiguration, DevStoreOptions } from '../setup/options';
import { type RunningStore, startDevStore } from '../store';
import { aShopper, type Shopper } from './running-store';
import { SMALL_STORE } from './small-store';

export const CLIENT_ID = 'client-of-the-app';
export const CLIENT_SECRET = 'secret-of-the-app';
export const REDIRECT_URL = 'https://app.example/auth/callback';

/** App configuration with two scopes and an optional one. */
export const CONFIGURATION: AppConfiguration = {
  clientId: CLIENT_ID,
  clientSecret: CLIENT_SECRET,
  applicationUrl: 'https://app.example/home',
  redirectUrls: [REDIRECT_URL],
  scopes: ['read_products', 'write_discounts'],
  optionalScopes: ['read_orders'],
};

export interface StoreWithApp extends RunningStore {
  readonly merchant: Shopper;
  /** Events sent to the app, oldest first. */
  readonly events: readonly AppEvent[];
  /** Advances the store's clock. */
  pass(seconds: number): void;
  /** Installs the app as a merchant. */
  install(): Promise<Response>;
  /** Session token of the app's frame. */
  sessionToken(): Promise<string>;
  /** Calls the token endpoint with the app's secret. */
  token(fields: Record<string, unknown>): Promise<{ status: number; body: Record<string, unknown> }>;
  /** Admin API status for a token. */
  access(token: unknown): Promise<number>;
}

type Overrides = Partial<Omit<DevStoreOptions, 'app' | 'shop'>> & {
  readonly domain?: string;
  readonly app?: Partial<DevStoreOptions['app']>;
};

/** Small store with an app without a fixed token, at noon on November 20, 2026. */
export async function aStoreWithApp({
  domain = 'small.myshopify.com',
  app,
  ...overrides
}: Overrides = {}): Promise<StoreWithApp> {
  let now = Date.parse('2026-11-20T12:00:00Z');
  const store = await startDevStore({
    port: 0,
    shop: { domain, name: 'Small Store', currency: 'USD', timezone: 'America/New_York', country: 'US' },
    catalogue: SMALL_STORE,
    clock: () => new Date(now),
    ...overrides,
    app: { handle: 'cartwright', title: 'Cartwright', functions: [], configuration: CONFIGURATION, ...app },
  });
  const events: AppEvent[] = [];
  store.appEvents.listen((event) => events.push(event));
  const merchant = aShopper(store.url);
  return {
    ...store,
    merchant,
    events,
    pass(seconds) {
      now += seconds * 1000;
    },
    install: () => merchant.form('/admin/oauth/install', { do: 'install' }),
    async sessionToken() {
      const body: unknown = await (await merchant.post('/admin/apps/cartwright/session-token', {})).json();
      return isRecord(body) ? String(body.token) : '';
    },
    async token(fields) {
      const response = await fetch(`${store.url}/admin/oauth/access_token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ client_id: CLIENT_ID, client_secret: CLIENT_SECRET, ...fields }),
      });
      const body: unknown = await response.json();
      if (!isRecord(body)) throw new Error('The token endpoint answered no object.');
      return { status: response.status, body };
    },
    async access(token) {
      const response = await fetch(`${store.url}/admin/api/2026-07/graphql.json`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-shopify-access-token': String(token) },
        body: JSON.stringify({ query: '{ shop { name } }' }),
      });
      return response.status;
    },
  };
}

/** Form fields of a token exchange. */
export function exchangeOf(
  sessionToken: string,
  kind: 'online' | 'offline',
  more: Record<string, unknown> = {},
) {
  return {
    grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
    subject_token: sessionToken,
    subject_token_type: 'urn:ietf:params:oauth:token-type:id_token',
    requested_token_type: `urn:shopify:params:oauth:token-type:${kind}-access-token`,
    ...more,
  };
}
