import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { widgetScope } from '@cartwright/core/cart/cart-edit';
import { widgetIdsIn } from '@cartwright/core/cart/components-of';
import type { SavedWidget } from '@cartwright/core/contract/widgets';
import { widgetName } from '@cartwright/core/widgets/change-widget';
import type { Widget } from '@cartwright/core/widgets/widget';
import type { ShopStore } from '../db/for-shop';
import { invalidDocument } from '../documents/invalid-document';
import { documentRow, readDocument, writeDocument } from '../documents/stored-documents';
import type { SavedBy } from '../documents/version-rows';
import { testedFailure } from '../experiments/running-tests';
import type { ApiFailure } from '../http/api-failure';
import { isReservedId, noRoomForWidgets } from './reserve-widget-id';
import { installColumns, WIDGETS } from './widget-documents';

/** Widget to save over its read revision, or with 0 to create under a reserved id. */
export interface SentWidget {
  readonly widget: Widget;
  readonly revision: number;
}

interface SavedOfSent {
  readonly ok: true;
  /** Newer saved versions of conflicting widgets. */
  readonly conflicts: SavedWidget[];
  /** Widgets without deleted ones that the cart no longer has. */
  readonly writable: readonly SentWidget[];
}

/**
 * Compares widgets that are sent with a cart with the saved ones, inside a transaction that holds the shop. Fails
 * with `invalid_document` for a deleted one that the cart has, `limit_reached` beyond the shop's maximum,
 * `unavailable`, or `forbidden` (in a running test).
 */
export async function savedOfSent(
  shop: ShopStore,
  cart: CartDocument,
  sent: readonly SentWidget[],
  now: Date,
): Promise<SavedOfSent | ApiFailure> {
  const locked = await testedFailure(
    shop,
    'widget',
    sent.map(({ widget }) => widget.id),
    now,
  );
  if (locked) return locked;
  const conflicts: SavedWidget[] = [];
  const writable: SentWidget[] = [];
  for (const each of sent) {
    const { id } = each.widget;
    const saved = await readDocument(shop, WIDGETS, String(id));
    if (!saved.ok && saved.code === 'not_found') {
      if (!widgetIdsIn(cart).includes(id)) continue;
      if (each.revision === 0 && (await isReservedId(shop, id))) {
        writable.push(each);
        continue;
      }
      const title = `Widget "${widgetName(each.widget)}"`;
      return invalidDocument([
        { code: 'widget_missing', path: [], message: saved.message, title, scope: widgetScope(id) },
      ]);
    }
    if (!saved.ok) return saved;
    if (saved.response.revision === each.revision) writable.push(each);
    else conflicts.push(saved.response);
  }
  const full = await noRoomForWidgets(shop, writable.filter(({ revision }) => revision === 0).length);
  return full ?? { ok: true, conflicts, writable };
}

/**
 * Writes widgets at their revision, inside a transaction that holds the shop. The caller requests the publication.
 */
export async function writeSentWidgets(
  shop: ShopStore,
  sent: readonly SentWidget[],
  by: SavedBy,
): Promise<SavedWidget[]> {
  const written: SavedWidget[] = [];
  for (const { widget: document, revision } of sent) {
    const row = await documentRow(shop, WIDGETS, String(document.id));
    const more = installColumns(document, row ?? null, by.now);
    await writeDocument(shop, WIDGETS, { document, revision }, by, more);
    const saved = await readDocument(shop, WIDGETS, String(document.id));
    if (!saved.ok) throw new Error(`The widget ${document.id} can’t be read after it was saved.`);
    written.push(saved.response);
  }
  return written;
}
