import type { SavedLook } from '@cartwright/core/contract/looks';
import type { Issue } from '@cartwright/core/editing/issue';
import type { Look } from '@cartwright/core/looks/look';
import { inOneForm } from '@cartwright/core/looks/one-form';
import { validateLook } from '@cartwright/core/looks/validate-look';
import { lookThenWrite } from '../carts/look-then-write';
import type { ShopStore } from '../db/for-shop';
import { type ApiFailure, failure } from '../http/api-failure';
import { wantPublication } from '../publishing/publication-state';
import type { SavedBy } from '../versions/version-rows';
import { lookRow, savedLook, whoSavedLook, writeLook } from './look-rows';

interface SaveRequest extends SavedBy {
  readonly look: Look;
  /** The revision that the merchant's look was read at; 0 for none. */
  readonly revision: number;
}

/**
 * Saves the shop's look, if nobody else has since it was read; the storefront has to follow. `size` says why it could not
 * be published for its size. Fails with `invalid_cart` (the contract's code for a document with problems) or `conflict`.
 */
export async function saveShopLook(
  store: ShopStore,
  size: (look: Look) => Promise<readonly Issue[]>,
  { look, revision, now, by }: SaveRequest,
): Promise<{ readonly ok: true; readonly answer: SavedLook } | ApiFailure> {
  const invalid = validateLook(look);
  if (invalid.length > 0) return refused(invalid);
  const measure = () => size(look);
  return lookThenWrite(store, measure, async (shop, tooLarge) => {
    if (tooLarge.length > 0) return refused(tooLarge);
    const saved = savedLook(await lookRow(shop));
    if (!saved.ok) return saved;
    if (saved.answer.revision !== revision) {
      return failure('conflict', 'Someone else saved your looks after you opened them.', {
        details: { saved: saved.answer, savedBy: await whoSavedLook(shop, saved.answer.revision) },
      });
    }
    await wantPublication(shop);
    return savedLook(await writeLook(shop, inOneForm(look), revision, { now, by }));
  });
}

function refused(issues: readonly Issue[]): ApiFailure {
  return failure('invalid_cart', 'Unable to save. Fix the marked fields.', {
    issues: issues.map((each) => ({ ...each, path: [...each.path] })),
  });
}
