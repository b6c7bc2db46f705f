import { spread } from '../money/spread';
import { type Subunits, subunits, sum } from '../money/subunits';
import type { BundleConfig, BundleDiscount } from '../rewards/bundle-config';
import type { RewardsContext } from '../rewards/context';
import { type Exchange, exchangeOf } from '../rewards/exchange';
import type { LineDiscount } from '../rewards/rewards';
import { bundleGifts, givingTiers } from './bundle-gifts';
import { type BundleCart, type BundleLine, inBundleOrder } from './bundle-line';
import type { BundleInstance, BundlePart, BundleRewards } from './bundle-rewards';
import { appliedTier, judgedTiers } from './bundle-tiers';
import { countedUnits } from './counted-units';
import { type Found, foundIn, type Pool } from './instances';

/**
 * Evaluates the bundles of one kind in a cart: the shared rule of builder, drawer, preview and checkout. It judges
 * the existing lines, each bundle apart, so removed parts, copies and forged properties give what those lines
 * would give anyway. The result depends neither on the order nor on the keys of lines. Amounts in subunits of the
 * cart's currency. Doesn't decide which product discount a line keeps beside others.
 */
export function evaluateBundle(
  config: BundleConfig,
  cart: BundleCart,
  context: RewardsContext,
): BundleRewards {
  return judgedLines(config, inBundleOrder(cart), exchangeOf(cart, context), context.discountsActive);
}

/** Evaluates lines in canonical order; if it `gives` nothing, no tier applies. */
export function judgedLines(
  config: BundleConfig,
  lines: readonly BundleLine[],
  exchange: Exchange,
  gives: boolean,
): BundleRewards {
  const judged = foundIn(config, lines)
    .sort((a, b) => (a.instance < b.instance ? -1 : 1))
    .map((found) => judgeInstance(config, found, exchange, gives));
  return {
    bundleId: config.id,
    instances: judged.map(({ instance }) => instance),
    lineDiscounts: judged.flatMap(({ discounts }) => discounts),
  };
}

/** Line with its counted units, and the discounted ones among them. */
interface CountedLine {
  readonly line: BundleLine;
  readonly step: number;
  readonly units: number;
  readonly discounted: number;
  /** Price of the discounted units. */
  readonly price: Subunits;
}

function judgeInstance(
  config: BundleConfig,
  { instance, copies, pools, parts }: Found,
  exchange: Exchange,
  gives: boolean,
): { instance: BundleInstance; discounts: LineDiscount[] } {
  const { discount } = config;
  const { units, total, missing } = countedUnits(config, pools);
  const discounted = discountedUnits(discount, pools, units);
  const price = priceOf(units);
  const worth = { units: total, price, discountable: priceOf(discounted), complete: missing === 0 };
  const tiers = judgedTiers(discount, worth, exchange);
  const applied = gives ? appliedTier(tiers) : null;
  const counted = countedLines(parts, copies, units, discounted);
  const off = subunits((applied?.amount ?? 0) * copies);
  return {
    instance: {
      instance,
      copies,
      parts: counted.map(
        ({ line, step, units: count }): BundlePart => ({ lineKey: line.key, step, units: count }),
      ),
      units: total,
      missing,
      price: subunits(price * copies),
      tiers: tiers.map(({ reward }) => reward),
      tierId: applied?.tier.id ?? null,
      discount: off,
      savings: sum([off, discount.discountedFrom === 'price' ? 0 : savedBefore(counted)]),
      gifts: bundleGifts(config, instance, givingTiers(tiers, applied)),
    },
    discounts: sharesOf(off, counted, exchange, applied?.tier.message ?? ''),
  };
}

/**
 * Discounted units of one copy: without selling plans if the merchant excludes them, and up to the limit per variant.
 */
function discountedUnits(
  discount: BundleDiscount,
  pools: readonly Pool[],
  counted: ReadonlyMap<Pool, number>,
): ReadonlyMap<Pool, number> {
  const limit = discount.enabledLimitLineQuantityDiscount
    ? discount.maxQuantityPerLine
    : Number.POSITIVE_INFINITY;
  const ofVariant = new Map<string, number>();
  return new Map(
    pools.map((pool) => {
      const { variantId, sellingPlanId } = pool;
      if (discount.excludedAddOnDiscountOnSub && sellingPlanId !== null) return [pool, 0];
      const variant = `${variantId} ${sellingPlanId}`;
      const before = ofVariant.get(variant) ?? 0;
      const units = Math.min(counted.get(pool) ?? 0, limit - before);
      ofVariant.set(variant, before + units);
      return [pool, units];
    }),
  );
}

function priceOf(units: ReadonlyMap<Pool, number>): Subunits {
  return sum([...units].map(([{ unitPrice }, count]) => unitPrice * count));
}

/** Counted units of each line in its pool, over all copies: earlier lines come first. */
function countedLines(
  parts: Found['parts'],
  copies: number,
  units: ReadonlyMap<Pool, number>,
  discounted: ReadonlyMap<Pool, number>,
): CountedLine[] {
  const before = new Map<Pool, number>();
  return parts.map(({ line, pool }) => {
    const earlier = before.get(pool) ?? 0;
    before.set(pool, earlier + line.quantity);
    const within = (all: ReadonlyMap<Pool, number>) =>
      Math.max(0, Math.min(line.quantity, (all.get(pool) ?? 0) * copies - earlier));
    const ofThem = within(discounted);
    const price = subunits(pool.unitPrice * ofThem);
    return { line, step: pool.step, units: within(units), discounted: ofThem, price };
  });
}

/** Reduction from the compare-at prices of the counted units, before the discount. */
function savedBefore(counted: readonly CountedLine[]): number {
  return sum(
    counted.map(({ line, units }) => {
      const whole = Math.max(0, (line.compareAtPrice ?? line.linePrice) - line.linePrice);
      return Math.floor((whole * units) / line.quantity);
    }),
  );
}

/** Shares of a discount by price, independent of how units are split into lines. */
function sharesOf(
  amount: Subunits,
  counted: readonly CountedLine[],
  { unit }: Exchange,
  message: string,
): LineDiscount[] {
  const shares = spread(
    amount,
    counted.map(({ price }) => price),
    unit,
  );
  return counted.flatMap(({ line, discounted }, index) => {
    const share = shares[index] ?? subunits(0);
    if (share === 0) return [];
    return {
      lineKey: line.key,
      source: 'bundle' as const,
      quantity: discounted,
      amount: share,
      value: { kind: 'amount' as const, amount: share },
      message,
    };
  });
}
