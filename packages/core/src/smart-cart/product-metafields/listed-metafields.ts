import type { CartDocument } from '../cart-document';
import { metafieldIssue } from './validate';

/** The product metafields (`namespace.key`) that a cart publishes; none while that is switched off. */
export function listedMetafields({
  productMetafieldsEnabled,
  productMetafields,
}: Pick<CartDocument, 'productMetafieldsEnabled' | 'productMetafields'>): readonly string[] {
  if (!productMetafieldsEnabled) return [];
  // What is being edited, or was saved before it was checked, may have others; Shopify would refuse to be asked for them.
  return productMetafields.filter((name, index, all) => metafieldIssue(name, all.slice(0, index)) === null);
}
