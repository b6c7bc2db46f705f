/** Whether another request for a shop is within its limit, by address; `null` if unknown. */
export type RateLimit = (shopId: string, address?: string | null) => boolean;

interface Limits {
  /** Requests per shop and window. */
  readonly limit: number;
  /** Of these, per address. Absent: no separate limit. */
  readonly limitOfAddress?: number;
  /** Tracked addresses per shop. */
  readonly addresses?: number;
  /** Window in milliseconds. */
  readonly window: number;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

interface Taken {
  requests: number;
  readonly byAddress: Map<string, number>;
}

/**
 * Fixed-window rate limit by shop and address. Shops are independent. Rejected requests don't
 * count, so an address over its limit doesn't use up the shop's. Once the maximum of addresses is
 * tracked, new ones are only limited by the shop. Call only for existing shops: ids are kept in
 * memory.
 */
export function rateLimit(limits: Limits): RateLimit {
  const { limit, limitOfAddress = limit, addresses = 1_000, window, now } = limits;
  const shops = new Map<string, Taken>();
  let ends = 0;
  return (shopId, address = null) => {
    if (now() >= ends) {
      shops.clear();
      ends = now() + window;
    }
    const taken = shops.get(shopId) ?? { requests: 0, byAddress: new Map() };
    shops.set(shopId, taken);
    if (taken.requests >= limit) return false;
    if (address !== null) {
      const ofAddress = taken.byAddress.get(address) ?? 0;
      if (ofAddress >= limitOfAddress) return false;
      if (ofAddress > 0 || taken.byAddress.size < addresses) taken.byAddress.set(address, ofAddress + 1);
    }
    taken.requests += 1;
    return true;
  };
}
