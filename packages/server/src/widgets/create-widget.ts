import { widgetIdsIn } from '@cartwright/core/storefront/products-of';
import { newWidget } from '@cartwright/core/widgets/new-widget';
import type { Classification } from '@cartwright/core/widgets/schema';
import { cartRows } from '../carts/cart-rows';
import { savedCart } from '../carts/saved-cart';
import type { ShopStore } from '../db/for-shop';
import { lockShop } from '../db/shop-row';
import { type ApiFailure, failure } from '../http/api-failure';
import { insertWidget, listedWidgets } from './widget-rows';

/** More would make every page of the shop's storefront heavy, and the list of no use. */
const MAX_WIDGETS = 200;

/** No widget has an id above: the column has 32 bits. Who saves a cart without the editor can name any. */
const MAX_ID = 2 ** 31 - 1;

/** A new widget with the next id of the shop. Fails with `limit_reached`. */
export function createShopWidget(
  store: ShopStore,
  { name, classification }: { readonly name: string; readonly classification: Classification },
  now: Date,
): Promise<{ readonly ok: true; readonly answer: { widget_id: number } } | ApiFailure> {
  return store.transaction(async (shop) => {
    // Two at once would take the same id.
    await lockShop(shop);
    const ids = (await listedWidgets(shop, 'all')).map(({ id }) => id);
    if (ids.length >= MAX_WIDGETS) {
      return failure('limit_reached', `A shop has at most ${MAX_WIDGETS} widgets. Use one of them.`);
    }
    // Nor the id of one that was deleted, while a cart still names it: it would show this one instead.
    const named = (await cartRows(shop)).flatMap((row) => {
      const saved = savedCart(row);
      return saved.ok ? widgetIdsIn(saved.answer.cart).filter((id) => id < MAX_ID) : [];
    });
    const id = Math.max(0, ...ids, ...named) + 1;
    await insertWidget(shop, newWidget(id, name, classification), now);
    return { ok: true, answer: { widget_id: id } };
  });
}
