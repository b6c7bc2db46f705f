import { widgetIdsIn } from '@cartwright/core/cart/components-of';
import { cartRows } from '../cart/cart-rows';
import { savedCart } from '../cart/saved-cart';
import type { ShopStore } from '../db/for-shop';
import { shops, widgets } from '../db/schema';
import { lockShop } from '../db/shop-row';
import { type ApiFailure, failure } from '../http/api-failure';

/** Maximum of widgets per shop: more would slow all of its pages down, and make the list unusable. */
const MAX_WIDGETS = 200;

/** Maximum of 32-bit ids. A cart saved by API can name any id. */
const MAX_ID = 2 ** 31 - 1;

/** Failure if a shop's limit doesn't allow `more` widgets; else null. */
export async function noRoomForWidgets(shop: ShopStore, more: number): Promise<ApiFailure | null> {
  if ((await shop.count(widgets)) + more <= MAX_WIDGETS) return null;
  return failure(
    'limit_reached',
    `A store can have at most ${MAX_WIDGETS} widgets. Use one you already have, or delete one.`,
  );
}

/** Whether an id was reserved for a new widget. */
export async function isReservedId(shop: ShopStore, id: number): Promise<boolean> {
  const [row] = await shop.columns(shops, ['lastWidgetId']);
  return id <= (row?.lastWidgetId ?? 0);
}

/**
 * Reserves the next widget id, inside a transaction that holds the shop. Ids are never reused, even of deleted widgets,
 * since open pages and cart versions may refer to them.
 */
export async function reserveId(shop: ShopStore): Promise<number> {
  const ids = (await shop.columns(widgets, ['id'])).map(({ id }) => id);
  const named = (await cartRows(shop)).flatMap((row) => {
    const saved = savedCart(row);
    return saved.ok ? widgetIdsIn(saved.response.cart).filter((id) => id < MAX_ID) : [];
  });
  const [row] = await shop.columns(shops, ['lastWidgetId']);
  const id = Math.max(row?.lastWidgetId ?? 0, ...ids, ...named) + 1;
  await shop.update(shops, { lastWidgetId: id });
  return id;
}

/** Reserves an id for a widget that is created when it is saved. Fails with `limit_reached`. */
export function reserveWidgetIdOf(
  store: ShopStore,
): Promise<{ readonly ok: true; readonly response: { widget_id: number } } | ApiFailure> {
  return store.transaction(async (shop) => {
    // Locked, so that concurrent calls don't reserve the same id.
    await lockShop(shop);
    const full = await noRoomForWidgets(shop, 1);
    return full ?? { ok: true, response: { widget_id: await reserveId(shop) } };
  });
}
