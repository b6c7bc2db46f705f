import type { ShopifyFailure } from '../shopify/shopify-failure';
import { type ApiFailure, failure } from './api-failure';

/** What a caller hears when Shopify did not do its part. */
export function shopifyOutcome({ message }: ShopifyFailure): ApiFailure {
  return failure('shopify_unavailable', message);
}
