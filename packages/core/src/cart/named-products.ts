import { handPickedProducts, type Widget } from '../widgets/widget';
import type { CartDocument } from './cart-document';
import { visibleComponents } from './components-of';

/**
 * Ids, each once, of the products in a visible cart's settings: gifts and exclusions of its progress bars, its
 * enabled volume discount, and hand-picked products of those of `widgets` that it shows.
 */
export function namedProductIds(document: CartDocument, widgets: readonly Widget[]): number[] {
  const { buyMoreSaveMore, buyMoreSaveMoreEnabled } = document;
  const shown = visibleComponents(document).flatMap(({ component }) => {
    if (component.type === 'tiered_progress_bar') {
      return component.settings.bars.flatMap(({ excludedProducts, tiers }) => [
        ...excludedProducts,
        ...tiers.flatMap(({ type, products }) => (type === 'product' ? products : [])),
      ]);
    }
    if (component.type !== 'cross_sell_widget') return [];
    const widget = widgets.find(({ id }) => id === component.settings.widgetId);
    return widget ? handPickedProducts(widget) : [];
  });
  const volume = buyMoreSaveMoreEnabled ? buyMoreSaveMore.discountProducts : [];
  return [...new Set([...shown, ...volume].map(({ product_id }) => product_id))];
}
