import { parseDecimal, percentageOf } from '../money/decimal';
import { spread } from '../money/spread';
import { atMost, sum } from '../money/subunits';
import { isGiftLine, type RewardLine } from './cart';
import type { VolumeDiscount, VolumeTier } from './config';
import { type Exchange, inCartCurrency } from './exchange';
import { inScope } from './qualifying';
import type { LineDiscount } from './rewards';

/** Listed product in a cart: its lines, whose units are added up, and the tier that they reach together. */
export interface VolumeGroup {
  readonly lines: readonly RewardLine[];
  readonly units: number;
  readonly reached: VolumeTier | null;
  readonly discounts: readonly LineDiscount[];
}

/**
 * Step 2: per listed product, the units of its listed variants over all lines reach a tier; a percentage applies
 * to each line, an amount once to the product's units together. Products that aren't in the cart have no lines.
 */
export function volumeGroups(
  volume: VolumeDiscount,
  lines: readonly RewardLine[],
  exchange: Exchange,
): VolumeGroup[] {
  const discounted = new Set<string>();
  // Grouped by product, to avoid comparing a hundred products with two hundred lines.
  const linesOf = new Map<number, RewardLine[]>();
  for (const line of lines) {
    if (isGiftLine(line) || line.giftCard) continue;
    const known = linesOf.get(line.productId);
    if (known) known.push(line);
    else linesOf.set(line.productId, [line]);
  }
  return volume.products.map((product) => {
    const counted = (linesOf.get(product.productId) ?? []).filter(
      (line) => !discounted.has(line.key) && inScope(product, line),
    );
    const units = counted.reduce((count, line) => count + line.quantity, 0);
    const reached = highest(volume.tiers.filter((tier) => units >= tier.quantity));
    const discounts = reached
      ? amounts(volume, reached.value, counted, exchange).filter(({ amount }) => amount > 0)
      : [];
    for (const { lineKey } of discounts) discounted.add(lineKey);
    return { lines: counted, units, reached, discounts };
  });
}

/** Volume discounts, at most one per line. */
export function volumeDiscounts(
  volume: VolumeDiscount,
  lines: readonly RewardLine[],
  exchange: Exchange,
): LineDiscount[] {
  return volumeGroups(volume, lines, exchange).flatMap(({ discounts }) => discounts);
}

function highest(tiers: readonly VolumeTier[]): VolumeTier | null {
  return tiers.reduce<VolumeTier | null>(
    (best, each) => (best && best.quantity >= each.quantity ? best : each),
    null,
  );
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
