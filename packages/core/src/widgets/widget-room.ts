import type { ShownLayout } from './widget-response';

/**
 * Room of a widget in a page before its products have come: how many there are at most (0: they are behind a button), 1 where
 * it has a title, and the columns at large, medium and small widths. Negative columns: a carousel; 0: not in cards.
 */
export type WidgetRoom = readonly [
  products: number,
  title: 0 | 1,
  large: number,
  medium: number,
  small: number,
];

/** Columns of a layout, as a room has them. */
export function columnsOf({ type, columns }: ShownLayout): number {
  return type === 'grid' ? columns : type === 'carousel' ? -columns : 0;
}

/** Layout by the columns of a room. */
export function layoutIn(columns: number): ShownLayout {
  return { type: columns > 0 ? 'grid' : columns < 0 ? 'carousel' : 'list', columns: Math.abs(columns) || 1 };
}
