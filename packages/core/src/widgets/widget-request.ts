import type { SourceRequest } from '../data-sources/source-request';
import { handPickedProducts, type Widget } from './widget';
import { shownLimit } from './widget-face';

/**
 * Request to a widget's data source for a place: with the products of the page, in the cart, viewed and bought,
 * and the facts of cart and shopper.
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
