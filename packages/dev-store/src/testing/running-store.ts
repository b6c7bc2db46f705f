import { isRecord } from '../engine/model/request-body';
import type { AppFunction, DevStoreOptions } from '../setup/options';
import { type RunningStore, startDevStore } from '../store';
import { SMALL_STORE } from './small-store';

export const ACCESS_TOKEN = 'shpat_test';

type Overrides = Partial<Omit<DevStoreOptions, 'app'>> & { readonly app?: Partial<DevStoreOptions['app']> };

/** Local store with the small catalogue on a free port. */
export function aRunningStore({ app, ...overrides }: Overrides = {}): Promise<RunningStore> {
  return startDevStore({
    port: 0,
    shop: {
      domain: 'small.myshopify.com',
      name: 'Small Store',
      currency: 'USD',
      timezone: 'America/New_York',
      country: 'US',
    },
    catalogue: SMALL_STORE,
    app: {
      handle: 'cartwright',
      title: 'Cartwright',
      accessToken: ACCESS_TOKEN,
      functions: [],
      ...app,
    },
    ...overrides,
  });
}

export interface Shopper {
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, body: unknown): Promise<Response>;
  delete(path: string): Promise<Response>;
  form(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Response>;
  cart(): Promise<unknown>;
}

type Ask = (address: string, init: RequestInit) => Response | Promise<Response>;

/** Browser without JavaScript: keeps cookies, doesn't follow redirects. */
export function aShopper(url: string, ask: Ask = fetch): Shopper {
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    const response = await ask(`${url}${path}`, { ...init, headers, redirect: 'manual' });
    for (const [pair = ''] of response.headers.getSetCookie().map((line) => line.split(';'))) {
      const [name = '', ...value] = pair.split('=');
      cookies.set(name, value.join('='));
    }
    return response;
  };
  return {
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, body) =>
      send(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    delete: (path) => send(path, { method: 'DELETE' }),
    form: (path, fields, headers = {}) =>
      send(path, { method: 'POST', body: new URLSearchParams(fields), headers }),
    cart: async () => (await send('/cart.js')).json(),
  };
}

/** Calls the Admin API as the installed app; returns the whole response. */
export async function admin(
  url: string,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  const response = await fetch(`${url}/admin/api/2026-07/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-access-token': ACCESS_TOKEN },
    body: JSON.stringify({ query, variables }),
  });
  const body: unknown = await response.json();
  if (!isRecord(body)) throw new Error('The Admin API answered no object.');
  return body;
}

/** Function with one target for cart lines. */
export function aFunction(query: string, run: (input: unknown) => unknown): AppFunction {
  return {
    handle: 'rewards',
    targets: {
      // Tests may return invalid results on purpose, which the store must handle.
      'cart.lines.discounts.generate.run': { query, run: (input) => run(input) as { operations: unknown[] } },
    },
  };
}

/** Validation function. */
export function aValidation(query: string, run: (input: unknown) => unknown): AppFunction {
  return {
    handle: 'rules',
    targets: {
      'cart.validations.generate.run': { query, run: (input) => run(input) as { operations: unknown[] } },
    },
  };
}
