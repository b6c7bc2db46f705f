import type { SavedWidget } from '@cartwright/core/contract/widgets';
import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';
import { widgetScope } from '@cartwright/core/smart-cart/cart-edit';
import { widgetIdsIn } from '@cartwright/core/smart-cart/components-of';
import { widgetName } from '@cartwright/core/widgets/change-widget';
import type { Widget } from '@cartwright/core/widgets/widget';
import { invalidCart } from '../carts/invalid-cart';
import type { ShopStore } from '../db/for-shop';
import type { ApiFailure } from '../http/api-failure';
import type { SavedBy } from '../versions/version-rows';
import { WIDGET_MISSING } from './widget-missing';
import { savedWidget, updateWidget, widgetRow } from './widget-rows';

/** A widget to be saved over the revision that it was read at. */
export interface SentWidget {
  readonly widget: Widget;
  readonly revision: number;
}

interface SavedOfSent {
  readonly ok: true;
  /** As somebody else saved them since. */
  readonly conflicts: SavedWidget[];
  /** Without those that are gone and that the cart does not have any more. */
  readonly writable: readonly SentWidget[];
}

/**
 * Compares widgets that are sent with a cart with what is saved, inside of a transaction that holds the shop. Fails with
 * `invalid_cart` for one that is gone and that the cart has, and with `unavailable`.
 */
export async function savedOfSent(
  shop: ShopStore,
  cart: CartDocument,
  sent: readonly SentWidget[],
): Promise<SavedOfSent | ApiFailure> {
  const conflicts: SavedWidget[] = [];
  const writable: SentWidget[] = [];
  for (const each of sent) {
    const { id } = each.widget;
    const row = await widgetRow(shop, id);
    if (!row) {
      if (!widgetIdsIn(cart).includes(id)) continue;
      const title = `Widget "${widgetName(each.widget)}"`;
      return invalidCart([
        { code: 'widget_missing', path: [], message: WIDGET_MISSING, title, scope: widgetScope(id) },
      ]);
    }
    const saved = savedWidget(row);
    if (!saved.ok) return saved;
    if (row.revision === each.revision) writable.push(each);
    else conflicts.push(saved.answer);
  }
  return { ok: true, conflicts, writable };
}

/** Writes widgets that are at their revision, inside of a transaction that holds the shop. The wish to publish is the caller's. */
export async function writeSentWidgets(
  shop: ShopStore,
  sent: readonly SentWidget[],
  by: SavedBy,
): Promise<SavedWidget[]> {
  const written: SavedWidget[] = [];
  for (const { widget, revision } of sent) {
    const row = await updateWidget(shop, widget, revision, by);
    const saved = row && savedWidget(row);
    if (!saved?.ok) throw new Error(`The widget ${widget.id} changed while it was locked.`);
    written.push(saved.answer);
  }
  return written;
}
