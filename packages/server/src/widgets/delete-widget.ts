import type { ShopStore } from '../db/for-shop';
import { lockShop } from '../db/shop-row';
import { deleteAtRevision } from '../documents/save-at-revision';
import { testedFailure } from '../experiments/running-tests';
import type { ApiFailure } from '../http/api-failure';
import { wantPublication } from '../publishing/publication-state';
import { WIDGETS } from './widget-documents';

/**
 * Deletes a widget that was read at `revision`; the storefront has to be published again. Fails with `not_found`,
 * `conflict` (with the saved widget), or `forbidden` (in a running test). An unreadable widget can be deleted.
 */
export function deleteShopWidget(
  store: ShopStore,
  { id, revision, now }: { readonly id: number; readonly revision: number; readonly now: Date },
): Promise<{ readonly ok: true } | ApiFailure> {
  return store.transaction(async (shop) => {
    await lockShop(shop);
    const locked = await testedFailure(shop, 'widget', [id], now);
    if (locked) return locked;
    return deleteAtRevision(shop, WIDGETS, { id: String(id), revision }, async () => {
      await wantPublication(shop);
      return null;
    });
  });
}
