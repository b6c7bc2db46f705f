import { type BasketIndex, MINUTES_OF_DAY, noBaskets } from '../recommend/baskets/basket-index';
import { addBasket } from '../recommend/baskets/change-baskets';
import { type SimilarTexts, similarTexts } from '../recommend/sources/similar-texts';
import { searchable } from './a-search';

export interface SomeOrder {
  /** Day of the order. Absent: day 0. */
  readonly day?: number;
  /** Absent: a guest. */
  readonly customer?: string;
  readonly products: readonly number[];
}

/** Paid orders of a shop, at noon of their day. */
export function someOrders(orders: readonly SomeOrder[]): BasketIndex {
  const index = noBaskets('orders');
  const latest = new Map<string, number>();
  for (const { day = 0, customer, products } of orders) {
    const minute = (day + 0.5) * MINUTES_OF_DAY;
    if (customer === undefined) addBasket(index, { minute, products });
    else {
      const row = addBasket(index, { minute, products, previous: latest.get(customer) ?? null });
      if (row !== null) latest.set(customer, row);
    }
  }
  return index;
}

/** The same order, repeated. */
export const times = (count: number, ...products: number[]): SomeOrder[] =>
  Array.from({ length: count }, () => ({ products }));

/** Sessions that ended long ago. */
export function someSessions(...sessions: readonly (readonly number[])[]): BasketIndex {
  const index = noBaskets('sessions');
  for (const products of sessions) addBasket(index, { minute: 0, products });
  return index;
}

/** Products with these titles; Shopify's ids are 1, 2, 3… */
export function someSimilarTexts(...titles: readonly string[]): SimilarTexts {
  const { index } = searchable('en', titles);
  const ids = Float64Array.from(titles, (_, row) => row + 1);
  return similarTexts(index, {
    rows: new Map(titles.map((_, row) => [row + 1, row])),
    products: { id: ids },
  });
}
