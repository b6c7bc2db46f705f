/** Templates of a new cart. The first is the default. */
export const CART_TEMPLATES = ['standard', 'rewards', 'plain'] as const;
export type CartTemplate = (typeof CART_TEMPLATES)[number];

export const CART_TEMPLATE_NAMES: Readonly<Record<CartTemplate, string>> = {
  standard: 'Free shipping bar',
  rewards: 'Free shipping and a discount',
  plain: 'No rewards',
};
