/**
 * The `_source` of the lines that a widget adds, in a page or in a cart. Carts wrote `cross_sell_widget` before: orders
 * have both, which mean the same.
 */
const WIDGET_SOURCE = 'widget';

/**
 * The properties of a line that a cross-sell adds; none while attribution is off (`attribution` null), so that the line
 * merges with one from the product's page. With attribution it stands beside such a line, and beside one of another widget:
 * the price of knowing where a sale came from. `widget` is the widget's id, where it is known.
 */
export function crossSellProperties(attribution: string | null, widget?: number): Record<string, string> {
  return attribution === null
    ? {}
    : { _attribution: attribution, _source: WIDGET_SOURCE, ...(widget && { _widget: `${widget}` }) };
}

/**
 * Properties of a line that a widget in a page adds: none while tracking is off, except the widget's id if checkout
 * needs it for a discount.
 */
export function widgetProperties(
  id: number,
  tracking: boolean,
  isDiscounted = false,
): Record<string, string> {
  return {
    ...(tracking && { _source: WIDGET_SOURCE }),
    ...((tracking || isDiscounted) && { _widget: `${id}` }),
  };
}
