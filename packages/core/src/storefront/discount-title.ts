import type { CartDocument } from '../cart/cart-document';

const MAX_TITLE_LENGTH = 255;

/**
 * Title of a cart's automatic discount in Shopify, for merchants; shoppers see the messages of its parts. For a
 * cart that is live several times, later titles include their start (`from`, epoch milliseconds).
 */
export function discountTitle(document: Pick<CartDocument, 'name'>, from: number | null = null): string {
  const when =
    from === null ? '' : ` (from ${new Date(from).toISOString().slice(0, 16).replace('T', ' ')} UTC)`;
  return withEnding(`Cartwright: ${document.name}`, when);
}

/** Title with a suffix, cut to Shopify's maximum length. */
export function withEnding(title: string, ending: string): string {
  // Without a split surrogate pair.
  const cut = title.slice(0, MAX_TITLE_LENGTH - ending.length).replace(/[\uD800-\uDBFF]$/, '');
  return cut.trimEnd() + ending;
}

/** Title of the automatic discount of offers, which apply whichever cart is live. */
export const OFFERS_TITLE = discountTitle({ name: 'Offers' });
