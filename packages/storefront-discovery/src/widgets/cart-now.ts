import { isJson, type Json, listOf, numberOf } from '@cartwright/storefront-kit/shopify/json';

/** The shopper's cart as far as widgets go by it: its products, how many discount codes it has, and all that the store says. */
interface CartOfPage {
  readonly products: readonly number[];
  readonly codes: number;
  readonly said: Json;
}

/** The shopper's cart; an empty one where the store doesn't say until `signal`. Never rejects. */
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
