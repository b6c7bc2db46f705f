import type { CartRequest, CartResponse } from './cart-port';

/**
 * The shopper's cart over the Storefront API, for what it does better than the AJAX Cart API: codes with the reason why
 * one gives nothing, and gift cards. Never throws.
 */
export interface StorefrontPort {
  /** `token` is the cart's, as AJAX tells it. Null for a request that the AJAX Cart API has to do. */
  write(request: CartRequest, token: string): Promise<CartResponse | null>;
}
