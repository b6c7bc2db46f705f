import { type Hex, hexOf, hexOfRgb, mixed } from './colour';
import type { ThemeColour } from './look';

export type SchemeColours = Partial<Record<ThemeColour, Hex>>;

export interface ThemeScheme {
  readonly colours: SchemeColours;
  /** Name in the theme; null if its colours belong to no scheme. */
  readonly name: string | null;
  /** Whether the background is a gradient, of which only the plain colour could be imported. */
  readonly hasGradient: boolean;
}

/** Theme settings with the cart's colour scheme: Horizon, Dawn, and derived themes. */
const CART_SCHEMES = ['drawer_color_scheme', 'cart_color_scheme', 'cart_drawer_color_scheme'];

/** Settings of a scheme by colour, in order of preference. Source: the schemas of Dawn 15 and Horizon 2. */
const IN_SCHEME: Readonly<Record<ThemeColour, readonly string[]>> = {
  pageBgColor: ['background'],
  textColor: ['foreground', 'text'],
  headlineColor: ['foreground_heading', 'heading'],
  accentColor: ['primary', 'accent', 'link'],
  buttonBgColor: ['primary_button_background', 'button', 'button_background'],
  buttonTextColor: ['primary_button_text', 'button_label', 'button_text'],
  blockBgColor: ['input_background', 'card_background'],
  borderColor: ['border', 'input_border_color'],
};

/** Settings of themes without schemes: Dawn before 10, Debut, and derived themes. */
const FLAT: Readonly<Record<ThemeColour, readonly string[]>> = {
  pageBgColor: ['colors_background_1', 'color_body_bg', 'color_background', 'background_color', 'color_bg'],
  textColor: ['colors_text', 'color_body_text', 'color_text_body', 'text_color', 'color_text'],
  headlineColor: ['color_text', 'color_heading', 'heading_color', 'color_headings'],
  accentColor: ['colors_accent_1', 'color_accent', 'accent_color', 'color_primary', 'color_link'],
  buttonBgColor: ['color_button', 'color_button_bg', 'button_color', 'button_background'],
  buttonTextColor: ['colors_solid_button_labels', 'color_button_text', 'button_text_color'],
  blockBgColor: ['colors_background_2', 'color_card_bg', 'color_secondary_bg'],
  borderColor: ['color_borders', 'color_border', 'border_color'],
};

/** Colours of a theme's cart by its `settings_data.json`; null if there are none. */
export function themeScheme(settings: Readonly<Record<string, unknown>>): ThemeScheme | null {
  const schemes = recordOf(settings.color_schemes);
  const wanted = CART_SCHEMES.map((field) => settings[field]).find(
    (name) => typeof name === 'string' && Object.hasOwn(schemes, name),
  );
  const name = typeof wanted === 'string' ? wanted : (Object.keys(schemes)[0] ?? null);
  const scheme = name === null ? {} : recordOf(recordOf(schemes[name]).settings);
  const inScheme = coloursOf(scheme, IN_SCHEME);
  if (Object.keys(inScheme).length > 0) {
    const { background_gradient: gradient } = scheme;
    return { colours: branded(inScheme), name, hasGradient: typeof gradient === 'string' && gradient !== '' };
  }
  const flat = coloursOf(settings, FLAT);
  if (Object.keys(flat).length === 0) return null;
  return { colours: branded(flat), name: null, hasGradient: false };
}

/** Most themes have one brand colour, for buttons or as an accent, under either name. */
function branded(colours: SchemeColours): SchemeColours {
  const { accentColor: accent, buttonBgColor: button } = colours;
  const [own, inButtons] = [accent ?? button, button ?? accent];
  return { ...colours, ...(own && { accentColor: own }), ...(inButtons && { buttonBgColor: inButtons }) };
}

function coloursOf(
  settings: Readonly<Record<string, unknown>>,
  names: Readonly<Record<ThemeColour, readonly string[]>>,
): SchemeColours {
  const ground = firstOf(settings, names.pageBgColor, '#ffffff');
  const found: SchemeColours = {};
  for (const [field, written] of Object.entries(names) as [ThemeColour, readonly string[]][]) {
    const colour = firstOf(settings, written, ground ?? '#ffffff');
    if (colour) found[field] = colour;
  }
  return found;
}

function firstOf(
  settings: Readonly<Record<string, unknown>>,
  names: readonly string[],
  ground: Hex,
): Hex | null {
  for (const name of names) {
    const colour = Object.hasOwn(settings, name) ? themeColour(settings[name], ground) : null;
    if (colour) return colour;
  }
  return null;
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

const WITH_ALPHA = /^#([\da-f]{6})([\da-f]{2})$/i;
const FUNCTION = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*(?:[,/]\s*([\d.]+)(%?)\s*)?\)$/i;

/**
 * Colour of a theme's setting (`#abc`, `#aabbcc`, `#aabbccdd`, `rgb()`, `rgba()`), blended with `ground`; null if
 * it is empty, invalid or transparent.
 */
function themeColour(written: unknown, ground: Hex = '#ffffff'): Hex | null {
  if (typeof written !== 'string') return null;
  const plain = hexOf(written);
  if (plain) return plain;
  const [, digits, alpha] = WITH_ALPHA.exec(written.trim()) ?? [];
  if (digits !== undefined && alpha !== undefined) {
    return seen(`#${digits.toLowerCase()}`, Number.parseInt(alpha, 16) / 255, ground);
  }
  const [, red, green, blue, share, percent] = FUNCTION.exec(written.trim()) ?? [];
  if (red === undefined) return null;
  const opacity = share === undefined ? 1 : Number(share) / (percent ? 100 : 1);
  if (!Number.isFinite(opacity)) return null;
  return seen(hexOfRgb([Number(red), Number(green), Number(blue)]), Math.min(opacity, 1), ground);
}

function seen(colour: Hex, share: number, ground: Hex): Hex | null {
  return share === 0 ? null : mixed(colour, share, ground);
}
