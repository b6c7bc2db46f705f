import { type ApiFailure, failure } from '../http/api-failure';
import type { ShopifyFailure } from './shopify-failure';

/** Outcome for a caller when Shopify did not do its part. */
export function shopifyOutcome({ message }: ShopifyFailure): ApiFailure {
  return failure('shopify_unavailable', message);
}
