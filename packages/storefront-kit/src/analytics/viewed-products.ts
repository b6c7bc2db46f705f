import type { ConsentPort } from '../ports/analytics';
import type { StoragePort } from '../ports/ports';

/** Maximum number of stored products. */
const MAX_VIEWED = 20;

/** Retention in days after the last view. */
const DAYS_KEPT = 90;
const DAY_MS = 86_400_000;

const KEY = 'cartwright:viewed';

/** Stores a viewed product as the latest, with consent (`now`: epoch milliseconds). */
export function keepViewed(storage: StoragePort, consent: ConsentPort, product: number, now: number): void {
  if (!consent.allowed()) return;
  const others = viewedProducts(storage, now).filter((each) => each !== product);
  const products = [...others, product].slice(-MAX_VIEWED);
  storage.write(KEY, JSON.stringify({ at: now, products }));
}

/** Products viewed in this browser, latest last. */
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
