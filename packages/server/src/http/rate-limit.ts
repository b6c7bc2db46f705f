/** Whether one more request of this address may be taken. */
export type RateLimit = (address: string) => boolean;

interface Limits {
  /** Requests of one address in a window. */
  readonly most: number;
  /** Milliseconds. */
  readonly window: number;
  /** Addresses that are remembered at once: whoever has more of them than this fills no memory. */
  readonly addresses: number;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/**
 * Counts requests by address in windows of one length. When more addresses come than are remembered, new ones are
 * refused until the window is over: what is limited may be missed, the server may not.
 */
export function rateLimit({ most, window, addresses, now }: Limits): RateLimit {
  const counts = new Map<string, number>();
  let ends = 0;
  return (address) => {
    if (now() >= ends) {
      counts.clear();
      ends = now() + window;
    }
    const count = counts.get(address) ?? 0;
    if (count >= most || (count === 0 && counts.size >= addresses)) return false;
    counts.set(address, count + 1);
    return true;
  };
}
