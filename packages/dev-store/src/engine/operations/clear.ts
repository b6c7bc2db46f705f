import type { CartState } from '../model/cart-state';
import { done, type Outcome } from './outcome';

/** `/cart/clear.js`: all lines go; note, attributes and codes stay. Source: Shopify AJAX Cart API. */
export function clearCart(state: CartState): Outcome {
  return done({ ...state, lines: [] });
}
