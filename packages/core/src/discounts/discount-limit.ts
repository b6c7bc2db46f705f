/** Automatic discounts that can be active at a time. Source: Shopify, `ACTIVE_PERIOD_OVERLAP`. */
export const MAX_ACTIVE_DISCOUNTS = 25;

/** Beginning of a warning of the limit. */
export const DISCOUNT_LIMIT_REACHED = 'Automatic Discount Limit Reached';
