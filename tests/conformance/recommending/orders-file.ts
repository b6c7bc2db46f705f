import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { MINUTES_OF_DAY } from '@cartwright/core/recommend/baskets/basket-index';

/** Orders of a shop in order of time, and the names of its products by number. */
export interface OrdersFile {
  readonly titles: readonly string[];
  readonly orders: readonly FiledOrder[];
}

export interface FiledOrder {
  readonly minute: number;
  /** Null where nobody knows who bought. */
  readonly customer: number | null;
  /** Distinct. */
  readonly products: readonly number[];
}

/** Products that are asked about, and those that are to be found. */
export interface TogetherCase {
  readonly now: number;
  readonly seeds: readonly number[];
  readonly wanted: ReadonlySet<number>;
}

/** A customer whose last basket is to be found. */
export interface NextCase {
  readonly customer: number;
  /** Where the basket's first order is among all: those before are known. */
  readonly at: number;
  readonly own: readonly FiledOrder[];
  readonly wanted: ReadonlySet<number>;
}

/** Orders of a JSON file, compressed by gzip or not: `{ items: [[code, title]…], orders: [[minute, customer or 0, [item…]]…] }`. */
export function readOrders(file: string): OrdersFile {
  const bytes = readFileSync(file);
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  const { items, orders }: Filed = JSON.parse(text);
  return {
    titles: items.map(([, title]) => title),
    orders: orders.map(([minute, customer, products]) => ({ minute, customer: customer || null, products })),
  };
}

interface Filed {
  readonly items: readonly (readonly [string, string])[];
  readonly orders: readonly (readonly [number, number, readonly number[]])[];
}

/** The first four fifths are known; what is asked of the rest, by one product and by every other one. */
export function togetherSplit(orders: readonly FiledOrder[]) {
  const known = Math.floor(0.8 * orders.length);
  const asked = orders.slice(known).filter(({ products }) => products.length >= 2 && products.length <= 30);
  const one = asked.flatMap(({ minute, products }) =>
    products.map((product) => caseOf(minute, [product], products)),
  );
  const several = asked
    .filter(({ products }) => products.length >= 4)
    .map(({ minute, products }) =>
      caseOf(minute, products.filter((_, at) => at % 2 === 0).slice(0, MAX_SEEDS), products),
    );
  return { known: orders.slice(0, known), one, several };
}

const MAX_SEEDS = 5;

function caseOf(now: number, seeds: readonly number[], products: readonly number[]): TogetherCase {
  return { now, seeds, wanted: new Set(products.filter((product) => !seeds.includes(product))) };
}

/** Customers who bought on three days or more, in the order of their last: orders of a day are one basket. */
export function nextOrderSplit(orders: readonly FiledOrder[]): NextCase[] {
  const byCustomer = new Map<number, { order: FiledOrder; at: number }[]>();
  for (const [at, order] of orders.entries()) {
    if (order.customer === null) continue;
    const own = byCustomer.get(order.customer) ?? [];
    byCustomer.set(order.customer, own);
    own.push({ order, at });
  }
  return [...byCustomer]
    .flatMap(([customer, all]): NextCase[] => {
      const days = new Set(all.map(({ order }) => dayOf(order)));
      if (days.size < MIN_BASKETS) return [];
      const lastDay = Math.max(...days);
      const last = all.filter(({ order }) => dayOf(order) === lastDay);
      const own = all.filter(({ order }) => dayOf(order) !== lastDay).map(({ order }) => order);
      const wanted = new Set(last.flatMap(({ order }) => order.products));
      return [{ customer, at: last[0]?.at ?? 0, own, wanted }];
    })
    .sort((a, b) => a.at - b.at);
}

const MIN_BASKETS = 3;

const dayOf = ({ minute }: FiledOrder) => Math.floor(minute / MINUTES_OF_DAY);
