import { spread } from '../money/spread';
import { minus, type Subunits, subunits, sum } from '../money/subunits';
import { isGiftLine, type RewardCart, type RewardLine } from './cart';
import type { RewardBar } from './config';
import type { Exchange } from './exchange';
import { qualifies } from './qualifying';
import type { LineDiscount } from './rewards';

/** Cart after volume and widget discounts, as the following steps read it. Lines are in canonical order. */
export interface Priced {
  readonly cart: RewardCart;
  readonly lines: readonly RewardLine[];
  /** Best discount of volume, bundles and widgets, by line key. */
  readonly own: ReadonlyMap<string, LineDiscount>;
  readonly exchange: Exchange;
}

/** Line's price after our own or others' product discount, whichever is better for the shopper. */
export function afterProductDiscounts(line: RewardLine, { own }: Priced): Subunits {
  return minus(line.linePrice, subunits(Math.max(own.get(line.key)?.amount ?? 0, line.othersDiscount)));
}

/** Share of others' order discounts on the qualifying lines; they are spread over all lines by price. */
export function othersOrderShare(priced: Priced, bar: Pick<RewardBar, 'excluded'>): Subunits {
  const { cart, lines, exchange } = priced;
  if (cart.othersOrderDiscount === 0) return subunits(0);
  const weights = lines.map((line) =>
    isGiftLine(line) ? (line.charged ?? subunits(0)) : afterProductDiscounts(line, priced),
  );
  const shares = spread(cart.othersOrderDiscount, weights, exchange.unit);
  return sum(lines.map((line, index) => (qualifies(line, bar) ? (shares[index] ?? 0) : 0)));
}

/** Value that is compared with thresholds, in subunits or units. Unaffected by the bar's own discount. Step 3. */
export function basisOf(
  priced: Priced,
  bar: Pick<RewardBar, 'basis' | 'beforeDiscounts' | 'excluded'>,
): number {
  const lines = priced.lines.filter((line) => qualifies(line, bar));
  if (bar.basis === 'quantity') return lines.reduce((units, line) => units + line.quantity, 0);
  if (bar.beforeDiscounts) return sum(lines.map((line) => line.linePrice));
  return minus(sum(lines.map((line) => afterProductDiscounts(line, priced))), othersOrderShare(priced, bar));
}
