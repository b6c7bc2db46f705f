import type { CartRequest, CartResponse } from './cart-port';

/**
 * Cart writes over the Storefront API, for what the AJAX Cart API lacks: reasons why a code doesn't apply, and gift
 * cards. Never throws.
 */
export interface StorefrontPort {
  /** `token` is from the AJAX cart. Null if the AJAX Cart API has to handle the request. */
  write(request: CartRequest, token: string): Promise<CartResponse | null>;
}
