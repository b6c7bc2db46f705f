import { MINUTES_OF_DAY } from '../baskets/basket-index';

/** Order of the requesting shopper. */
export interface OwnOrder {
  /** Minute in the shop's time zone, as in the index. */
  readonly minute: number;
  /** Shopify's ids. */
  readonly products: readonly number[];
}

/** Basket of a shopper's day: orders of a day count as one. */
export interface OwnBasket {
  /** Minute of the day's last order. */
  readonly minute: number;
  readonly products: ReadonlySet<number>;
}

/** Baskets of the shopper's days, latest first. */
export function ownBaskets(orders: readonly OwnOrder[]): OwnBasket[] {
  const byDay = new Map<number, { minute: number; products: Set<number> }>();
  for (const { minute, products } of [...orders].sort((a, b) => b.minute - a.minute)) {
    const day = Math.floor(minute / MINUTES_OF_DAY);
    const basket = byDay.get(day) ?? { minute, products: new Set() };
    byDay.set(day, basket);
    for (const product of products) basket.products.add(product);
  }
  return [...byDay.values()];
}
