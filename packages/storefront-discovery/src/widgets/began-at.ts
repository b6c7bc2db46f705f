import { browserStorage } from '@cartwright/storefront-kit/browser/browser';
import { shopifyConsent } from '@cartwright/storefront-kit/shopify/consent';

/** Storage key of start times by widget: epoch milliseconds. */
const KEY = 'cartwright:widgets-began';

/**
 * Start of a widget's timer for this shopper (epoch milliseconds): now, unless one is stored and not older than
 * `keptMs`. Stored with consent only.
 */
export async function beganAt(id: string, keptMs: number, now: number): Promise<number> {
  const kept = read();
  const before = kept[id];
  if (before !== undefined && before <= now && now - before < keptMs) return before;
  void shopifyConsent().then((consent) => {
    if (consent.allowed()) browserStorage.write(KEY, JSON.stringify({ ...read(), [id]: now }));
  });
  return now;
}

function read(): Readonly<Record<string, number>> {
  try {
    const kept: unknown = JSON.parse(browserStorage.read(KEY) ?? '');
    const entries = Object.entries(kept ?? {}).filter(([, at]) => Number.isSafeInteger(at));
    return Object.fromEntries(entries) as Record<string, number>;
  } catch {
    return {};
  }
}
