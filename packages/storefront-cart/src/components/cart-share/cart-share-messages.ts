/** English; translations are in `languages/`. */
export const CART_SHARE_MESSAGES = {
  link: 'Copy this link',
};
