import type { SavedWidget } from '@cartwright/core/contract/widgets';
import type { Widget } from '@cartwright/core/widgets/schema';
import { validateWidget } from '@cartwright/core/widgets/validate';
import type { ShopStore } from '../db/for-shop';
import { lockShop } from '../db/shop-row';
import { type ApiFailure, failure } from '../http/api-failure';
import { wantPublication } from '../publishing/publication-state';
import { savedWidget, updateWidget, widgetRow } from './widget-rows';

interface SaveRequest {
  readonly id: number;
  readonly widget: Widget;
  /** The revision that the merchant's widget was read at. */
  readonly revision: number;
  readonly now: Date;
}

/**
 * Saves a widget, if nobody else has since it was read; the storefront has to follow. Fails with `invalid_request`,
 * `invalid_cart` (the contract's code for a document with problems), `not_found` or `conflict`.
 */
export async function saveShopWidget(
  store: ShopStore,
  { id, widget, revision, now }: SaveRequest,
): Promise<{ readonly ok: true; readonly answer: SavedWidget } | ApiFailure> {
  if (widget.id !== id) {
    const message = `The address names the widget ${id}, the widget says ${widget.id}.`;
    const issues = [{ code: 'id_mismatch', path: ['body', 'widget', 'id'], message }];
    return failure('invalid_request', message, { issues });
  }
  const issues = validateWidget(widget);
  if (issues.length > 0) {
    return failure('invalid_cart', 'Unable to save. Fill in required fields.', {
      issues: issues.map((each) => ({ ...each, path: [...each.path] })),
    });
  }
  return store.transaction(async (shop) => {
    await lockShop(shop);
    const row = await widgetRow(shop, id);
    if (!row) return widgetMissing();
    const saved = savedWidget(row);
    if (!saved.ok) return saved;
    if (row.revision !== revision) {
      return failure('conflict', 'Somebody else has saved this widget since you opened it.', {
        details: { saved: saved.answer },
      });
    }
    await wantPublication(shop);
    const changed = await updateWidget(shop, widget, revision, now);
    if (!changed) throw new Error(`The widget ${id} changed while it was locked.`);
    return savedWidget(changed);
  });
}

export function widgetMissing(): ApiFailure {
  return failure('not_found', 'This widget does not exist any more.');
}
