/**
 * Keys of features that not every shop has; a shop has those of its server until staff gives it others (ADR 113). All of them are in
 * `contract/feature-keys`; those that the editor asks for stand here by themselves, so that it loads no others.
 */

/** Gift cards can be entered in the cart. */
export const GIFT_CARD_INPUT_KEY = 'cart-gift-card-input';
