import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { withSettingsOf } from '@cartwright/core/cart/with-settings-of';
import { CART } from '@cartwright/core/migrations/cart-definition';
import type { ShopStore } from '../db/for-shop';
import { openDocument, unreadable } from '../documents/stored-documents';
import { type SavedBy, versionRow } from '../documents/version-rows';
import { type ApiFailure, failure } from '../http/api-failure';
import { lockedFailure } from './locked';
import { CARTS } from './saved-cart';
import { writeCart } from './write-cart';

/**
 * Copies another cart's settings to a cart, and reverts that, each within a transaction that holds the shop. Name,
 * schedule, enabled and fallback state remain. Each is one save, and so one version.
 */
export const cartSettings = {
  /** Returns the previous revision. Fails with `not_found`, `unavailable`, or `forbidden` (locked). */
  async copy(
    shop: ShopStore,
    { from, to }: { readonly from: string; readonly to: string },
    by: SavedBy,
  ): Promise<{ readonly ok: true; readonly revision: number } | ApiFailure> {
    const source = await openDocument(shop, CARTS, from);
    if (!source.ok) return source;
    const target = await openDocument(shop, CARTS, to);
    if (!target.ok) return target;
    const locked = lockedFailure(CARTS.responseOf(target), false);
    if (locked) return locked;
    const { revision } = target;
    const written = await write(shop, withSettingsOf(target.document, source.document), revision, by);
    return written.ok ? { ok: true, revision } : written;
  },

  /** Fails like `copy`, and with `conflict` if the cart was saved since, or its version was purged. */
  async restore(
    shop: ShopStore,
    { id, revision }: { readonly id: string; readonly revision: number },
    by: SavedBy,
  ): Promise<{ readonly ok: true } | ApiFailure> {
    const opened = await openDocument(shop, CARTS, id);
    if (!opened.ok) return opened;
    const locked = lockedFailure(CARTS.responseOf(opened), false);
    if (locked) return locked;
    const version = await versionRow(shop, { kind: CART.kind, id, revision });
    if (opened.revision !== revision + 1 || !version) {
      return failure('conflict', 'The cart was saved since. Its versions have how it was before.');
    }
    const before = CART.read(version.document);
    if (!before.ok) return unreadable('The version before', before);
    return write(shop, withSettingsOf(opened.document, before.value), opened.revision, by);
  },
};

async function write(
  shop: ShopStore,
  cart: CartDocument,
  revision: number,
  by: SavedBy,
): Promise<{ readonly ok: true } | ApiFailure> {
  const written = await writeCart(shop, cart, { revision, rebuyAdmin: false, ...by });
  return written.ok ? { ok: true } : written;
}
