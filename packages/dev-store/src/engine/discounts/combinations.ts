import type { CombinesWith } from '../model/catalogue';
import type { DiscountRun } from './discount-run';
import { classOf, type DiscountClass } from './operation';

/**
 * More combinations than any store has are not looked through: discounts come in the store's order, so the ones left
 * out are those of the latest discounts, and the answer is the same each time.
 */
const MAX_COMBINATIONS = 512;

/**
 * The largest sets of discounts that may stand together. Two may when each allows the classes of the other; two
 * shipping discounts never do. Source: Shopify, combining discounts.
 */
export function combinations(runs: readonly DiscountRun[]): DiscountRun[][] {
  const found: DiscountRun[][] = [];
  extend([], [...runs], [], found);
  return found;
}

/** Grows `chosen` by every discount that still fits; `passed` were tried before and would only repeat a set. */
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
    // Whoever combines with everything that is left is in every largest set: going on without it finds nothing new.
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

/** The classes that a discount gives something of: one that it only could give stands in nobody's way. */
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
