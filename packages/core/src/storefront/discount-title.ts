import type { CartDocument } from '../smart-cart/cart-document';

const LONGEST = 255;

/**
 * The title of a cart's automatic discount in Shopify. Shoppers see the messages of its parts; merchants see this. Of a
 * cart that is live several times the later ones name when they begin (`from`, epoch milliseconds).
 */
export function discountTitle(document: Pick<CartDocument, 'name'>, from: number | null = null): string {
  const when =
    from === null ? '' : ` (from ${new Date(from).toISOString().slice(0, 16).replace('T', ' ')} UTC)`;
  return `Cartwright: ${document.name}`.slice(0, LONGEST - when.length) + when;
}
