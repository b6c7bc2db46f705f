import type { BundleLine } from '../bundles/bundle-line';
import { parseDecimal, percentageOf } from '../money/decimal';
import { subunits } from '../money/subunits';
import type { BundleConfig } from '../rewards/bundle-config';
import { type Exchange, inCartCurrency } from '../rewards/exchange';

interface Unit {
  readonly productId: number;
  readonly variantId: number;
  readonly plan: number | null;
  readonly price: number;
  /** Steps that offer it, from 0. */
  readonly steps: readonly number[];
}

/**
 * Best discount on the units of these lines, in subunits, by brute force: every division of them into bundles,
 * each unit at any step that offers its product, or in none. Exponential in the number of units.
 */
export function bestDivision(config: BundleConfig, lines: readonly BundleLine[], exchange: Exchange): number {
  const units: Unit[] = lines
    .filter(({ variantId }) => variantId !== config.discount.parentVariantId)
    .flatMap(({ productId, variantId, sellingPlanId, linePrice, quantity, offeredBy }) => {
      const steps = config.steps.flatMap((_, step) =>
        offeredBy.includes(`${config.id}:${step + 1}`) ? step : [],
      );
      const unit = { productId, variantId, plan: sellingPlanId, price: linePrice / quantity, steps };
      return steps.length === 0 ? [] : Array<Unit>(quantity).fill(unit);
    });
  const all = 2 ** units.length;
  const worth = Array.from({ length: all }, (_, set) => bundleWorth(config, membersOf(units, set), exchange));
  const best = [0];
  for (let set = 1; set < all; set++) {
    const first = set & -set;
    // The first unit is in no bundle, or in one with some of the others.
    let max = best[set ^ first] ?? 0;
    for (let bundle = set; bundle > 0; bundle = (bundle - 1) & set) {
      if (bundle & first) max = Math.max(max, (worth[bundle] ?? 0) + (best[set ^ bundle] ?? 0));
    }
    best.push(max);
  }
  return best[all - 1] ?? 0;
}

const membersOf = (units: readonly Unit[], set: number) => units.filter((_, index) => (set >> index) & 1);

/** Worth of one bundle of exactly these units; 0 if they don't form one. */
function bundleWorth(config: BundleConfig, units: readonly Unit[], exchange: Exchange): number {
  const { container, discount } = config;
  const min = container.enabledForceToMax ? container.maxValue : container.minValue;
  if (units.length < min || units.length > container.maxValue || !fits(config, units, [])) return 0;
  const price = total(units);
  const counted = new Map<string, number>();
  const discountable = total(
    [...units]
      .sort((a, b) => b.price - a.price)
      .filter(({ variantId, plan }) => {
        if (discount.excludedAddOnDiscountOnSub && plan !== null) return false;
        const name = `${variantId} ${plan}`;
        counted.set(name, (counted.get(name) ?? 0) + 1);
        return (
          !discount.enabledLimitLineQuantityDiscount ||
          (counted.get(name) ?? 0) <= discount.maxQuantityPerLine
        );
      }),
  );
  const isQuantity = discount.requiredTarget === 'quantity';
  const value = isQuantity ? units.length : price;
  const applied = discount.tiers
    .map((tier) => ({
      tier,
      from: isQuantity ? tier.requiredQuantity : amountIn(tier.requiredSubtotal, exchange),
    }))
    .filter(({ tier, from }) =>
      tier.discountType === 'fixed_price' ? isQuantity && value === from : value >= from,
    )
    .sort((a, b) => b.from - a.from)[0]?.tier;
  if (!applied) return 0;
  const amount = amountIn(applied.discountValue, exchange);
  const percent = parseDecimal(applied.discountValue);
  const off = {
    percentage: percent ? percentageOf(subunits(discountable), percent, exchange.unit) : 0,
    fixed_amount: amount,
    fixed_price: Math.max(0, price - amount),
  };
  return Math.min(off[applied.discountType], discountable);
}

/** Whether the units can be distributed to steps that offer them, within all limits. */
function fits(config: BundleConfig, units: readonly Unit[], placed: readonly number[]): boolean {
  const unit = units[placed.length];
  const within = config.steps.every(({ quantityInputs }, step) => {
    const own = units.filter((_, index) => placed[index] === step);
    const max = quantityInputs.enabled ? quantityInputs.maxQuantityPerProduct : 1;
    const enough = unit !== undefined || own.length >= quantityInputs.minQuantityPerStep;
    return (
      enough &&
      own.length <= quantityInputs.maxQuantityPerStep &&
      own.every(({ productId }) => own.filter((each) => each.productId === productId).length <= max)
    );
  });
  if (!within) return false;
  return unit === undefined || unit.steps.some((step) => fits(config, units, [...placed, step]));
}

/** Without a rate no tier is reached, and nothing is discounted. */
const amountIn = (major: string, exchange: Exchange) =>
  inCartCurrency(major, exchange) ?? Number.POSITIVE_INFINITY;

const total = (units: readonly Unit[]) => units.reduce((sum, { price }) => sum + price, 0);
