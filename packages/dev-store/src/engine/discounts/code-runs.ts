import type { DiscountCode } from '../model/catalogue';
import { codeProblem, findCode } from './code-problem';
import type { CartSnapshot, DiscountRun } from './discount-run';
import { classOfGives, operationOfGives } from './gives';

/** Discounts of the entered codes that apply to the cart. */
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

/** Id of a code's discount in an allocation. */
export function codeDiscountId(typed: string): string {
  return `gid://shopify/DiscountCodeNode/${typed.toLowerCase()}`;
}
