import type { SavedLook } from '@cartwright/core/contract/looks';
import type { Issue } from '@cartwright/core/editing/issue';
import { type Look, SHOP_LOOK_ID } from '@cartwright/core/looks/look';
import { inOneForm } from '@cartwright/core/looks/one-form';
import { validateLook } from '@cartwright/core/looks/validate-look';
import type { ShopStore } from '../db/for-shop';
import { invalidDocument } from '../documents/invalid-document';
import { saveAtRevision } from '../documents/save-at-revision';
import type { DocumentResult } from '../documents/stored-documents';
import type { SavedBy } from '../documents/version-rows';
import { wantPublication } from '../publishing/publication-state';
import { validateThenWrite } from '../publishing/validate-then-write';
import { LOOKS } from './look-documents';

interface SaveRequest extends SavedBy {
  readonly look: Look;
  /** Revision that the merchant's edit is based on; 0 for none. */
  readonly revision: number;
}

/**
 * Saves the shop's look if its revision is unchanged; the storefront has to be published again. `size` returns
 * size issues of publishing. Fails with `invalid_document` or `conflict`.
 */
export async function saveShopLook(
  store: ShopStore,
  size: (look: Look) => Promise<readonly Issue[]>,
  { look, ...at }: SaveRequest,
): Promise<DocumentResult<SavedLook>> {
  const refused = (issues: readonly Issue[]) =>
    invalidDocument(issues, 'Unable to save. Fix the marked fields.');
  const invalid = validateLook(look);
  if (invalid.length > 0) return refused(invalid);
  const measure = () => size(look);
  return validateThenWrite(store, measure, async (shop, tooLarge) => {
    if (tooLarge.length > 0) return refused(tooLarge);
    return saveAtRevision(shop, LOOKS, at, async () => {
      await wantPublication(shop);
      return { ok: true, document: { ...inOneForm(look), id: SHOP_LOOK_ID } };
    });
  });
}
