import type { CombinesWith } from '../model/catalogue';
import type { DiscountRun } from './discount-run';
import { classOf, type DiscountClass } from './operation';

/**
 * Maximum number of combinations to try. Discounts come in the store's order, so the latest ones are cut off, always
 * the same.
 */
const MAX_COMBINATIONS = 512;

/**
 * Maximal sets of combinable discounts. Two combine if each allows the other's classes; two shipping discounts never
 * do. Source: Shopify, combining discounts.
 */
export function combinations(runs: readonly DiscountRun[]): DiscountRun[][] {
  const found: DiscountRun[][] = [];
  extend([], [...runs], [], found);
  return found;
}

/** Extends `chosen` by each remaining discount that fits; `passed` were tried before and would repeat a set. */
function extend(
  chosen: DiscountRun[],
  open: DiscountRun[],
  passed: DiscountRun[],
  found: DiscountRun[][],
): void {
  if (found.length >= MAX_COMBINATIONS) return;
  if (open.length === 0) {
    if (passed.length === 0) found.push(chosen);
    return;
  }
  const remaining = [...open];
  const seen = [...passed];
  for (const run of open) {
    const fits = (other: DiscountRun) => mayCombine(run, other);
    extend(
      [...chosen, run],
      remaining.filter((other) => other !== run && fits(other)),
      seen.filter(fits),
      found,
    );
    remaining.shift();
    seen.push(run);
    // A discount that combines with all remaining ones is in every maximal set: skipping it finds nothing new.
    if (remaining.every(fits)) return;
  }
}

function mayCombine(a: DiscountRun, b: DiscountRun): boolean {
  const classesOfA = classesGiven(a);
  const classesOfB = classesGiven(b);
  if (classesOfA.has('SHIPPING') && classesOfB.has('SHIPPING')) return false;
  return (
    [...classesOfB].every((given) => allows(a.combinesWith, given)) &&
    [...classesOfA].every((given) => allows(b.combinesWith, given))
  );
}

/** Classes in which a discount has an effect; others block no combination. */
function classesGiven(run: DiscountRun): Set<DiscountClass> {
  return new Set(run.operations.map(classOf));
}

function allows(combinesWith: CombinesWith, given: DiscountClass): boolean {
  switch (given) {
    case 'PRODUCT':
      return combinesWith.productDiscounts;
    case 'ORDER':
      return combinesWith.orderDiscounts;
    case 'SHIPPING':
      return combinesWith.shippingDiscounts;
    default:
      return given satisfies never;
  }
}
