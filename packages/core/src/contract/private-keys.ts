/**
 * Keys of features that not every shop has; a shop has those of its server until staff sets its own (ADR 113). All
 * of them are in `contract/feature-keys`; those needed by the editor are here, so that it doesn't load the others.
 */

/** Key of the gift card input in the cart. */
export const GIFT_CARD_INPUT_KEY = 'cart-gift-card-input';
