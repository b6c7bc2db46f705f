import { clearBundleInAddress, saveBundle } from '@cartwright/storefront-kit/bundles/bundle-edits';
import type { AddedItem } from '@cartwright/ui/listing/added-item';
import { cartOfPage } from './add-together';
import { BUNDLE_EDIT_ENGLISH } from './bundle-edit-messages';
import { partsInCart } from './bundle-in-cart';
import type { BundleEditPart } from './widget-parts';

/** Replaces the bundle's lines in the cart and shows the cart; false on refusal, which the builder reports. */
async function save(name: string, items: readonly AddedItem[]): Promise<boolean> {
  const cart = cartOfPage();
  if (!cart || !(await cart.refresh()).ok) return false;
  const isSaved = await saveBundle({
    name,
    lines: items.map(({ variantId, quantity = 1, properties, sellingPlanId = null }) => ({
      variantId,
      quantity,
      properties,
      sellingPlanId,
    })),
  });
  if (isSaved) void cart.open();
  return isSaved;
}

/**
 * Reads and saves a bundle of the shopper's cart, for a builder that changes it.
 *
 * @public
 */
export const part: BundleEditPart = {
  messages: BUNDLE_EDIT_ENGLISH,
  partsInCart,
  save,
  leave: clearBundleInAddress,
};
