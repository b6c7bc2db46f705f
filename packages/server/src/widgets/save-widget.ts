import type { SavedWidget } from '@cartwright/core/contract/widgets';
import { validateWidget, type Widget } from '@cartwright/core/widgets/widget';
import type { CartChecks } from '../carts/cart-checks';
import { invalidCart } from '../carts/invalid-cart';
import { lookThenWrite } from '../carts/look-then-write';
import type { ShopStore } from '../db/for-shop';
import { type ApiFailure, failure } from '../http/api-failure';
import { wantPublication } from '../publishing/publication-state';
import type { SavedBy } from '../versions/version-rows';
import { widgetMissing } from './widget-missing';
import { savedWidget, updateWidget, widgetConflictDetails, widgetRow } from './widget-rows';
import { widgetSizeIssues } from './widget-size-issues';

interface SaveRequest extends SavedBy {
  readonly id: number;
  readonly widget: Widget;
  /** The revision that the merchant's widget was read at. */
  readonly revision: number;
}

type SaveOutcome = { readonly ok: true; readonly answer: SavedWidget } | ApiFailure;

/**
 * Saves a widget, if nobody else has since it was read; the storefront has to follow. Fails with `invalid_request`,
 * `invalid_cart` (the contract's code for a document with problems), `not_found` or `conflict`.
 */
export async function saveShopWidget(
  store: ShopStore,
  checks: CartChecks,
  { id, widget, revision, now, by }: SaveRequest,
): Promise<SaveOutcome> {
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
  const look = () => widgetSizeIssues(store, checks, [widget]);
  return lookThenWrite(store, look, async (shop, large): Promise<SaveOutcome> => {
    const row = await widgetRow(shop, id);
    if (!row) return widgetMissing();
    const saved = savedWidget(row);
    if (!saved.ok) return saved;
    if (row.revision !== revision) {
      return failure('conflict', 'Someone else saved this widget after you opened it.', {
        details: await widgetConflictDetails(shop, row, saved.answer),
      });
    }
    if (large.length > 0) return invalidCart(large);
    await wantPublication(shop);
    const changed = await updateWidget(shop, widget, revision, { now, by });
    if (!changed) throw new Error(`The widget ${id} changed while it was locked.`);
    return savedWidget(changed);
  });
}
