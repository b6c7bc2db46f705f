import { MINUTES_OF_DAY } from '../baskets/basket-index';

/** An order of the shopper who asks. */
export interface OwnOrder {
  /** Of the shop's clock, as in the index. */
  readonly minute: number;
  /** Shopify's numbers. */
  readonly products: readonly number[];
}

/** Basket of what the shopper bought in a day: orders of a day are one. */
export interface OwnBasket {
  /** Of the day's last order. */
  readonly minute: number;
  readonly products: ReadonlySet<number>;
}

/** The latest first. */
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
