import { type CodeProblem, codeProblem } from '../engine/discounts/code-problem';
import type { DiscountCode } from '../engine/model/catalogue';
import type { CatalogueIndex } from '../engine/model/catalogue-index';
import { type PricedCart, snapshotOf } from '../engine/price-cart';

export interface Warning {
  readonly code: CodeProblem;
  readonly message: string;
}

const MESSAGES: Readonly<Record<CodeProblem, string>> = {
  DISCOUNT_CODE_NOT_HONOURED: "The discount code can't be combined with the other discounts.",
  DISCOUNT_CURRENTLY_INACTIVE: 'The discount is currently inactive.',
  DISCOUNT_CUSTOMER_NOT_ELIGIBLE: 'The customer is not eligible for this discount.',
  DISCOUNT_ELIGIBLE_CUSTOMER_MISSING: 'An eligible customer is missing for this discount.',
  DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE: 'The purchase type is incompatible with this discount.',
  DISCOUNT_NOT_FOUND: 'The discount was not found.',
  DISCOUNT_NO_ENTITLED_LINE_ITEMS: 'There are no entitled line items for this discount.',
  DISCOUNT_NO_ENTITLED_SHIPPING_LINES: 'There are no entitled shipping lines for this discount.',
  DISCOUNT_PURCHASE_NOT_IN_RANGE: 'The purchase is not in range for this discount.',
  DISCOUNT_QUANTITY_NOT_IN_RANGE: 'The quantity is not in range for this discount.',
  DISCOUNT_USAGE_LIMIT_REACHED: 'The discount usage limit has been reached.',
};

/** A warning for each code of a cart that gives it nothing, in the order of the codes. */
export function codeWarnings(
  cart: PricedCart,
  index: CatalogueIndex,
  find: (code: string) => DiscountCode | undefined,
): Warning[] {
  const snapshot = snapshotOf(cart.state, index, cart.market);
  return cart.codes
    .filter(({ applicable }) => !applicable)
    .map(({ code }) => {
      // Without a problem of its own it lost against discounts that it may not stand beside.
      const problem = codeProblem(snapshot, find(code)) ?? 'DISCOUNT_CODE_NOT_HONOURED';
      return { code: problem, message: MESSAGES[problem] };
    });
}
