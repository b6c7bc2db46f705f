/** Keys of features that not every shop has; a shop's list of them is its server's setting. */

/** Gift cards can be entered in the cart. */
export const GIFT_CARD_INPUT_KEY = 'cart-gift-card-input';
