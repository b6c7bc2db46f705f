import { handPickedProducts, showsNothing, type Widget } from './widget';
import { shownLimit, widgetFace } from './widget-face';
import type { ShownLayout } from './widget-response';

/**
 * Room of a widget in a page before its products have come: how many there are at most, 1 where it has a title, and the
 * columns at large, medium and small widths. Negative columns: a carousel; 0: not in cards.
 */
export type WidgetRoom = readonly [
  products: number,
  title: 0 | 1,
  large: number,
  medium: number,
  small: number,
];

/** Rooms of the widgets that stand in pages with their products in cards, by number. */
export function widgetRooms(widgets: readonly Widget[]): Readonly<Record<string, WidgetRoom>> {
  return Object.fromEntries(widgets.filter(isInCards).map((widget) => [widget.id, roomOf(widget)]));
}

function isInCards(widget: Widget): boolean {
  const { classification, settings } = widget;
  return classification === null && settings.displayType === 'embedded' && !showsNothing(widget);
}

function roomOf(widget: Widget): WidgetRoom {
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

function columnsOf({ type, columns }: ShownLayout): number {
  return type === 'grid' ? columns : type === 'carousel' ? -columns : 0;
}
