import { smallestUnit } from '@cartwright/core/money/currency';
import { convert, parseDecimal } from '@cartwright/core/money/decimal';
import type { DiscountCode } from '../model/catalogue';
import { buyXGetY } from './buy-x-get-y';
import { type CartSnapshot, subtotalOf } from './discount-run';
import { entitledLines } from './gives';

/** Reason why a code doesn't apply: values of the Storefront API's `CartWarningCode`. */
export type CodeProblem =
  | 'DISCOUNT_CODE_NOT_HONOURED'
  | 'DISCOUNT_CURRENTLY_INACTIVE'
  | 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE'
  | 'DISCOUNT_ELIGIBLE_CUSTOMER_MISSING'
  | 'DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE'
  | 'DISCOUNT_NOT_FOUND'
  | 'DISCOUNT_NO_ENTITLED_LINE_ITEMS'
  | 'DISCOUNT_NO_ENTITLED_SHIPPING_LINES'
  | 'DISCOUNT_PURCHASE_NOT_IN_RANGE'
  | 'DISCOUNT_QUANTITY_NOT_IN_RANGE'
  | 'DISCOUNT_USAGE_LIMIT_REACHED';

/** Finds a code, case-insensitively. */
export function findCode(codes: readonly DiscountCode[], typed: string): DiscountCode | undefined {
  return codes.find(({ code }) => code.toLowerCase() === typed.toLowerCase());
}

/** Problem of a code in this cart, regardless of other discounts; null if it applies. */
export function codeProblem(cart: CartSnapshot, code: DiscountCode | undefined): CodeProblem | null {
  if (!code) return 'DISCOUNT_NOT_FOUND';
  if (code.status !== 'ACTIVE') return 'DISCOUNT_CURRENTLY_INACTIVE';
  return unmetNeed(cart, code) ?? nothingToGive(cart, code);
}

function unmetNeed(cart: CartSnapshot, { needs }: DiscountCode): CodeProblem | null {
  switch (needs?.kind) {
    case undefined:
      return null;
    case 'customer':
      return needs.who === 'any' ? 'DISCOUNT_ELIGIBLE_CUSTOMER_MISSING' : 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE';
    case 'uses_left':
      return 'DISCOUNT_USAGE_LIMIT_REACHED';
    case 'units': {
      const units = cart.lines.reduce((sum, { quantity }) => sum + quantity, 0);
      return units < needs.min ? 'DISCOUNT_QUANTITY_NOT_IN_RANGE' : null;
    }
    case 'subscription': {
      const met = cart.lines.some(({ sellingPlanId }) => sellingPlanId !== null);
      return met ? null : 'DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE';
    }
    default:
      return needs satisfies never;
  }
}

function nothingToGive(cart: CartSnapshot, { gives }: DiscountCode): CodeProblem | null {
  switch (gives.kind) {
    case 'products':
    case 'product_amount':
      return entitledLines(cart, gives.productIds).length > 0 ? null : 'DISCOUNT_NO_ENTITLED_LINE_ITEMS';
    case 'buy_x_get_y':
      return buyXGetY(cart.lines, gives).length > 0 ? null : 'DISCOUNT_QUANTITY_NOT_IN_RANGE';
    case 'order':
    case 'order_percentage': {
      const subtotal = cart.lines.reduce((sum, line) => sum + subtotalOf(line), 0);
      return subtotal < inCartCurrency(cart, gives.minimumSubtotal ?? '0')
        ? 'DISCOUNT_PURCHASE_NOT_IN_RANGE'
        : null;
    }
    case 'shipping':
      return cart.deliveryGroups.length > 0 ? null : 'DISCOUNT_NO_ENTITLED_SHIPPING_LINES';
    default:
      return gives satisfies never;
  }
}

function inCartCurrency({ rate, currency }: CartSnapshot, amount: string): number {
  const parsed = parseDecimal(rate);
  return (parsed && convert(amount, parsed, smallestUnit(currency))) ?? Number.POSITIVE_INFINITY;
}
