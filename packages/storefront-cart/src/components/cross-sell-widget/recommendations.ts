import type { PageProduct } from '@cartwright/storefront-kit/page/page-product';
import { isJson, type Json, listOf, numberOf, textOf } from '@cartwright/storefront-kit/shopify/json';
import { productOf } from '@cartwright/storefront-kit/shopify/read-products';

export interface RecommendedProduct extends PageProduct {
  /** Variant images by id; absent if unknown. */
  readonly pictures?: ReadonlyMap<number, string>;
}

/** Request timeout (milliseconds). */
const TIMEOUT_MS = 3_000;

/** Shopify's limit. */
const MAX_PRODUCTS = 10;

/**
 * Shopify's recommendations for a product, in the cart's currency; null on timeout or failure, empty for a product it
 * doesn't know. Never throws. Source: Shopify's Product Recommendations API.
 */
export async function readRecommendations(
  root: string,
  productId: number,
  intent: 'related' | 'complementary',
  timeout = TIMEOUT_MS,
): Promise<readonly RecommendedProduct[] | null> {
  try {
    const query = new URLSearchParams({ product_id: String(productId), limit: String(MAX_PRODUCTS), intent });
    const response = await fetch(`${root}recommendations/products.json?${query}`, {
      signal: AbortSignal.timeout(timeout),
    });
    if (response.status === 404 || response.status === 422) return [];
    const body: unknown = response.ok ? await response.json() : null;
    return isJson(body) ? listOf(body.products).map(recommendedOf) : null;
  } catch {
    return null;
  }
}

function recommendedOf(body: Json): RecommendedProduct {
  const pictures = listOf(body.variants).flatMap(({ id, featured_image: image }) =>
    isJson(image) ? [[numberOf(id), textOf(image.src)] as const] : [],
  );
  return { ...productOf(body), pictures: new Map(pictures) };
}
