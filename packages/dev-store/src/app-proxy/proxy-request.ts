import type { Context } from 'hono';
import type { StoreContext } from '../context/store-context';
import { hashInRange } from '../engine/model/hash';
import { marketOfPath } from '../engine/model/market';
import { signedInCustomer } from '../server/customer';
import type { AppConfiguration, AppProxy } from '../setup/options';
import { proxyPathOf } from './proxy-path';
import { proxySignature } from './proxy-signature';

/** Parameters reserved for the store. */
const OURS = ['logged_in_customer_id', 'path_prefix', 'shop', 'signature', 'timestamp'];

/** Headers of connection and session, and those that are set anew. */
const NOT_FORWARDED = [
  'connection',
  'content-length',
  'cookie',
  'host',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
];

/** Request to the app with its timeout in milliseconds. */
export interface AppRequest {
  readonly request: Request;
  readonly timeLimit: number;
}

/** App request for a shop request; null if the path isn't the app's. */
export async function proxyRequest(c: Context, store: StoreContext): Promise<AppRequest | null> {
  const { configuration } = store.app;
  const place = proxyPathOf(store);
  if (!configuration?.appProxy || !place) return null;
  const { pathname, searchParams } = new URL(c.req.url);
  const root = marketOfPath(store.markets, pathname)?.root ?? '/';
  const prefix = `${root}${place.prefix}/${place.subpath}`;
  if (pathname !== prefix && !pathname.startsWith(`${prefix}/`)) return null;

  const address = targetOf(configuration.appProxy, pathname.slice(prefix.length));
  address.search = signedParams(c, store, configuration, prefix, searchParams).toString();
  const headers = new Headers(c.req.raw.headers);
  for (const name of NOT_FORWARDED) headers.delete(name);
  headers.set('x-forwarded-host', store.shop.domain);
  const hasBody = !['GET', 'HEAD'].includes(c.req.method);
  const body = hasBody ? await c.req.arrayBuffer() : null;
  const request = new Request(address, { method: c.req.method, headers, body, redirect: 'manual' });
  return { request, timeLimit: configuration.appProxy.timeLimit ?? 10_000 };
}

function targetOf({ url }: AppProxy, rest: string): URL {
  const address = new URL(url);
  const base = address.pathname.endsWith('/') ? address.pathname.slice(0, -1) : address.pathname;
  address.pathname = `${base}${rest}`;
  return address;
}

function signedParams(
  c: Context,
  store: StoreContext,
  { clientSecret }: AppConfiguration,
  prefix: string,
  requestParams: URLSearchParams,
): URLSearchParams {
  const params = new URLSearchParams([...requestParams].filter(([name]) => !OURS.includes(name)));
  const customer = signedInCustomer(c);
  params.append('shop', store.shop.domain);
  params.append('logged_in_customer_id', customer === null ? '' : String(customerId(customer)));
  params.append('path_prefix', prefix);
  params.append('timestamp', String(Math.floor(store.clock().getTime() / 1000)));
  params.append('signature', proxySignature(params, clientSecret));
  return params;
}

/** Stable customer id of an e-mail address, as the store keeps no customers. In Shopify's range. */
function customerId(email: string): number {
  return hashInRange(`customer ${email}`, 6_000_000_000_000, 999_999_999_999);
}
