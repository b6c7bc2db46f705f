import { BASKET_LIMITS, type BasketIndex, EMPTIED, MINUTES_OF_DAY, NONE } from './basket-index';
import { numberAt, numbersAt } from './chunks';

export const minuteOf = ({ rows }: BasketIndex, row: number): number => numberAt(rows.minute, row);

export const dayOf = (index: BasketIndex, row: number): number =>
  Math.floor(minuteOf(index, row) / MINUTES_OF_DAY);

export function isThere(index: BasketIndex, row: number): boolean {
  return row >= index.firstRow && row < index.endRow && minuteOf(index, row) !== EMPTIED;
}

/** Product numbers of a basket, in order. */
export function productsOf({ rows, entries }: BasketIndex, row: number): Int32Array {
  return numbersAt(entries.product, numberAt(rows.start, row), numberAt(rows.length, row));
}

/** Number of baskets with a product; 0 if there was never one. */
export function basketsWith({ products }: BasketIndex, product: number): number {
  return products.baskets[product] ?? 0;
}

/** Rows of the latest baskets with a product, latest first, up to the limit that is read. */
export function latestRows(index: BasketIndex, product: number): number[] {
  const { read } = BASKET_LIMITS[index.kind];
  const { entries, firstEntry } = index;
  // Checking each row takes as long as all the rest.
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

/** Rows of all baskets, oldest first. */
export function* allRows(index: BasketIndex): Iterable<number> {
  for (let row = index.firstRow; row < index.endRow; row += 1) if (isThere(index, row)) yield row;
}

/** Number of a product by Shopify's id; -1 if it was never in a basket. */
export const numberOf = ({ numbers }: BasketIndex, product: number): number => numbers.get(product) ?? NONE;
