import type { Context } from 'hono';
import { addressOf } from './address-of';
import { rateLimit } from './rate-limit';

interface PublicLimitOptions {
  readonly clock: () => Date;
  /** How many proxies stand in front of the server; null where nobody has said so. */
  readonly trustedProxies: number | null;
}

const MINUTE = 60 * 1000;

/** What the server is spared of one shop, whoever asks. */
const MOST_OF_SHOP = 3_000;

/** Addresses and shops that are told apart in a minute. */
const TOLD_APART = 3_000;

/** A page reports at most every ten seconds, and some more when it is left; many shoppers may share one address. */
const MOST_OF_ADDRESS = 120;

/**
 * Whether one more request may be taken of what is for everybody: so many a minute by address, where it is known what
 * stands in front of the server, and so many of a shop: one that is flooded takes nothing from the others.
 */
export function publicLimit({
  clock,
  trustedProxies,
}: PublicLimitOptions): (context: Context, shopId: string) => boolean {
  const now = () => clock().getTime();
  const ofShop = rateLimit({ most: MOST_OF_SHOP, window: MINUTE, addresses: TOLD_APART, now });
  const ofAddress = rateLimit({ most: MOST_OF_ADDRESS, window: MINUTE, addresses: TOLD_APART, now });
  return (context, shopId) =>
    (trustedProxies === null || ofAddress(addressOf(context, trustedProxies))) && ofShop(shopId);
}
