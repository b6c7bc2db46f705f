import { isJson, type Json, listOf, numberOf } from '@cartwright/storefront-kit/shopify/json';

/** The shopper's cart as far as widgets go by it: its products, and how many discount codes it has. */
interface CartOfPage {
  readonly products: readonly number[];
  readonly codes: number;
}

/** The shopper's cart; an empty one where the store doesn't say. Never rejects. */
export async function cartNow(root: string): Promise<CartOfPage> {
  const answer: unknown = await fetch(`${root}cart.js`, { cache: 'no-store' })
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null);
  const { items, discount_codes: codes }: Json = isJson(answer) ? answer : {};
  return {
    products: listOf(items).map(({ product_id }) => numberOf(product_id)),
    codes: listOf(codes).length,
  };
}
