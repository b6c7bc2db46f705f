import type { DiscountCode } from '../model/catalogue';
import { codeProblem, findCode } from './code-problem';
import type { CartSnapshot, DiscountRun } from './discount-run';
import { classOfGives, operationOfGives } from './gives';

/** The discounts of the codes that the shopper entered and that may give this cart something. */
export function codeRuns(cart: CartSnapshot, known: readonly DiscountCode[]): DiscountRun[] {
  return cart.codes.flatMap((typed) => {
    const code = findCode(known, typed);
    if (!code || codeProblem(cart, code) !== null) return [];
    return [
      {
        id: codeDiscountId(typed),
        title: code.title,
        code: code.code,
        discountClasses: [classOfGives(code.gives)],
        combinesWith: code.combinesWith,
        operations: [operationOfGives(cart, code.gives)],
      },
    ];
  });
}

/** The id of a code's discount in an allocation. */
export function codeDiscountId(typed: string): string {
  return `gid://shopify/DiscountCodeNode/${typed.toLowerCase()}`;
}
