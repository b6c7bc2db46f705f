import { type Hex, hexOf } from '../looks/colour';
import { CONTROL_CONTRAST, contrast, TEXT_CONTRAST } from '../looks/contrast';
import { nearestReadable } from '../looks/nearest-readable';

const COLOURS = [
  'accentColor',
  'badgeColor',
  'blockBgColor',
  'borderColor',
  'buttonBgColor',
  'buttonTextColor',
  'headlineColor',
  'pageBgColor',
  'ratingColor',
  'saleColor',
  'textColor',
] as const;

/** Colours of a list that a merchant may set; null or absent: the theme's. */
type ListColours = Readonly<Partial<Record<(typeof COLOURS)[number], string | null>>>;

/** Style properties of the set colours; text colours are adjusted to be readable on their background. */
export function listStyle(set: ListColours): Readonly<Record<string, Hex | 'var(--_gap)'>> {
  const of = (name: (typeof COLOURS)[number]) => hexOf(set[name] ?? '');
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

/** Readable colour on a background: the merchant's, adjusted, or else black or white. */
function on(ground: Hex, colour: Hex | null): Hex {
  if (colour) return nearestReadable(colour, ground, TEXT_CONTRAST);
  return contrast('#000000', ground) >= contrast('#ffffff', ground) ? '#000000' : '#ffffff';
}

/** Value of a `style` attribute. */
export function styleText(properties: Readonly<Record<string, string>>): string {
  return Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}
