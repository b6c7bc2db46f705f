/** English; translations are in `words/`. */
export const CART_SHARE_MESSAGES = {
  link: 'Copy this link',
};
