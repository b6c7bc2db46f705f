import { pricesOf } from '@cartwright/dev-store/catalogue/price-scale';
import type { Product } from '@cartwright/dev-store/engine/model/catalogue';

/** From what a shopper has bought the demo cart gives, in major units; each more than the one before. */
export interface DemoAmounts {
  readonly shipping: number;
  readonly gift: number;
  readonly choice: number;
  readonly discount: number;
}

/** How many products of the middle price each takes: two are enough for free shipping. */
const TIMES: DemoAmounts = { shipping: 1.8, gift: 2.7, choice: 4.3, discount: 5.4 };

/** What merchants round amounts to, by their first digits. */
const ROUND = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 8, 10];

/** Where nothing has a price. */
const USUAL = 28;

/** Amounts that fit what the shop's products cost, as a merchant would round them. */
export function demoAmounts(products: readonly Product[]): DemoAmounts {
  const prices = pricesOf(products);
  const median = (prices[Math.floor(prices.length / 2)] ?? USUAL * 100) / 100;
  const shipping = rounded(median * TIMES.shipping, 0);
  const gift = rounded(median * TIMES.gift, shipping);
  const choice = rounded(median * TIMES.choice, gift);
  return { shipping, gift, choice, discount: rounded(median * TIMES.discount, choice) };
}

/** The round amount that is nearest to `amount`, and above `min`. */
function rounded(amount: number, min: number): number {
  const power = Math.floor(Math.log10(Math.max(amount, 0.1)));
  const candidates = [power, power + 1].flatMap((each) =>
    ROUND.map((digits) => Number((digits * 10 ** each).toFixed(2))),
  );
  const above = candidates.filter((each) => each > min);
  return above.reduce((best, each) => (Math.abs(each - amount) < Math.abs(best - amount) ? each : best));
}
