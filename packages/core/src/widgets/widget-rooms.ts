import { handPickedProducts, showsNothing, type Widget } from './widget';
import { shownLimit, widgetFace } from './widget-face';
import { roomLayout, TOGETHER, type WidgetRoom } from './widget-room';

/** Reserved space of the widgets in pages, by widget id. */
export function widgetRooms(widgets: readonly Widget[]): Readonly<Record<string, WidgetRoom>> {
  return Object.fromEntries(widgets.filter(hasRoom).map((widget) => [widget.id, roomOf(widget)]));
}

const BEHIND_BUTTON: WidgetRoom = [0, 0, 1, 1, 1];

function hasRoom(widget: Widget): boolean {
  return widget.classification === null && !showsNothing(widget);
}

function roomOf(widget: Widget): WidgetRoom {
  const { displayType } = widget.settings;
  if (displayType === 'menu' || displayType === 'modal') return BEHIND_BUTTON;
  const { title, layout } = widgetFace(widget);
  const chosen = handPickedProducts(widget).length;
  const limit = shownLimit(widget.settings);
  const products = chosen > 0 ? Math.min(chosen, limit) : limit;
  const hasTitle = title === '' ? 0 : 1;
  if (displayType === 'bought_together') return [products, hasTitle, TOGETHER, TOGETHER, TOGETHER];
  return [products, hasTitle, roomLayout(layout.large), roomLayout(layout.medium), roomLayout(layout.small)];
}
