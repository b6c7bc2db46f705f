import type { Issue } from '@cartwright/core/editing/issue';
import { compileOffers, givesOffer } from '@cartwright/core/storefront/compile-offers';
import { shownWidgetIds } from '@cartwright/core/storefront/products-of';
import { offersSize, offersSizeIssues } from '@cartwright/core/storefront/published-size';
import type { Widget } from '@cartwright/core/widgets/widget';
import type { CartChecks } from '../cart/cart-checks';
import { cartRows, isSetAside } from '../cart/cart-rows';
import { savedCart } from '../cart/saved-cart';
import type { ShopStore } from '../db/for-shop';
import { readableWidgets } from './widget-documents';

/**
 * Issues of the published size with widgets as they will be saved: of their discounts, or of a cart that shoppers
 * may see; the first such cart, by its name. Discounts are part of every cart. `except` is skipped.
 */
export async function widgetSizeIssues(
  store: ShopStore,
  checks: CartChecks,
  widgets: readonly Widget[],
  except?: string,
): Promise<readonly Issue[]> {
  if (widgets.length === 0) return [];
  const offers = await offersIssues(store, widgets);
  if (offers.length > 0) return offers;
  const isInAll = widgets.some(givesOffer);
  for (const row of await cartRows(store)) {
    if (row.id === except || !(row.enabled || row.isFallback) || isSetAside(row)) continue;
    const saved = savedCart(row);
    if (!saved.ok) continue;
    const shown = shownWidgetIds(saved.response.cart);
    if (!isInAll && !widgets.some(({ id }) => shown.includes(id))) continue;
    const issues = await checks.size(saved.response.cart, widgets);
    if (issues.length > 0) {
      return issues.map((each) => ({ ...each, title: `The cart "${row.name}" is too large to publish` }));
    }
  }
  return [];
}

async function offersIssues(store: ShopStore, edited: readonly Widget[]): Promise<Issue[]> {
  const [first] = edited.filter(givesOffer);
  if (!first) return [];
  const saved = (await readableWidgets(store)).filter(({ id }) => !edited.some((each) => each.id === id));
  const widgets = [...saved, ...edited];
  const nameOf = (id: string) => `"${widgets.find((each) => String(each.id) === id)?.name}"`;
  const at = first.settings.bundle ? ['settings', 'bundle', 'steps'] : ['products'];
  return offersSizeIssues(offersSize(compileOffers(widgets, []), nameOf), at);
}
