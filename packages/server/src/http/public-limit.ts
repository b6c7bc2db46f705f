import type { Context } from 'hono';
import { addressOf, forwardedFrom } from './address-of';
import { rateLimit } from './rate-limit';

interface PublicLimitOptions {
  readonly clock: () => Date;
  /** How many proxies stand in front of the server; null where nobody has said so. */
  readonly trustedProxies: number | null;
  /** Requests come by Shopify, which stands before those proxies. */
  readonly isByShopify?: boolean;
}

const MINUTE = 60 * 1000;

/** Maximum of requests for one shop, whoever asks. */
const MAX_OF_SHOP = 3_000;

/** A page reports at most every ten seconds, and some more when it is left; many shoppers may share one address. */
const MAX_OF_ADDRESS = 120;
/** Lists are asked for by what a shopper does: each step is a question, or several where a page is long. */
const MAX_QUERIES_OF_ADDRESS = 300;

/**
 * Whether one more request may be taken of what is for everybody: so many a minute of a shop, and of these so many by
 * address, where it is known what stands in front of the server. `shopId` is of a shop that there is.
 */
export function publicLimit({
  clock,
  trustedProxies,
  isByShopify = false,
}: PublicLimitOptions): (context: Context, shopId: string) => boolean {
  const may = rateLimit({
    most: MAX_OF_SHOP,
    mostOfAddress: isByShopify ? MAX_QUERIES_OF_ADDRESS : MAX_OF_ADDRESS,
    window: MINUTE,
    now: () => clock().getTime(),
  });
  const senderOf = (context: Context) => {
    if (trustedProxies === null) return null;
    // Where Shopify doesn't say who asked it, its own address is nobody's.
    return isByShopify ? forwardedFrom(context, trustedProxies + 1) : addressOf(context, trustedProxies);
  };
  return (context, shopId) => may(shopId, senderOf(context));
}
