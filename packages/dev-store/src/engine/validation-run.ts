import type { PricedCart } from './price-cart';

/** Step at which a validation runs. Source: Function API, `BuyerJourneyStep`. */
export type BuyerJourneyStep = 'CART_INTERACTION' | 'CHECKOUT_INTERACTION' | 'CHECKOUT_COMPLETION';

/** Validation error: a sentence for the shopper, and the part of the cart that it refers to (`$.cart`). */
export interface ValidationProblem {
  readonly message: string;
  readonly target: string;
}

/** Runs validations on a cart's final prices; empty if valid. */
export type RunValidations = (cart: PricedCart, step: BuyerJourneyStep) => readonly ValidationProblem[];
