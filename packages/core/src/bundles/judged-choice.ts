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
  /** Units until it can be added. */
  readonly missing: number;
  /** Before discounts. */
  readonly price: number;
  /** What checkout takes off its lines. */
  readonly discount: number;
  /** What is shown as saved. */
  readonly savings: number;
  /** Whether each tier is reached, in the order of the rule. */
  readonly reached: readonly boolean[];
  /** What each tier lacks, in its order: units, or subunits of the price. Absent: nothing is known of it. */
  readonly lacks: readonly (number | undefined)[];
  /** Whether the gifts of each tier come with it. */
  readonly gives: readonly boolean[];
}

/** Discount at checkout of lines beside those of the shopper's cart, in subunits: the best product discount of each. */
export type OffBesideCart = (lines: readonly BundleLine[]) => number;

/**
 * Result of a choice in the builder by the one rule of bundles, with the discount that its lines would have in the
 * shopper's cart. Without `offOf` that is the bundle's: nothing else takes anything off them. `instance` names it.
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
      missing: leastOf(rule),
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
    // A part that is no part of it costs something too.
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

/** Units that an empty bundle lacks. */
export function leastOf({ steps, container }: Pick<BundleConfig, 'steps' | 'container'>): number {
  const needed = steps.reduce((sum, { quantityInputs }) => sum + quantityInputs.minQuantityPerStep, 0);
  return Math.max(needed, container.enabledForceToMax ? container.maxValue : container.minValue);
}
