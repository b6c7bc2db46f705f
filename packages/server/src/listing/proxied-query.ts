import { isSigned } from '../sign-in/signature';

export type ProxiedQuery =
  | { readonly ok: true; readonly shopId: string; readonly params: URLSearchParams }
  /** `stale`: it is signed, but not of now. */
  | { readonly ok: false; readonly code: 'unsigned' | 'stale' };

interface ProxiedQueryOptions {
  readonly secrets: readonly string[];
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Maximum difference from now in milliseconds, before and after: clocks differ, and a request may have waited. */
const MAX_CLOCK_SKEW_MS = 5 * 60 * 1000;

/**
 * Parameters that Shopify adds, in their formats: once each, and nowhere else in the signed text. That text is
 * concatenated without separators, so that a shopper's own parameters could be read as one of these.
 */
const SAID_BY_SHOPIFY = {
  shop: /shop=[a-z0-9][a-z0-9-]*\.myshopify\.com/g,
  timestamp: /timestamp=\d{1,12}/g,
} as const;

/**
 * Reads a request by Shopify's app proxy. `query` is the raw text after the question mark. The signature covers
 * all parameters except `signature`, decoded: each name with its values joined by commas, sorted, without
 * separators. Source: Shopify, "Authenticate app proxies".
 */
export function readProxiedQuery(query: string, { secrets, now }: ProxiedQueryOptions): ProxiedQuery {
  const params = new URLSearchParams(query);
  const [signature, ...more] = params.getAll('signature');
  if (signature === undefined || more.length > 0) return UNSIGNED;
  params.delete('signature');
  const parts = [...new Set(params.keys())].map((name) => `${name}=${params.getAll(name).join(',')}`);
  const signed = parts.sort().join('');
  if (!isSigned(signed, signature, secrets, 'hex')) return UNSIGNED;

  const said = (name: keyof typeof SAID_BY_SHOPIFY): string | null => {
    const [only, ...others] = params.getAll(name);
    const places = signed.match(SAID_BY_SHOPIFY[name]) ?? [];
    const isClear = others.length === 0 && places.length === 1 && places[0] === `${name}=${only}`;
    return only !== undefined && isClear ? only : null;
  };
  const [shopId, timestamp] = [said('shop'), said('timestamp')];
  if (shopId === null || timestamp === null) return UNSIGNED;
  if (Math.abs(now - Number(timestamp) * 1_000) > MAX_CLOCK_SKEW_MS) return { ok: false, code: 'stale' };
  return { ok: true, shopId, params };
}

const UNSIGNED = { ok: false, code: 'unsigned' } as const;
