/** Templates that a new cart can begin with. The first holds where none is chosen. */
export const CART_TEMPLATES = ['standard', 'rewards', 'plain'] as const;
export type CartTemplate = (typeof CART_TEMPLATES)[number];

export const CART_TEMPLATE_NAMES: Readonly<Record<CartTemplate, string>> = {
  standard: 'Free shipping bar',
  rewards: 'Free shipping and a discount',
  plain: 'No rewards',
};
