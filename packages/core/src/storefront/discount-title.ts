import type { CartDocument } from '../smart-cart/cart-document';

/** The title of a cart's automatic discount in Shopify. Shoppers see the messages of its parts; merchants see this. */
export function discountTitle(document: Pick<CartDocument, 'name'>): string {
  return `Cartwright: ${document.name}`.slice(0, 255);
}
