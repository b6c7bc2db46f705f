import { compareText } from '@cartwright/core/rewards/line-order';
import type { Properties, StoreCart, StoreLine } from './store-cart';

/**
 * Identifies a line across responses. Keys change with discounts, so a missing key is looked up by variant, properties
 * and selling plan. Never by position.
 */
export interface LineName {
  readonly key: string;
  readonly variantId: number;
  readonly properties: Properties;
  readonly sellingPlanId: number | null;
}

export function nameOf(line: StoreLine): LineName {
  return {
    key: line.key,
    variantId: line.variantId,
    properties: line.properties,
    sellingPlanId: line.sellingPlan?.id ?? null,
  };
}

/** Merge key: equal for lines that the store would merge. */
export function identityOf(name: Omit<LineName, 'key'>): string {
  const properties = Object.entries(name.properties).map(([key, value]) => [key, String(value)]);
  return JSON.stringify([
    name.variantId,
    properties.sort(([a = ''], [b = '']) => compareText(a, b)),
    name.sellingPlanId,
  ]);
}

export function lineIdentity(line: StoreLine): string {
  return identityOf(nameOf(line));
}

/** Finds a line; null if missing or ambiguous. Checks identity too, as a key may have passed to another line. */
export function findLine(cart: Pick<StoreCart, 'lines'>, name: LineName): StoreLine | null {
  const wanted = identityOf(name);
  const same = cart.lines.filter((line) => lineIdentity(line) === wanted);
  return same.find((line) => line.key === name.key) ?? (same.length === 1 ? (same[0] ?? null) : null);
}

/** Total units of lines that the store would merge with this one. */
export function unitsOf(cart: Pick<StoreCart, 'lines'>, name: Omit<LineName, 'key'>): number {
  const wanted = identityOf(name);
  return cart.lines.reduce((units, line) => units + (lineIdentity(line) === wanted ? line.quantity : 0), 0);
}
