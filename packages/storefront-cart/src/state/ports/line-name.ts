import { compareText } from '@cartwright/core/rewards/line-order';
import type { Properties, StoreCart, StoreLine } from './store-cart';

/**
 * Names a line over answers: its key, and what the key stands for. Keys change with discounts, so a key that is gone
 * is looked up by variant, properties and selling plan. Never a position.
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

/** The same for two lines exactly when the store would merge them. */
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

/** The line that is meant; null when it is gone, or when it cannot be told from another. A key alone may be another line's by now. */
export function findLine(cart: Pick<StoreCart, 'lines'>, name: LineName): StoreLine | null {
  const wanted = identityOf(name);
  const same = cart.lines.filter((line) => lineIdentity(line) === wanted);
  return same.find((line) => line.key === name.key) ?? (same.length === 1 ? (same[0] ?? null) : null);
}

/** Units of everything in the cart that the store would merge with this. */
export function unitsOf(cart: Pick<StoreCart, 'lines'>, name: Omit<LineName, 'key'>): number {
  const wanted = identityOf(name);
  return cart.lines.reduce((units, line) => units + (lineIdentity(line) === wanted ? line.quantity : 0), 0);
}
