import type { CartDocument } from '../cart-document';
import { metafieldIssue } from './validate';

/** The product metafields (`namespace.key`) that a cart publishes; none while that is switched off. */
export function listedMetafields({
  productMetafieldsEnabled,
  productMetafields,
}: Pick<CartDocument, 'productMetafieldsEnabled' | 'productMetafields'>): readonly string[] {
  if (!productMetafieldsEnabled) return [];
  const listed: string[] = [];
  // What is being edited, or was saved before it was checked, may have others; Shopify would refuse to be asked for them.
  for (const name of productMetafields) if (metafieldIssue(name, listed) === null) listed.push(name);
  return listed;
}
