import type { CartState } from '../model/cart-state';
import { done, type Outcome } from './outcome';

/** `/cart/clear.js`: removes all lines and keeps note, attributes and codes. Source: Shopify AJAX Cart API. */
export function clearCart(state: CartState): Outcome {
  return done({ ...state, lines: [] });
}
