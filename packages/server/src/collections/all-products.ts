import type { CatalogueIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import { collation } from '@cartwright/core/listing/collation';

/** Interval of reading titles again, in milliseconds: other product changes don't affect the order. */
const KEPT_MS = 600_000;

interface Order {
  readonly until: number;
  readonly ids: Promise<readonly number[]>;
}

const ORDERS = new WeakMap<CatalogueIndex, Order>();

/**
 * Rows of all products in Shopify's order: by title in the shop's language, with products newer than the titles last.
 * `titlesOf` returns titles by product.
 */
export async function allProductRows(
  index: CatalogueIndex,
  now: Date,
  titlesOf: (ids: readonly number[]) => Promise<Iterable<readonly [number, string]>>,
): Promise<readonly number[]> {
  const known = ORDERS.get(index);
  const order =
    known && known.until > now.getTime()
      ? known
      : { until: now.getTime() + KEPT_MS, ids: byTitle(index, titlesOf) };
  ORDERS.set(index, order);
  const titled = await order.ids.catch((error: unknown) => {
    ORDERS.delete(index);
    throw error;
  });
  const rows = new Set(titled.flatMap((id) => index.rows.get(id) ?? []));
  const later = [...index.rows].sort(([a], [b]) => a - b);
  for (const [, row] of later) rows.add(row);
  return [...rows];
}

async function byTitle(
  index: CatalogueIndex,
  titlesOf: (ids: readonly number[]) => Promise<Iterable<readonly [number, string]>>,
): Promise<number[]> {
  const compare = collation(index.texts[0]?.language ?? 'en');
  const titles = [...(await titlesOf([...index.rows.keys()]))];
  return titles.sort(([a, one], [b, other]) => compare(one, other) || a - b).map(([id]) => id);
}
