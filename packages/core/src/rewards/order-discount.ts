import { parseDecimal, percentageOf } from '../money/decimal';
import { spread } from '../money/spread';
import { atMost, minus, type Subunits, subunits, sum } from '../money/subunits';
import { afterProductDiscounts, type Priced } from './basis';
import type { RewardLine } from './cart';
import type { RewardBar, RewardTier } from './config';
import { inCartCurrency } from './exchange';
import { compareIds } from './line-order';
import { qualifies } from './qualifying';
import type { DiscountValue, LineDiscount, OrderDiscount, TierReward } from './rewards';

/** Worth of a discount tier: for a price, and for this cart. */
interface Worth {
  readonly tier: RewardTier;
  readonly threshold: number;
  readonly value: DiscountValue;
  readonly off: (price: Subunits) => Subunits;
  readonly amount: Subunits;
}

/** Order discount as one discount of the order, or in line mode as shares of lines. At most one of the two. */
export interface AppliedOrderDiscount {
  readonly order: OrderDiscount | null;
  readonly lines: readonly LineDiscount[];
}

const NONE: AppliedOrderDiscount = { order: null, lines: [] };

/** Earned discount tier that is worth most (on the prices before discounts of others). Step 6. */
export function orderDiscountOf(
  bar: RewardBar,
  judged: readonly Omit<TierReward, 'gifts'>[],
  priced: Priced,
): AppliedOrderDiscount {
  const lines = priced.lines.filter((line) => qualifies(line, bar));
  const price = bar.lineItemMode
    ? (line: RewardLine) => line.linePrice
    : (line: RewardLine) => minus(line.linePrice, priced.own.get(line.key)?.amount ?? subunits(0));
  const prices = lines.map(price);
  const best = judged
    .filter((tier) => tier.earned)
    .flatMap(({ id, threshold }) => {
      const tier = bar.tiers.find((each) => each.id === id);
      return (tier && worthOf(tier, threshold, bar, prices, priced)) ?? [];
    })
    .sort((a, b) => b.amount - a.amount || b.threshold - a.threshold || compareIds(a.tier.id, b.tier.id))[0];
  if (!best || best.amount === 0) return NONE;
  return bar.lineItemMode
    ? { order: null, lines: sharesOf(best, lines, priced) }
    : { order: asOrderDiscount(best, lines, priced), lines: [] };
}

function worthOf(
  tier: RewardTier,
  threshold: number,
  bar: RewardBar,
  prices: readonly Subunits[],
  { exchange }: Priced,
): Worth | null {
  if (tier.type !== 'discount' || !tier.discount) return null;
  const { kind, value } = tier.discount;
  const base = sum(prices);
  if (kind === 'percentage') {
    const percent = parseDecimal(value);
    if (!percent) return null;
    const off = (price: Subunits) => atMost(percentageOf(price, percent, exchange.unit), price);
    const amount = bar.lineItemMode ? sum(prices.map(off)) : off(base);
    return { tier, threshold, value: { kind, percent: value }, off, amount };
  }
  const typed = inCartCurrency(value, exchange);
  if (typed === null) return null;
  // An amount is capped at the threshold if that is an amount; a threshold of 0 caps nothing.
  const capped = bar.basis === 'amount' && threshold > 0 ? atMost(typed, subunits(threshold)) : typed;
  const off = (price: Subunits) => atMost(capped, price);
  return { tier, threshold, value: { kind, amount: capped }, off, amount: off(base) };
}

/** Order discount on a base that others' order discounts don't reduce: they apply to the same prices. */
function asOrderDiscount(
  { tier, value, off }: Worth,
  lines: readonly RewardLine[],
  priced: Priced,
): OrderDiscount {
  return {
    tierId: tier.id,
    amount: off(sum(lines.map((line) => afterProductDiscounts(line, priced)))),
    value,
    excludedLineKeys: priced.lines.filter((line) => !lines.includes(line)).map((line) => line.key),
    message: tier.message,
  };
}

function sharesOf(
  { tier, value, off }: Worth,
  lines: readonly RewardLine[],
  { exchange }: Priced,
): LineDiscount[] {
  const prices = lines.map((line) => line.linePrice);
  const shares =
    value.kind === 'amount' ? spread(value.amount, prices, exchange.unit) : prices.map((price) => off(price));
  return lines.flatMap((line, index) => {
    const share = shares[index];
    if (!share) return [];
    return {
      lineKey: line.key,
      source: 'order' as const,
      quantity: line.quantity,
      amount: share,
      value: value.kind === 'amount' ? { kind: 'amount' as const, amount: share } : value,
      message: tier.message,
    };
  });
}
