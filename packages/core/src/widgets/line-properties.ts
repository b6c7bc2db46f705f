/**
 * `_source` of lines added by a widget, in a page or in a cart. Earlier carts wrote `cross_sell_widget`: orders
 * have both, with the same meaning.
 */
const WIDGET_SOURCE = 'widget';

/**
 * Properties of a line added by a cross-sell; none while attribution is off (`attribution` null), so that the line
 * merges with one from the product's page. With attribution it is a separate line from those and from other
 * widgets', which is the price of attributing sales. `widget` is the widget's id, if known.
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
