import type { Issue } from '@cartwright/core/editing/issue';
import { shownWidgetIds } from '@cartwright/core/storefront/products-of';
import type { Widget } from '@cartwright/core/widgets/widget';
import type { CartChecks } from '../carts/cart-checks';
import { cartRows, isSetAside } from '../carts/cart-rows';
import { savedCart } from '../carts/saved-cart';
import type { ShopStore } from '../db/for-shop';

/**
 * Why a cart that shoppers may see could not be published for its size with widgets as they are to be saved; the first
 * such cart, under its name. `except` is not looked at.
 */
export async function widgetSizeIssues(
  store: ShopStore,
  checks: CartChecks,
  widgets: readonly Widget[],
  except?: string,
): Promise<readonly Issue[]> {
  if (widgets.length === 0) return [];
  for (const row of await cartRows(store)) {
    if (row.id === except || !(row.enabled || row.isFallback) || isSetAside(row)) continue;
    const saved = savedCart(row);
    if (!saved.ok) continue;
    const shown = shownWidgetIds(saved.answer.cart);
    if (!widgets.some(({ id }) => shown.includes(id))) continue;
    const issues = await checks.size(saved.answer.cart, widgets);
    if (issues.length > 0) {
      return issues.map((each) => ({ ...each, title: `The cart "${row.name}" is too large to publish` }));
    }
  }
  return [];
}
