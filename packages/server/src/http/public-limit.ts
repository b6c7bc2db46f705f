import type { Context } from 'hono';
import { addressOf, forwardedFrom } from './address-of';
import { rateLimit } from './rate-limit';

interface PublicLimitOptions {
  readonly clock: () => Date;
  /** Number of proxies in front of the server; null if not configured. */
  readonly trustedProxies: number | null;
  /** Whether requests come through Shopify's app proxy, in front of those proxies. */
  readonly isByShopify?: boolean;
}

const MINUTE = 60 * 1000;

/** Limit per shop and minute, whatever the address. */
const MAX_OF_SHOP = 3_000;

/**
 * Pages report every ten seconds at most, and when they are left; shoppers can share an address.
 */
const MAX_OF_ADDRESS = 120;
/** Lists are requested by shoppers' actions: one or several requests each. */
const MAX_QUERIES_OF_ADDRESS = 300;

/**
 * Rate limit of public routes: per shop and minute, and per address if the proxies are known.
 * `shopId` has to exist.
 */
export function publicLimit({
  clock,
  trustedProxies,
  isByShopify = false,
}: PublicLimitOptions): (context: Context, shopId: string) => boolean {
  const may = rateLimit({
    limit: MAX_OF_SHOP,
    limitOfAddress: isByShopify ? MAX_QUERIES_OF_ADDRESS : MAX_OF_ADDRESS,
    window: MINUTE,
    now: () => clock().getTime(),
  });
  const senderOf = (context: Context) => {
    if (trustedProxies === null) return null;
    // Shopify's own address is never used.
    return isByShopify ? forwardedFrom(context, trustedProxies + 1) : addressOf(context, trustedProxies);
  };
  return (context, shopId) => may(shopId, senderOf(context));
}
