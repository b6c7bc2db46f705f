/** English; translations are in `words/`. */
export const CART_SHARE_WORDS = {
  link: 'Copy this link',
};
