import { createHash } from 'node:crypto';
import type { CatalogueIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import { MAX_SEARCH_LENGTH } from '@cartwright/core/contract/previewed-listing';
import { LISTING_RESPONSE_VERSION } from '@cartwright/core/listing/listing-response';
import type { Context, Hono } from 'hono';
import type { ShopStore } from '../db/for-shop';
import { type ApiFailure, failure, failureResponse } from '../http/api-failure';
import { ifNoneMatch } from '../http/if-none-match';
import { publicLimit } from '../http/public-limit';
import type { Shopper } from './listing-of-rows';
import { readProxiedQuery } from './proxied-query';
import { singleFlight } from './single-flight';

export interface ProxyOptions {
  /** Finds a shop by its myshopify.com domain. */
  readonly find: (shopId: string) => Promise<{ readonly store: ShopStore } | null>;
  readonly indexOf: (shopId: string) => Promise<CatalogueIndex>;
  /** Version that changes with the index's contents; null if unknown. */
  readonly indexVersionOf: (index: CatalogueIndex) => string | null;
  /** Secrets of the app, one of which signs Shopify's proxied requests. */
  readonly secrets: readonly string[];
  readonly clock: () => Date;
  /** Number of proxies in front of the server; null if not configured. */
  readonly trustedProxies: number | null;
}

/** Store and index of a proxied request. */
export interface AskingPage {
  readonly store: ShopStore;
  readonly index: CatalogueIndex;
  readonly params: URLSearchParams;
  readonly shopper: Shopper;
  readonly now: Date;
}

/** Response to a proxied page. */
export interface LiquidResponse {
  /** Inputs of the response besides the index and the request. */
  readonly by: object;
  readonly liquid: () => Promise<string>;
}

/** Formats of the caller's parameters. Shopify has signed them, but only as what was requested. */
const COUNTRY = /^[A-Z]{2}$/;
const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/;

/**
 * Route for the store's own pages, by Shopify's app proxy. `answerFor` returns Liquid, which the store renders in
 * the page's market. Requests that Shopify hasn't signed are refused.
 */
export function proxyRoute(
  app: Hono,
  path: string,
  { find, indexOf, indexVersionOf, secrets, clock, trustedProxies }: ProxyOptions,
  answerFor: (page: AskingPage, context: Context) => Promise<LiquidResponse | ApiFailure>,
): void {
  const once = singleFlight<string>();
  const mayAsk = publicLimit({ clock, trustedProxies, isByShopify: true });

  async function respond(context: Context): Promise<TaggedResponse | ApiFailure> {
    const query = new URL(context.req.url).search.slice(1);
    const proxied =
      query.length > MAX_SEARCH_LENGTH ? null : readProxiedQuery(query, { secrets, now: clock().getTime() });
    if (!proxied?.ok) return failure('unauthenticated', NOT_HANDED_ON[proxied?.code ?? 'unsigned']);
    const { params } = proxied;
    const shop = await find(proxied.shopId);
    if (!shop) return failure('not_found', 'This app doesn’t work for that shop.');
    const { store } = shop;
    if (!mayAsk(context, store.shopId))
      return failure('too_many_requests', 'Too many lists were asked for. Try again in a minute.');
    const index = await indexOf(store.shopId);
    const shopper = {
      country: matching(params, 'country', COUNTRY),
      language: matching(params, 'locale', LANGUAGE),
    };
    const now = clock();
    const response = await answerFor({ store, index, params, shopper, now }, context);
    if (!('liquid' in response)) return response;
    const { by, liquid } = response;
    const indexVersion = indexVersionOf(index);
    if (indexVersion === null) return { tag: null, liquid };
    const tag = responseTag({ path: context.req.path, params, by, indexVersion, now });
    return { tag, liquid: () => once(tag, liquid) };
  }

  app.get(path, async (context) => {
    const response = await respond(context);
    if (!('liquid' in response)) return refusal(response);
    const { tag, liquid } = response;
    // Revalidated each time, so that a save or the start of a campaign shows at once.
    const headers: Record<string, string> =
      tag === null
        ? { 'Cache-Control': 'no-store' }
        : { 'Cache-Control': 'private, no-cache', ETag: `W/${tag}` };
    if (tag !== null && ifNoneMatch(context.req.raw, tag))
      return new Response(null, { status: 304, headers });
    return new Response(await liquid(), { headers: { ...headers, 'Content-Type': 'application/liquid' } });
  });
}

const NOT_HANDED_ON = {
  unsigned: 'This address is for pages of a store.',
  stale: 'This request is of another time than it is here. Check the clock of the server.',
};

interface TaggedResponse {
  /** Entity tag; null if changes of the response can't be detected. */
  readonly tag: string | null;
  readonly liquid: () => Promise<string>;
}

/** Refusal, on which the page keeps the theme's own list. */
function refusal(failed: ApiFailure): Response {
  const response = failureResponse(failed);
  if (failed.code === 'too_many_requests') response.headers.set('Retry-After', '60');
  response.headers.set('Cache-Control', 'no-store');
  return response;
}

function matching(params: URLSearchParams, name: string, form: RegExp): string | null {
  const value = params.get(name) ?? '';
  return form.test(value) ? value : null;
}

/** Maximum age in milliseconds of the prices and stock that the store has rendered, and of order counts. */
const RENEWED_AFTER = 10 * 60 * 1000;

/** Parameters that Shopify sets with each request, and that no response depends on. */
const OF_THE_REQUEST = ['logged_in_customer_id', 'timestamp'];

/** Request parameters and state that a response depends on. */
interface CacheKey {
  readonly path: string;
  readonly params: URLSearchParams;
  /** Current inputs: the start or end of a campaign changes them. */
  readonly by: object;
  /** Version of the index in use. */
  readonly indexVersion: string;
  readonly now: Date;
}

/** Entity tag of a response: equal only for equal responses. */
function responseTag({ path, params, by, indexVersion, now }: CacheKey): string {
  const requestParams = [...params].filter(([name]) => !OF_THE_REQUEST.includes(name));
  requestParams.sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  const time = Math.floor(now.getTime() / RENEWED_AFTER);
  const facts = JSON.stringify([LISTING_RESPONSE_VERSION, path, requestParams, by, indexVersion, time]);
  return `"${createHash('sha256').update(facts).digest('base64url').slice(0, 32)}"`;
}
