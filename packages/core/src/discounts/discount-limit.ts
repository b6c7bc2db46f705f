/** Maximum of simultaneously active automatic discounts. Source: Shopify, `ACTIVE_PERIOD_OVERLAP`. */
export const MAX_ACTIVE_DISCOUNTS = 25;

/** Prefix of warnings about the limit. */
export const DISCOUNT_LIMIT_REACHED = 'Automatic Discount Limit Reached';
