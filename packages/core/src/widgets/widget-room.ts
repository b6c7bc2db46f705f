import type { ShownLayout } from './widget-response';

/**
 * Room of a widget in a page before its products have come: how many there are at most (0: they are behind a button), 1 where
 * it has a title, and the layouts at large, medium and small widths. A layout is its number of columns, negative of a carousel,
 * ten more of a list, twenty more of lines; 31: rows of products that are bought together.
 */
export type WidgetRoom = readonly [
  products: number,
  title: 0 | 1,
  large: number,
  medium: number,
  small: number,
];

const LIST = 10;
const LINE = 20;

/** Code of the layout of products bought together, at every width. */
export const TOGETHER = 31;

/** Code of a layout. */
export function roomLayout({ type, columns }: ShownLayout): number {
  if (type === 'carousel') return -columns;
  return columns + (type === 'list' ? LIST : type === 'line' ? LINE : 0);
}

/** Layout of a code; lines for products bought together. */
export function layoutIn(code: number): ShownLayout {
  return {
    type: code < 0 ? 'carousel' : code < LIST ? 'grid' : code < LINE ? 'list' : 'line',
    columns: Math.abs(code % 10),
  };
}
