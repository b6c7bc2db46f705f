import type { ConsentPort } from '../ports/analytics';
import type { StoragePort } from '../ports/ports';

/** Products that are kept. */
const MAX_VIEWED = 20;

/** Days after the last view until they are forgotten. */
const DAYS_KEPT = 90;
const DAY_MS = 86_400_000;

const KEY = 'cartwright:viewed';

/** Keeps with the shopper's consent that a product was looked at, as the latest (`now`: epoch milliseconds). */
export function keepViewed(storage: StoragePort, consent: ConsentPort, product: number, now: number): void {
  if (!consent.allowed()) return;
  const others = viewedProducts(storage, now).filter((each) => each !== product);
  const products = [...others, product].slice(-MAX_VIEWED);
  storage.write(KEY, JSON.stringify({ at: now, products }));
}

/** The products that this browser has looked at, the latest last. */
export function viewedProducts(storage: StoragePort, now: number): readonly number[] {
  try {
    const kept: unknown = JSON.parse(storage.read(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return [];
    const { at, products } = kept as { readonly at?: unknown; readonly products?: unknown };
    if (typeof at !== 'number' || !(now - at < DAYS_KEPT * DAY_MS) || !Array.isArray(products)) return [];
    return products.filter((id) => Number.isSafeInteger(id) && id > 0).slice(-MAX_VIEWED);
  } catch {
    return [];
  }
}
