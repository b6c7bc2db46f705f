import type { ShownLayout } from './widget-response';

/**
 * Reserved space of a widget in a page before its products have loaded: their maximum number (0: behind a button),
 * 1 if it has a title, and the layouts at large, medium and small widths. A layout is its number of columns,
 * negative for a carousel, plus ten for a list, plus twenty for lines; 31: products bought together.
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
