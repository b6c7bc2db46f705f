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
  /** A shop by its myshopify.com domain. */
  readonly find: (shopId: string) => Promise<{ readonly store: ShopStore } | null>;
  readonly indexOf: (shopId: string) => Promise<CatalogueIndex>;
  /** Changes with what an index has; null where that isn't known. */
  readonly indexVersionOf: (index: CatalogueIndex) => string | null;
  /** Of the app: Shopify signs what it hands on with one of them. */
  readonly secrets: readonly string[];
  readonly clock: () => Date;
  /** How many proxies stand in front of the server; null where nobody has said so. */
  readonly trustedProxies: number | null;
}

/** A page of a store that asks. */
export interface AskingPage {
  readonly store: ShopStore;
  readonly index: CatalogueIndex;
  readonly params: URLSearchParams;
  readonly shopper: Shopper;
  readonly now: Date;
}

/** Answer to a page. */
export interface LiquidResponse {
  /** What it is made by, besides the index and what was asked. */
  readonly by: object;
  readonly liquid: () => Promise<string>;
}

/** Forms of what the caller says of itself. Shopify has signed it, but only as what was requested. */
const COUNTRY = /^[A-Z]{2}$/;
const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/;

/**
 * An address for the store's own pages, by Shopify's app proxy. `answerFor` gives Liquid, which the store renders in the
 * page's market. Whoever isn't handed on by Shopify gets nothing.
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
    // A merchant's save or a start of a campaign has to be seen at once: what is kept is asked about each time.
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
  /** Null where it can't be told when another answer would come. */
  readonly tag: string | null;
  readonly liquid: () => Promise<string>;
}

/** The page keeps the theme's own list. */
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

/** Milliseconds for which prices and stock may be used that the store has written into a list, and what orders count for. */
const RENEWED_AFTER = 10 * 60 * 1000;

/** Parameters that Shopify sets anew with each request, and that no response depends on. */
const OF_THE_REQUEST = ['logged_in_customer_id', 'timestamp'];

/** Request on which an answer depends. */
interface CacheKey {
  readonly path: string;
  readonly params: URLSearchParams;
  /** What holds now: a campaign that begins or ends changes it by itself. */
  readonly by: object;
  /** Of the index that is asked. */
  readonly indexVersion: string;
  readonly now: Date;
}

/** The entity tag of the answer to a question: equal only where the answer is. */
function responseTag({ path, params, by, indexVersion, now }: CacheKey): string {
  const requestParams = [...params].filter(([name]) => !OF_THE_REQUEST.includes(name));
  requestParams.sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  const time = Math.floor(now.getTime() / RENEWED_AFTER);
  const facts = JSON.stringify([LISTING_RESPONSE_VERSION, path, requestParams, by, indexVersion, time]);
  return `"${createHash('sha256').update(facts).digest('base64url').slice(0, 32)}"`;
}
