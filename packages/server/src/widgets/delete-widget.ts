import type { ShopStore } from '../db/for-shop';
import { lockShop } from '../db/shop-row';
import { type ApiFailure, failure } from '../http/api-failure';
import { wantPublication } from '../publishing/publication-state';
import { widgetMissing } from './widget-missing';
import { removeWidget, savedWidget, widgetConflictDetails, widgetRow } from './widget-rows';

/**
 * Deletes a widget that was read at `revision`; the storefront has to follow. Fails with `not_found` or `conflict` (with
 * what is saved).
 */
export function deleteShopWidget(
  store: ShopStore,
  { id, revision }: { readonly id: number; readonly revision: number },
): Promise<{ readonly ok: true } | ApiFailure> {
  return store.transaction(async (shop) => {
    await lockShop(shop);
    const row = await widgetRow(shop, id);
    if (!row) return widgetMissing();
    if (row.revision !== revision) {
      const saved = savedWidget(row);
      return failure('conflict', 'Someone else saved this widget after you opened it.', {
        details: saved.ok ? await widgetConflictDetails(shop, row, saved.answer) : undefined,
      });
    }
    await wantPublication(shop);
    await removeWidget(shop, id);
    return { ok: true };
  });
}
