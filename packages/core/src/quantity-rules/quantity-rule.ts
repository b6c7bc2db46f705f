/** Quantities in which a variant may be bought. Source: Shopify, `quantity_rule` of variants and lines. */
export interface QuantityRule {
  readonly min: number;
  /** Null: no maximum. */
  readonly max: number | null;
  readonly increment: number;
}

export const ANY_QUANTITY: QuantityRule = { min: 1, max: null, increment: 1 };

/** Next allowed quantity: above for `by` 1, below for -1; 0 below the minimum, unchanged at the maximum. */
export function nextQuantity(quantity: number, by: 1 | -1, { min, max, increment }: QuantityRule): number {
  const packs = quantity / increment;
  if (by < 0) {
    const less = (Math.ceil(packs) - 1) * increment;
    return less < min ? 0 : less;
  }
  const more = Math.max(min, (Math.floor(packs) + 1) * increment);
  return more > (max ?? more) ? quantity : more;
}

/** Allowed quantity for a requested one: 0 for 0, else a multiple of the increment within minimum and maximum. */
export function allowedQuantity(requested: number, { min, max, increment }: QuantityRule): number {
  if (requested === 0) return 0;
  const packs = Math.ceil(Math.max(min, requested) / increment) * increment;
  return Math.min(packs, max === null ? packs : Math.floor(max / increment) * increment);
}

/** Whether one unit can be bought, as a gift is. */
export function allowsOne(rule: QuantityRule): boolean {
  return allowedQuantity(1, rule) === 1;
}
