import { pricesOf } from '@cartwright/dev-store/catalogue/price-scale';
import type { Product } from '@cartwright/dev-store/engine/model/catalogue';

/** Tier minimums of the demo cart, ascending, in major units. */
export interface DemoAmounts {
  readonly shipping: number;
  readonly gift: number;
  readonly choice: number;
  readonly discount: number;
}

/** Each minimum as a multiple of the median price: two products are enough for free shipping. */
const MEDIAN_MULTIPLES: DemoAmounts = { shipping: 1.8, gift: 2.7, choice: 4.3, discount: 5.4 };

/** Leading digits of round amounts. */
const ROUND_DIGITS = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 8, 10];

/** Median if no product has a price. */
const DEFAULT_PRICE = 28;

/** Minimums in proportion to the shop's prices, rounded as a merchant would. */
export function demoAmounts(products: readonly Product[]): DemoAmounts {
  const prices = pricesOf(products);
  const median = (prices[Math.floor(prices.length / 2)] ?? DEFAULT_PRICE * 100) / 100;
  const shipping = rounded(median * MEDIAN_MULTIPLES.shipping, 0);
  const gift = rounded(median * MEDIAN_MULTIPLES.gift, shipping);
  const choice = rounded(median * MEDIAN_MULTIPLES.choice, gift);
  return { shipping, gift, choice, discount: rounded(median * MEDIAN_MULTIPLES.discount, choice) };
}

/** The round amount that is nearest to `amount`, and above `min`. */
function rounded(amount: number, min: number): number {
  const power = Math.floor(Math.log10(Math.max(amount, 0.1)));
  const candidates = [power, power + 1].flatMap((each) =>
    ROUND_DIGITS.map((digits) => Number((digits * 10 ** each).toFixed(2))),
  );
  const above = candidates.filter((each) => each > min);
  return above.reduce((best, each) => (Math.abs(each - amount) < Math.abs(best - amount) ? each : best));
}
