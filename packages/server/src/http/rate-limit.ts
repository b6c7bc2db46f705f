/** Whether one more request about a shop may be taken, by who sends it; `null` where that isn't known. */
export type RateLimit = (shopId: string, address?: string | null) => boolean;

interface Limits {
  /** Requests about one shop in a window. */
  readonly most: number;
  /** Of these, requests of one address. Absent: as many. */
  readonly mostOfAddress?: number;
  /** Addresses that are told apart in a shop. */
  readonly addresses?: number;
  /** Milliseconds. */
  readonly window: number;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

interface Taken {
  requests: number;
  readonly byAddress: Map<string, number>;
}

/**
 * Counts requests by shop and address in windows of one length. Shops share nothing: whoever floods one takes nothing from
 * another. What is refused doesn't count, so an address that is over its limit uses up none of its shop's. Once so many
 * addresses are told apart, new ones are taken as long as the shop's limit allows: nobody is refused for what others have
 * filled. Only for shops that there are: others would fill the memory.
 */
export function rateLimit(limits: Limits): RateLimit {
  const { most, mostOfAddress = most, addresses = 1_000, window, now } = limits;
  const shops = new Map<string, Taken>();
  let ends = 0;
  return (shopId, address = null) => {
    if (now() >= ends) {
      shops.clear();
      ends = now() + window;
    }
    const taken = shops.get(shopId) ?? { requests: 0, byAddress: new Map() };
    shops.set(shopId, taken);
    if (taken.requests >= most) return false;
    if (address !== null) {
      const ofAddress = taken.byAddress.get(address) ?? 0;
      if (ofAddress >= mostOfAddress) return false;
      if (ofAddress > 0 || taken.byAddress.size < addresses) taken.byAddress.set(address, ofAddress + 1);
    }
    taken.requests += 1;
    return true;
  };
}
