import type { ListedLook } from '../listing/listing-answer';
import { type Hex, hexOf } from '../looks/colour';
import { CONTROL_CONTRAST, contrast, TEXT_CONTRAST } from '../looks/contrast';
import { nearestReadable } from '../looks/nearest-readable';
import { NEW_LAYOUT, type ResultsLayout } from './results-layout';

/** Numbers whose fields may be empty while they are edited. */
const NUMBERS = [
  'desktopColumnBreakpoint',
  'tabletColumnBreakpoint',
  'mobileColumnBreakpoint',
  'columnSpacing',
] as const;

/** What a page of results gets of its layout. */
export function lookOf(layout: ResultsLayout): ListedLook {
  const [wide, medium, narrow, gap] = NUMBERS.map((field) => layout[field] ?? NEW_LAYOUT[field]);
  const ratio = layout.imageAspectRatio.replace(':', '/');
  const style = {
    '--_wide': `${wide}`,
    '--_medium': `${medium}`,
    '--_narrow': `${narrow}`,
    '--_gap': `${gap}px`,
    '--_ratio': ratio,
    ...colours(layout.colorSettings),
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
    style: Object.entries(style)
      .map(([name, value]) => `${name}:${value}`)
      .join(';'),
  };
}

/** The colours that are set, as the style sheet of lists reads them. What stands on one of them can be read there. */
function colours(set: ResultsLayout['colorSettings']): Readonly<Record<string, Hex | 'var(--_gap)'>> {
  const of = (name: keyof typeof set) => (set[name] === null ? null : hexOf(set[name]));
  const page = of('pageBgColor');
  const onPage = (colour: Hex | null) => (page && colour ? on(page, colour) : colour);
  const [border, button, accent, badge, rating] = [
    of('borderColor'),
    of('buttonBgColor'),
    of('accentColor'),
    of('badgeColor'),
    of('ratingColor'),
  ];
  const text = of('textColor');
  const named: readonly (readonly [string, Hex | 'var(--_gap)' | null])[] = [
    ['background', page],
    ['padding', page && 'var(--_gap)'],
    ['margin-block-start', page && 'var(--_gap)'],
    ['color', page ? on(page, text) : text],
    ['--_heading', onPage(of('headlineColor'))],
    ['--_surface', of('blockBgColor')],
    ['--_line', border],
    ['--_edge', border],
    ['--_accent', accent],
    ['--_on-accent', accent && on(accent, null)],
    ['--_button', button],
    ['--_button-text', button ? on(button, of('buttonTextColor')) : of('buttonTextColor')],
    ['--_badge', badge],
    ['--_on-badge', badge && on(badge, null)],
    ['--cw-sale-price', onPage(of('saleColor'))],
    ['--cw-rating', page && rating ? nearestReadable(rating, page, CONTROL_CONTRAST) : rating],
  ];
  return Object.fromEntries(named.flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}

/** A colour of the merchant's, or else black or white, as it can be read on a ground. */
function on(ground: Hex, colour: Hex | null): Hex {
  if (colour) return nearestReadable(colour, ground, TEXT_CONTRAST);
  return contrast('#000000', ground) >= contrast('#ffffff', ground) ? '#000000' : '#ffffff';
}
