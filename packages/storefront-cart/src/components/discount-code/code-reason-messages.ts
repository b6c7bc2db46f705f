/**
 * Reasons why a code doesn't apply, by Shopify's name, in English; translations are in `languages/`. For an
 * unknown code the merchant has a text.
 */
export const CODE_REASON_MESSAGES = {
  DISCOUNT_CODE_NOT_HONOURED: (code: string) => `${code} can’t be combined with your other discounts.`,
  DISCOUNT_CURRENTLY_INACTIVE: (code: string) => `${code} isn’t valid right now.`,
  DISCOUNT_CUSTOMER_NOT_ELIGIBLE: (code: string) => `${code} isn’t available for your account.`,
  DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED: (code: string) => `You’ve reached the limit for ${code}.`,
  DISCOUNT_ELIGIBLE_CUSTOMER_MISSING: (code: string) =>
    `Log in to use ${code}, or enter your details at checkout.`,
  DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE: (code: string) =>
    `${code} doesn’t apply to this purchase option (one-time or subscription).`,
  DISCOUNT_NO_ENTITLED_LINE_ITEMS: (code: string) => `${code} doesn’t apply to the items in your cart.`,
  DISCOUNT_NO_ENTITLED_SHIPPING_LINES: (code: string) => `${code} doesn’t apply to this order’s delivery.`,
  DISCOUNT_PURCHASE_NOT_IN_RANGE: (code: string) => `Your order is below the minimum for ${code}.`,
  DISCOUNT_QUANTITY_NOT_IN_RANGE: (code: string) => `Your cart doesn’t have enough items for ${code}.`,
  DISCOUNT_USAGE_LIMIT_REACHED: (code: string) => `${code} has reached its usage limit.`,
  PAYMENTS_GIFT_CARDS_UNAVAILABLE: (code: string) => `${code}: gift cards can’t be used for this order.`,
};
