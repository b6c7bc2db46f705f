import { isJson, type Json, listOf, numberOf } from '@cartwright/storefront-kit/shopify/json';

/** Cart data for widgets: products, number of discount codes, and the raw response. */
interface CartOfPage {
  readonly products: readonly number[];
  readonly codes: number;
  readonly said: Json;
}

/** Reads the shopper's cart; empty on failure or when `signal` aborts. Never rejects. */
export async function cartNow(root: string, signal: AbortSignal): Promise<CartOfPage> {
  const body: unknown = await fetch(`${root}cart.js`, { cache: 'no-store', signal })
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null);
  const said: Json = isJson(body) ? body : {};
  const { items, discount_codes: codes } = said;
  return {
    said,
    products: listOf(items).map(({ product_id }) => numberOf(product_id)),
    codes: listOf(codes).length,
  };
}
