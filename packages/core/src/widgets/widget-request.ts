import type { SourceRequest } from '../data-sources/source-request';
import { handPickedProducts, type Widget } from './widget';
import { shownLimit } from './widget-face';

/**
 * Query to the data source of a widget, for a place: the products that the page is about, in the cart, looked at, and bought,
 * and what is known of cart and shopper.
 */
export function widgetRequest(
  widget: Widget,
  place: Pick<SourceRequest, 'pageProducts' | 'cartProducts' | 'recentlyViewed' | 'ownOrders' | 'facts'>,
): SourceRequest {
  const { dataSourcePath, outOfStock, settings } = widget;
  return {
    path: dataSourcePath,
    limit: shownLimit(settings),
    ...place,
    viewed: place.pageProducts,
    chosen: handPickedProducts(widget).map(({ product_id }) => product_id),
    outOfStock,
    explains: false,
  };
}
