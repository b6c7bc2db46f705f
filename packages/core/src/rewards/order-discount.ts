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

/** What a discount tier takes from a base, and from each line of it in line mode. */
interface Worth {
  readonly tier: RewardTier;
  readonly threshold: number;
  readonly value: DiscountValue;
  readonly amount: Subunits;
}

/** The order discount as one discount of the order, or in line mode as shares of lines. At most one of the two. */
export interface AppliedOrderDiscount {
  readonly order: OrderDiscount | null;
  readonly lines: readonly LineDiscount[];
}

const NONE: AppliedOrderDiscount = { order: null, lines: [] };

/** Step 6: of the earned discount tiers the one worth most applies (on the prices before discounts of others). */
export function orderDiscountOf(
  bar: RewardBar,
  judged: readonly Omit<TierReward, 'gifts'>[],
  priced: Priced,
): AppliedOrderDiscount {
  const lines = priced.lines.filter((line) => qualifies(line, bar));
  const price = bar.lineItemMode
    ? (line: RewardLine) => line.linePrice
    : (line: RewardLine) => minus(line.linePrice, priced.volume.get(line.key)?.amount ?? subunits(0));
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
  const base = sum(prices);
  if (tier.discount.kind === 'percentage') {
    const percent = parseDecimal(tier.discount.value);
    if (!percent) return null;
    const amount = bar.lineItemMode
      ? sum(prices.map((price) => percentageOf(price, percent, exchange.unit)))
      : percentageOf(base, percent, exchange.unit);
    const value: DiscountValue = { kind: 'percentage', percent: tier.discount.value };
    return { tier, threshold, value, amount: atMost(amount, base) };
  }
  const typed = inCartCurrency(tier.discount.value, exchange);
  if (typed === null) return null;
  // An amount is at most the threshold, where the threshold is an amount; a threshold of 0 caps nothing.
  const capped = bar.basis === 'amount' && threshold > 0 ? atMost(typed, subunits(threshold)) : typed;
  return { tier, threshold, value: { kind: 'amount', amount: capped }, amount: atMost(capped, base) };
}

/** Order discounts of others stand beside it on the same prices, so they take nothing from its base. */
function asOrderDiscount(
  { tier, value }: Worth,
  lines: readonly RewardLine[],
  priced: Priced,
): OrderDiscount {
  const base = sum(lines.map((line) => afterProductDiscounts(line, priced)));
  const percent = value.kind === 'percentage' ? parseDecimal(value.percent) : null;
  const wanted =
    value.kind === 'amount'
      ? value.amount
      : percent
        ? percentageOf(base, percent, priced.exchange.unit)
        : subunits(0);
  const qualifying = new Set(lines.map((line) => line.key));
  return {
    tierId: tier.id,
    amount: atMost(wanted, base),
    value,
    excludedLineKeys: priced.lines.filter((line) => !qualifying.has(line.key)).map((line) => line.key),
    message: tier.message,
  };
}

function sharesOf({ tier, value }: Worth, lines: readonly RewardLine[], priced: Priced): LineDiscount[] {
  const { unit } = priced.exchange;
  const prices = lines.map((line) => line.linePrice);
  const spreadAmounts = value.kind === 'amount' ? spread(value.amount, prices, unit) : [];
  const percent = value.kind === 'percentage' ? parseDecimal(value.percent) : null;
  return lines.flatMap((line, index) => {
    const share = percent
      ? atMost(percentageOf(line.linePrice, percent, unit), line.linePrice)
      : (spreadAmounts[index] ?? subunits(0));
    if (share === 0) return [];
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
