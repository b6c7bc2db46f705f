import type { Shop } from '@cartwright/core/contract/shop';

/** The currencies that shoppers can pay in besides the store's own; null where there are none. */
export function otherCurrencies({ currency, enabledPresentmentCurrencies }: Shop): string | null {
  const others = enabledPresentmentCurrencies.filter((each) => each !== currency);
  return others.length === 0 ? null : `Shoppers can also pay in ${others.join(', ')}`;
}

/** Local time in `timeZone` at `now` (epoch milliseconds); null for an unknown time zone. */
export function timeThere(now: number, timeZone: string): string | null {
  try {
    return `${new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }).format(now)} now`;
  } catch {
    return null;
  }
}
