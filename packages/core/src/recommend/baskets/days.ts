import { type BasketIndex, NONE } from './basket-index';
import { numberAt } from './chunks';
import { dayOf, productsOf } from './read-baskets';

/** Day of a customer's next order. */
export interface NextDay {
  /** Distinct products, by number. */
  readonly products: Int32Array;
  /** Whether the requested row is the first of its own day. */
  readonly isFirst: boolean;
}

/**
 * Returns, for a row, the next day with an order of its customer; null if there is none, or if one of the two days
 * has more products than `limit`. Orders of a day count as one. Results are cached, so it is valid until the index
 * changes.
 */
export function nextDays(index: BasketIndex, limit: number): (row: number) => NextDay | null {
  const read = dayReader(index, limit);
  const places = new Int32Array(index.endRow - index.firstRow);
  // The first position is for rows not yet requested, the second for those without a next day.
  const known: (NextDay | null)[] = [null, null];
  return (row) => {
    const at = row - index.firstRow;
    if (places[at] === 0) {
      const next = dayAfter(index, row);
      const products = next === NONE ? null : read(next);
      const first = firstOfDay(index, row);
      const isShort = products !== null && read(first) !== null;
      places[at] = isShort ? known.push({ products, isFirst: first === row }) - 1 : NO_NEXT;
    }
    return known[places[at] ?? NO_NEXT] ?? null;
  };
}

const NO_NEXT = 1;

/** Whether the customer had already ordered a product on the same day. */
export function wasOrderedThatDay(index: BasketIndex, row: number, product: number): boolean {
  for (let before = earlierThatDay(index, row); before >= 0; before = earlierThatDay(index, before)) {
    if (productsOf(index, before).includes(product)) return true;
  }
  return false;
}

/** Lookup of a day's products by its first order; null if there are more than `limit`. */
function dayReader(index: BasketIndex, limit: number): (first: number) => Int32Array | null {
  const seenOn = new Int32Array(index.ids.length);
  let days = 0;
  return (first) => {
    const only = productsOf(index, first);
    let later = laterThatDay(index, first);
    if (only.length > limit) return null;
    if (later < 0) return only;
    days += 1;
    const all: number[] = [];
    const add = (products: Int32Array) => {
      for (const product of products) {
        if (seenOn[product] === days) continue;
        seenOn[product] = days;
        all.push(product);
      }
    };
    for (add(only); later >= 0 && all.length <= limit; later = laterThatDay(index, later)) {
      add(productsOf(index, later));
    }
    return all.length <= limit ? new Int32Array(all) : null;
  };
}

function dayAfter(index: BasketIndex, row: number): number {
  let last = row;
  for (let later = laterThatDay(index, last); later >= 0; later = laterThatDay(index, later)) last = later;
  return numberAt(index.rows.next, last);
}

function firstOfDay(index: BasketIndex, row: number): number {
  let first = row;
  for (let before = earlierThatDay(index, row); before >= 0; before = earlierThatDay(index, before))
    first = before;
  return first;
}

function earlierThatDay(index: BasketIndex, row: number): number {
  const previous = numberAt(index.rows.previous, row);
  return previous >= 0 && dayOf(index, previous) === dayOf(index, row) ? previous : NONE;
}

function laterThatDay(index: BasketIndex, row: number): number {
  const next = numberAt(index.rows.next, row);
  return next >= 0 && dayOf(index, next) === dayOf(index, row) ? next : NONE;
}
