import { type ApiFailure, failure } from '../http/api-failure';
import type { ShopifyFailure } from './shopify-failure';

/** API failure for a failed Shopify call. */
export function shopifyOutcome({ message }: ShopifyFailure): ApiFailure {
  return failure('shopify_unavailable', message);
}
