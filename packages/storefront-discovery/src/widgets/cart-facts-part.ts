import { cartFacts } from './cart-facts';
import type { CartFactsPart } from './widget-parts';

/**
 * Part of pages with widgets whose rules ask something of the cart.
 *
 * @public
 */
export const part: CartFactsPart = cartFacts;
