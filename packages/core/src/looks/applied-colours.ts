import { type Hex, hexOf, mixed } from './colour';
import { contrast } from './contrast';
import type { Look, LookColour } from './look';

/** Colours of the drawer where neither look nor theme sets them: the defaults of `ui/cart/frame/tokens.css`. */
export const DRAWER_COLOURS = {
  background: '#ffffff',
  text: '#1d1c1a',
  success: '#1c6b41',
  error: '#b3261e',
} as const;

/** Share of the text colour in the mix with the background for quiet texts, for blocks, and for edges of fields. */
export const QUIET = 0.7;
const BLOCK = 0.04;
const EDGE = 0.52;

/** Colours of a look with all empty ones derived from the others. Contrast isn't adjusted. */
export type AppliedColours = Readonly<Record<LookColour, Hex>>;

export function appliedColours(look: Look): AppliedColours {
  const set = (field: LookColour) => (look[field] === null ? null : hexOf(look[field]));
  const pageBgColor = set('pageBgColor') ?? DRAWER_COLOURS.background;
  const textColor = set('textColor') ?? DRAWER_COLOURS.text;
  const accentColor = set('accentColor') ?? textColor;
  const buttonBgColor = set('buttonBgColor') ?? accentColor;
  return {
    pageBgColor,
    textColor,
    accentColor,
    successColor: set('successColor') ?? set('accentColor') ?? DRAWER_COLOURS.success,
    buttonBgColor,
    headlineColor: set('headlineColor') ?? textColor,
    buttonTextColor: set('buttonTextColor') ?? readableOn(buttonBgColor, [pageBgColor, textColor]),
    blockBgColor: set('blockBgColor') ?? mixed(textColor, BLOCK, pageBgColor),
    borderColor: set('borderColor') ?? mixed(textColor, EDGE, pageBgColor),
  };
}

/** Source of a colour while it is empty: the theme's, one that is readable on another, or others of the look. */
export type EmptyColour =
  | { readonly from: 'theme' }
  | { readonly from: 'readable'; readonly on: LookColour }
  | { readonly from: 'colours'; readonly of: readonly LookColour[] }
  /** Another colour, or green while that is empty too. */
  | { readonly from: 'or-green'; readonly of: LookColour };

/** Rules of `appliedColours` for each colour, for display. */
export const EMPTY_COLOURS: Readonly<Record<LookColour, EmptyColour>> = {
  pageBgColor: { from: 'theme' },
  textColor: { from: 'theme' },
  accentColor: { from: 'colours', of: ['textColor'] },
  successColor: { from: 'or-green', of: 'accentColor' },
  headlineColor: { from: 'colours', of: ['textColor'] },
  buttonBgColor: { from: 'colours', of: ['accentColor'] },
  buttonTextColor: { from: 'readable', on: 'buttonBgColor' },
  blockBgColor: { from: 'colours', of: ['textColor', 'pageBgColor'] },
  borderColor: { from: 'colours', of: ['textColor', 'pageBgColor'] },
};

/** Empty colour of the theme that determines `field`: itself or another one; null if the look determines it. */
export function leftToTheme(look: Look, field: LookColour): LookColour | null {
  if (look[field] !== null) return null;
  switch (field) {
    case 'pageBgColor':
    case 'textColor':
      return field;
    case 'accentColor':
    case 'headlineColor':
      return leftToTheme(look, 'textColor');
    case 'buttonBgColor':
      return leftToTheme(look, 'accentColor');
    case 'blockBgColor':
    case 'borderColor':
      return leftToTheme(look, 'pageBgColor') ?? leftToTheme(look, 'textColor');
    case 'successColor':
      // Always the accent or our green, whatever the theme has.
      return null;
    case 'buttonTextColor':
      // Chosen for contrast.
      return null;
  }
}

/** First of `wanted`, and then white and black, with enough contrast on `ground`. */
export function readableOn(ground: Hex, wanted: readonly Hex[]): Hex {
  const all: readonly Hex[] = [...wanted, '#ffffff', '#000000'];
  return all.find((colour) => contrast(colour, ground) >= 4.5) ?? '#000000';
}
