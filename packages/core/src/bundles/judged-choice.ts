import { subunits } from '../money/subunits';
import type { BundleConfig } from '../rewards/bundle-config';
import type { RewardsContext } from '../rewards/context';
import { giverName } from './bundle-gifts';
import type { BundleLine } from './bundle-line';
import { evaluateBundle } from './evaluate-bundle';
import { type ChosenPart, selectionLines } from './selection';

/** Result of a choice. Amounts in subunits. */
export interface JudgedChoice {
  readonly units: number;
  /** Missing units until it can be added. */
  readonly missing: number;
  /** Price before discounts. */
  readonly price: number;
  /** Discount of its lines at checkout. */
  readonly discount: number;
  /** Displayed savings. */
  readonly savings: number;
  /** Whether each tier is reached, in the rule's order. */
  readonly reached: readonly boolean[];
  /** Missing units, or subunits of the price, of each tier in order. Undefined: unknown. */
  readonly lacks: readonly (number | undefined)[];
  /** Whether the gifts of each tier are included. */
  readonly gives: readonly boolean[];
}

/**
 * Discount at checkout, in subunits, of lines beside those of the shopper's cart: the best product discount of each.
 */
export type OffBesideCart = (lines: readonly BundleLine[]) => number;

/**
 * Result of a choice in the builder by the shared rule of bundles, with the discount of its lines in the shopper's
 * cart. Without `offOf` that is the bundle's discount. `instance` names it.
 */
export function judgedChoice(
  rule: BundleConfig,
  { parts, instance }: { readonly parts: readonly ChosenPart[]; readonly instance: string },
  { currency, ...context }: Pick<RewardsContext, 'shopCurrency' | 'rate'> & { readonly currency: string },
  offOf?: OffBesideCart | null,
): JudgedChoice {
  const lines = selectionLines(rule.id, instance, parts);
  const cart = { currency, lines, othersOrderDiscount: subunits(0) };
  const known = { ...context, country: null, variants: {}, discountsActive: true };
  const [judged] = evaluateBundle(rule, cart, known).instances;
  const units = parts.reduce((sum, { quantity }) => sum + quantity, 0);
  if (!judged)
    return {
      units,
      missing: minUnits(rule),
      price: 0,
      discount: 0,
      savings: 0,
      reached: [],
      lacks: [],
      gives: [],
    };
  const { tiers } = rule.discount;
  const found = tiers.map(({ id }) => judged.tiers.find((tier) => tier.id === id));
  const discount = offOf ? offOf(lines) : judged.discount;
  return {
    units,
    missing: judged.missing,
    // Parts beyond the bundle's limits are charged, too.
    price: lines.reduce((sum, { linePrice }) => sum + linePrice, 0),
    discount,
    savings: judged.savings - judged.discount + discount,
    reached: found.map((tier) => tier?.reached === true),
    lacks: found.map((tier) => tier?.remaining),
    gives: tiers.map((tier) =>
      judged.gifts.some(({ id }) => id === giverName(rule.id, judged.instance, tier.id)),
    ),
  };
}

/** Minimum of units in a bundle. */
export function minUnits({ steps, container }: Pick<BundleConfig, 'steps' | 'container'>): number {
  const needed = steps.reduce((sum, { quantityInputs }) => sum + quantityInputs.minQuantityPerStep, 0);
  return Math.max(needed, container.enabledForceToMax ? container.maxValue : container.minValue);
}
