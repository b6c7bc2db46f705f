import { widgetIdsIn } from '@cartwright/core/smart-cart/components-of';
import type { Classification } from '@cartwright/core/widgets/classification';
import { newWidget } from '@cartwright/core/widgets/widget';
import { cartRows } from '../carts/cart-rows';
import { savedCart } from '../carts/saved-cart';
import type { ShopStore } from '../db/for-shop';
import { shops } from '../db/schema';
import { lockShop } from '../db/shop-row';
import { writeDocument } from '../documents/stored-documents';
import type { SavedBy } from '../documents/version-rows';
import { type ApiFailure, failure } from '../http/api-failure';
import { listedWidgets, WIDGETS } from './widget-documents';

/** More would make every page of the shop's storefront heavy, and the list of no use. */
const MAX_WIDGETS = 200;

/** No widget has an id above: the column has 32 bits. Who saves a cart without the editor can name any. */
const MAX_ID = 2 ** 31 - 1;

/** A new widget with the next id of the shop. Fails with `limit_reached`. */
export function createShopWidget(
  store: ShopStore,
  { name, classification }: { readonly name: string; readonly classification: Classification },
  saved: SavedBy,
): Promise<{ readonly ok: true; readonly answer: { widget_id: number } } | ApiFailure> {
  return store.transaction(async (shop) => {
    // Two at once would take the same id.
    await lockShop(shop);
    const ids = (await listedWidgets(shop, 'all')).map(({ id }) => id);
    if (ids.length >= MAX_WIDGETS) {
      return failure(
        'limit_reached',
        `A store can have at most ${MAX_WIDGETS} widgets. Use one you already have, or delete one.`,
      );
    }
    // Nor the id of one that was deleted: pages that still have it open, and versions of carts, would mean this one.
    const named = (await cartRows(shop)).flatMap((row) => {
      const saved = savedCart(row);
      return saved.ok ? widgetIdsIn(saved.answer.cart).filter((id) => id < MAX_ID) : [];
    });
    const [row] = await shop.columns(shops, ['lastWidgetId']);
    const id = Math.max(row?.lastWidgetId ?? 0, ...ids, ...named) + 1;
    await shop.update(shops, { lastWidgetId: id });
    const document = newWidget(id, name, classification);
    await writeDocument(shop, WIDGETS, { document, revision: 0 }, saved);
    return { ok: true, answer: { widget_id: id } };
  });
}
