import type { Part, Parts } from '../editing/parts';
import { widgetPart } from '../widgets/widget-parts';
import type { CartEdit } from './cart-edit';
import { cartParts } from './cart-parts';

const WIDGET = 'widget:';

/** Parts of a cart and, after them, each widget of the edit. */
export const cartEditParts: Parts<CartEdit> = {
  split: ({ cart, widgets }) => [
    ...cartParts.split(cart),
    ...Object.values(widgets).map((widget): Part => widgetPart(`${WIDGET}${widget.id}`, widget)),
  ],
  take(document, from, partId) {
    if (!partId.startsWith(WIDGET)) {
      return { ...document, cart: cartParts.take(document.cart, from.cart, partId) };
    }
    const id = Number(partId.slice(WIDGET.length));
    const { [id]: _, ...others } = document.widgets;
    const taken = from.widgets[id];
    return { ...document, widgets: taken ? { ...others, [id]: taken } : others };
  },
};
