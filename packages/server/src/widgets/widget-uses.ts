import { widgetIdsIn } from '@cartwright/core/smart-cart/components-of';
import { type CartRow, cartRows } from '../carts/cart-rows';
import { savedCart } from '../carts/saved-cart';
import type { ShopStore } from '../db/for-shop';

/** The carts that have a component with a widget, newest first. One that this version cannot read is left out. */
export async function widgetUses(store: ShopStore, widgetId: number): Promise<CartRow[]> {
  return (await cartRows(store)).filter((row) => {
    const saved = savedCart(row);
    return saved.ok && widgetIdsIn(saved.answer.cart).includes(widgetId);
  });
}
