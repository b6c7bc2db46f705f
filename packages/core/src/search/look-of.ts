import { listStyle, styleText } from '../listing/list-style';
import type { ListingLook } from '../listing/listing-response';
import { NEW_LAYOUT, type ResultsLayout } from './results-layout';

/** Numeric fields that may be empty while edited. */
const NUMBERS = [
  'desktopColumnBreakpoint',
  'tabletColumnBreakpoint',
  'mobileColumnBreakpoint',
  'columnSpacing',
] as const;

/** Look of a page of results by its layout. */
export function lookOf(layout: ResultsLayout): ListingLook {
  const [wide, medium, narrow, gap] = NUMBERS.map((field) => layout[field] ?? NEW_LAYOUT[field]);
  const ratio = layout.imageAspectRatio.replace(':', '/');
  const style = {
    '--_wide': `${wide}`,
    '--_medium': `${medium}`,
    '--_narrow': `${narrow}`,
    '--_gap': `${gap}px`,
    '--_ratio': ratio,
    ...listStyle(layout.colorSettings),
  };
  return {
    title: layout.pageTitle,
    soldOut: layout.soldOutTitle,
    add: layout.addToCartEnabled ? layout.addToCartTitle : '',
    data: {
      layout: layout.layout,
      layoutMode: layout.layoutMode,
      columns: `${wide} ${medium} ${narrow}`,
      filterStyle: layout.filterStyle,
      productLayout: layout.productLayout,
    },
    style: styleText(style),
  };
}
