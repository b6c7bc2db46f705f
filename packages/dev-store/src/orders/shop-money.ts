import { smallestUnit } from '@cartwright/core/money/currency';
import { divideHalfUp, parseDecimal } from '@cartwright/core/money/decimal';
import { spread } from '@cartwright/core/money/spread';
import { subunits, sum } from '@cartwright/core/money/subunits';
import type { Market } from '../engine/model/market';

/**
 * Converts an amount from a market's currency to the shop's, rounded half up to its smallest unit. Throws for an
 * invalid rate.
 */
export function inShopMoney(amount: number, { rate }: Market, shopCurrency: string): number {
  const parsed = parseDecimal(rate);
  if (!parsed) throw new Error(`Not a rate: ${rate}`);
  const unit = BigInt(smallestUnit(shopCurrency));
  return Number(divideHalfUp(BigInt(amount) * 10n ** BigInt(parsed.scale), parsed.digits * unit) * unit);
}

/** Divides a total in proportion to weights, by largest remainder; the shares add up exactly. */
export function apportion(total: number, weights: readonly number[], currency: string): number[] {
  const whole = sum(weights);
  if (whole === 0) return weights.map(() => 0);
  // `spread` limits each entry to its price, so the weights are scaled above any share.
  const larger = Math.ceil(total / whole) + 101;
  return spread(
    subunits(total),
    weights.map((weight) => subunits(weight * larger)),
    smallestUnit(currency),
  );
}
