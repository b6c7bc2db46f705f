import { parseDecimal, percentageOf } from '../money/decimal';
import { spread } from '../money/spread';
import { atMost, sum } from '../money/subunits';
import { isGiftLine, type RewardLine } from './cart';
import type { VolumeDiscount } from './config';
import { type Exchange, inCartCurrency } from './exchange';
import { inScope } from './qualifying';
import type { LineDiscount } from './rewards';

/**
 * Step 2: per listed product, the units of its listed variants over all lines reach a tier; a percentage is taken of
 * each line, an amount once of the product's units together. By line key.
 */
export function volumeDiscounts(
  volume: VolumeDiscount,
  lines: readonly RewardLine[],
  exchange: Exchange,
): ReadonlyMap<string, LineDiscount> {
  const found = new Map<string, LineDiscount>();
  for (const product of volume.products) {
    const counted = lines.filter(
      (line) => !isGiftLine(line) && !line.giftCard && !found.has(line.key) && inScope(product, line),
    );
    const units = counted.reduce((count, line) => count + line.quantity, 0);
    const reached = volume.tiers.filter((tier) => units >= tier.quantity);
    const tier = reached.reduce<(typeof reached)[number] | null>(
      (highest, each) => (highest && highest.quantity >= each.quantity ? highest : each),
      null,
    );
    if (!tier) continue;
    for (const discount of amounts(volume, tier.value, counted, exchange)) {
      if (discount.amount > 0) found.set(discount.lineKey, discount);
    }
  }
  return found;
}

function amounts(
  { kind, message }: VolumeDiscount,
  value: string,
  lines: readonly RewardLine[],
  exchange: Exchange,
): LineDiscount[] {
  const common = { source: 'volume', message } as const;
  if (kind === 'percentage') {
    const percent = parseDecimal(value);
    if (!percent) return [];
    return lines.map((line) => ({
      ...common,
      lineKey: line.key,
      quantity: line.quantity,
      amount: atMost(percentageOf(line.linePrice, percent, exchange.unit), line.linePrice),
      value: { kind, percent: value },
    }));
  }
  const amount = inCartCurrency(value, exchange);
  if (amount === null) return [];
  const prices = lines.map((line) => line.linePrice);
  const shares = spread(atMost(amount, sum(prices)), prices, exchange.unit);
  return lines.flatMap((line, index) => {
    const share = shares[index];
    if (share === undefined) return [];
    return {
      ...common,
      lineKey: line.key,
      quantity: line.quantity,
      amount: share,
      value: { kind, amount: share },
    };
  });
}
