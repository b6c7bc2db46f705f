import { BASKET_LIMITS, type BasketIndex, EMPTIED, MINUTES_OF_DAY, NONE } from './basket-index';
import { numberAt, numbersAt } from './chunks';

export const minuteOf = ({ rows }: BasketIndex, row: number): number => numberAt(rows.minute, row);

export const dayOf = (index: BasketIndex, row: number): number =>
  Math.floor(minuteOf(index, row) / MINUTES_OF_DAY);

export function isThere(index: BasketIndex, row: number): boolean {
  return row >= index.firstRow && row < index.endRow && minuteOf(index, row) !== EMPTIED;
}

/** The numbers of a basket's products, in its order. */
export function productsOf({ rows, entries }: BasketIndex, row: number): Int32Array {
  return numbersAt(entries.product, numberAt(rows.start, row), numberAt(rows.length, row));
}

/** Baskets with a product; 0 for one that was never in any. */
export function basketsWith({ products }: BasketIndex, product: number): number {
  return products.baskets[product] ?? 0;
}

/** Rows of the latest baskets with a product, the latest first: as many as are read of it. */
export function latestRows(index: BasketIndex, product: number): number[] {
  const { read } = BASKET_LIMITS[index.kind];
  const { entries, firstEntry } = index;
  // Looking at each row takes as long as all else here.
  const hasGaps = index.count < index.endRow - index.firstRow;
  const rows: number[] = [];
  let entry = index.products.latest[product] ?? NONE;
  while (entry >= firstEntry && rows.length < read) {
    const row = numberAt(entries.row, entry);
    if (!hasGaps || isThere(index, row)) rows.push(row);
    entry = numberAt(entries.before, entry);
  }
  return rows;
}

/** Rows of all baskets, the oldest first. */
export function* allRows(index: BasketIndex): Iterable<number> {
  for (let row = index.firstRow; row < index.endRow; row += 1) if (isThere(index, row)) yield row;
}

/** The number of a product by Shopify's; -1 for one that was never in a basket. */
export const numberOf = ({ numbers }: BasketIndex, product: number): number => numbers.get(product) ?? NONE;
