import { grown } from '../../columns/numbers';
import { BASKET_LIMITS, type BasketIndex, EMPTIED, MINUTES_OF_DAY, NO_CUSTOMER, NONE } from './basket-index';
import { appendNumber, dropBefore, numberAt, placeFor, setNumber } from './chunks';
import { countCustomer } from './customers';
import { isThere, productsOf } from './read-baskets';

export interface Basket {
  /** Minutes in the shop's time zone since some midnight: of an order, or of a session's last view. */
  readonly minute: number;
  /** Shopify's ids in the basket's order, without gifts. */
  readonly products: readonly number[];
  /** Row of the same customer's previous order; null for a customer's first. Absent: the customer is unknown. */
  readonly previous?: number | null;
}

/** Appends a basket, and returns its row; null for one that doesn't count. A full index drops its oldest. */
export function addBasket(index: BasketIndex, { minute, products, previous }: Basket): number | null {
  const counted = countedOf(index, products);
  if (counted.length === 0) return null;
  const row = index.endRow;
  const start = placeFor(index.endEntry, counted.length);
  const { rows } = index;
  appendNumber(rows.minute, row, minute);
  appendNumber(rows.start, row, start);
  appendNumber(rows.length, row, counted.length);
  appendNumber(rows.previous, row, previous === undefined ? NO_CUSTOMER : lastThere(index, previous ?? NONE));
  appendNumber(rows.next, row, NONE);
  index.endRow = row + 1;
  index.endEntry = start + counted.length;
  for (const [at, id] of counted.entries()) addEntry(index, start + at, row, numberOf(index, id));
  index.count += 1;
  index.version += 1;
  const before = numberAt(rows.previous, row);
  if (before >= 0) setNumber(rows.next, before, row);
  countCustomer(index, row, 1);
  if (index.count > index.maxBaskets) removeBasket(index, index.firstRow);
  return row;
}

/** Removes a cancelled, redacted or expired basket. Counts are as if it had never been added. */
export function removeBasket(index: BasketIndex, row: number): void {
  if (!isThere(index, row)) return;
  const { rows, products } = index;
  countCustomer(index, row, -1);
  for (const product of new Set(productsOf(index, row))) {
    products.baskets[product] = (products.baskets[product] ?? 0) - 1;
  }
  const previous = numberAt(rows.previous, row);
  const next = numberAt(rows.next, row);
  // The link to the previous row stays, for lookups that still know this row as a customer's latest.
  if (previous >= 0) setNumber(rows.next, previous, next);
  if (next >= 0) setNumber(rows.previous, next, previous);
  setNumber(rows.minute, row, EMPTIED);
  index.count -= 1;
  index.version += 1;
  if (row === index.firstRow) dropFront(index);
}

/** Removes baskets beyond their retention. */
export function expireBaskets(index: BasketIndex, now: number): void {
  const oldest = now - BASKET_LIMITS[index.kind].keptDays * MINUTES_OF_DAY;
  for (let row = index.firstRow; row < index.endRow; row += 1) {
    if (numberAt(index.rows.minute, row) < oldest) removeBasket(index, row);
  }
}

function countedOf({ kind }: BasketIndex, products: readonly number[]): readonly number[] {
  const { products: limit, longer, isDistinct } = BASKET_LIMITS[kind];
  const counted = isDistinct ? [...new Set(products)] : products;
  if (counted.length <= limit) return counted;
  return longer === 'cut' ? counted.slice(-limit) : [];
}

/** Row of a customer's latest order, starting from any of the customer's rows, even a removed one. */
function lastThere(index: BasketIndex, row: number): number {
  const { previous, next } = index.rows;
  let last = row;
  while (last >= 0 && !isThere(index, last)) last = numberAt(previous, last);
  if (last < 0) return NONE;
  for (let after = last; after >= 0; after = numberAt(next, after)) last = after;
  return last;
}

function numberOf(index: BasketIndex, id: number): number {
  const known = index.numbers.get(id);
  if (known !== undefined) return known;
  const number = index.ids.push(id) - 1;
  index.numbers.set(id, number);
  const { products } = index;
  products.latest = grown(products.latest, number + 1, NONE);
  for (const column of ['baskets', 'customers', 'again'] as const) {
    products[column] = grown(products[column], number + 1, 0);
  }
  return number;
}

/** Adds an entry; repeated products of a basket count once. */
function addEntry({ entries, products }: BasketIndex, entry: number, row: number, product: number): void {
  const before = products.latest[product] ?? NONE;
  appendNumber(entries.product, entry, product);
  appendNumber(entries.row, entry, row);
  appendNumber(entries.before, entry, before);
  if (before >= 0 && numberAt(entries.row, before) === row) return;
  products.latest[product] = entry;
  products.baskets[product] = (products.baskets[product] ?? 0) + 1;
}

function dropFront(index: BasketIndex): void {
  const { rows, entries } = index;
  while (index.firstRow < index.endRow && numberAt(rows.minute, index.firstRow) === EMPTIED)
    index.firstRow += 1;
  index.firstEntry = index.firstRow < index.endRow ? numberAt(rows.start, index.firstRow) : index.endEntry;
  for (const column of [rows.minute, rows.start, rows.length, rows.previous, rows.next]) {
    dropBefore(column, index.firstRow);
  }
  for (const column of [entries.product, entries.row, entries.before]) dropBefore(column, index.firstEntry);
}
