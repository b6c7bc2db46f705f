import { handPickedProducts, showsNothing, type Widget } from './widget';
import { shownLimit, widgetFace } from './widget-face';
import { columnsOf, type WidgetRoom } from './widget-room';

/** Rooms of the widgets that stand in pages with their products in cards or behind a button, by number. */
export function widgetRooms(widgets: readonly Widget[]): Readonly<Record<string, WidgetRoom>> {
  return Object.fromEntries(widgets.filter(hasRoom).map((widget) => [widget.id, roomOf(widget)]));
}

const BEHIND_BUTTON: WidgetRoom = [0, 0, 1, 1, 1];

function hasRoom(widget: Widget): boolean {
  const { classification, settings } = widget;
  return classification === null && settings.displayType !== 'bought_together' && !showsNothing(widget);
}

function roomOf(widget: Widget): WidgetRoom {
  if (widget.settings.displayType !== 'embedded') return BEHIND_BUTTON;
  const { title, layout } = widgetFace(widget);
  const chosen = handPickedProducts(widget).length;
  const limit = shownLimit(widget.settings);
  const products = chosen > 0 ? Math.min(chosen, limit) : limit;
  return [
    products,
    title === '' ? 0 : 1,
    columnsOf(layout.large),
    columnsOf(layout.medium),
    columnsOf(layout.small),
  ];
}
