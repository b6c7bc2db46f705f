import type { DiscountRun } from './discount-run';
import type { DiscountValue } from './operation';

/** Discount application of a cart. The `title` is the operation's message, else the discount's title, or the code. */
export interface Application {
  readonly discountId: string;
  readonly type: 'automatic' | 'discount_code';
  readonly title: string;
  readonly value: string;
  readonly valueType: 'percentage' | 'fixed_amount';
  readonly allocationMethod: 'across' | 'each' | 'one';
}

/** Share of a discount on one line, in subunits, greater than 0. */
export interface LineShare {
  readonly application: Application;
  readonly amount: number;
}

/** Product discount of a line. `units`: discounted units, all unless the discount targets fewer. */
export interface ProductShare extends LineShare {
  readonly units: number;
}

/** Allocation of all discounts of a cart. Lines and options without a discount aren't listed. */
export interface Allocation {
  /** At most one per line: the best for the shopper. */
  readonly productShares: ReadonlyMap<string, ProductShare>;
  readonly orderShares: ReadonlyMap<string, readonly LineShare[]>;
  /** By group id and option handle. */
  readonly deliveryShares: ReadonlyMap<string, LineShare>;
  /** Ids of the applied discounts, also those whose share is 0 at the moment. */
  readonly appliedDiscounts: ReadonlySet<string>;
}

export function deliveryKey(groupId: string, handle: string): string {
  return `${groupId} ${handle}`;
}

export function applicationOf(
  run: DiscountRun,
  value: DiscountValue,
  message: string | undefined,
): Application {
  const allocationMethod = 'fixedAmount' in value && value.fixedAmount.appliesToEachItem ? 'each' : 'across';
  return {
    discountId: run.id,
    type: run.code === undefined ? 'automatic' : 'discount_code',
    title: run.code ?? (message || run.title),
    ...('percentage' in value
      ? { value: decimalText(value.percentage.value), valueType: 'percentage' }
      : { value: decimalText(value.fixedAmount.amount), valueType: 'fixed_amount' }),
    allocationMethod,
  };
}

/** Decimal text in Shopify's format: "10" is "10.0". */
function decimalText(value: number | string): string {
  const text = String(value);
  return text.includes('.') ? text : `${text}.0`;
}
