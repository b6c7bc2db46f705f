import { COLOURS } from './colour-names';
import { type FontStack, isFontFamily } from './font-stacks';
import type { Look, LookColour, LookSettings } from './look';
import { PIXELS, type PixelSetting } from './look-limits';
import { themeScheme } from './theme-scheme';

/** Look derived from a theme's settings. */
export interface ThemeImport {
  readonly colours: Partial<Record<LookColour, string>>;
  readonly settings: {
    readonly [Setting in 'font' | 'headingFont' | PixelSetting]?: LookSettings[Setting] | undefined;
  };
  /** Settings that couldn't be imported, as sentences for the merchant. */
  readonly missed: readonly string[];
}

type Settings = Readonly<Record<string, unknown>>;

const BODY_FONTS = ['type_body_font', 'type_base_font', 'body_font', 'font_body'];
const HEADING_FONTS = [
  'type_header_font',
  'type_heading_font',
  'heading_font',
  'font_heading',
  'header_font',
];

/** Theme settings with a look's pixel values. Source: the schemas of Dawn 15 and Horizon 2. */
const PIXELS_OF: Readonly<Partial<Record<PixelSetting, readonly string[]>>> = {
  buttonRadius: ['buttons_radius', 'button_border_radius_primary', 'button_radius', 'buttons_border_radius'],
  buttonBorderWidth: ['buttons_border_thickness', 'primary_button_border_width', 'button_border_width'],
  radius: ['card_corner_radius', 'popup_corner_radius', 'popover_border_radius', 'product_corner_radius'],
  fontSize: ['type_size_paragraph', 'type_base_size', 'body_font_size'],
};

/**
 * Look of a store's theme by the settings of its `settings_data.json` (`current`): of themes with colour schemes,
 * such as Dawn and Horizon, and of older ones with plain colours. Accepts any value, and reports what it couldn't
 * import.
 */
export function fromThemeSettings(current: unknown): ThemeImport {
  const settings = isRecord(current) ? current : {};
  const missed: string[] = [];
  const scheme = themeScheme(settings);
  if (!scheme) missed.push('Your theme keeps its colors somewhere we can’t read. Choose them here.');
  if (scheme?.hasGradient) missed.push('The background is a gradient. The cart uses its plain color.');
  const fonts = fontsOf(settings);
  if (!fonts) missed.push('No font was found. The cart uses the page’s font.');
  const pixels = pixelsOf(settings, missed);
  return { colours: scheme?.colours ?? {}, settings: { ...fonts, ...pixels }, missed };
}

/** Whether the import has any result. */
export function hasFound({ colours, settings }: ThemeImport): boolean {
  return Object.keys(colours).length + Object.keys(settings).length > 0;
}

/** Look with the theme's settings; what the theme doesn't set is reset. */
export function withThemeImport(look: Look, { colours, settings }: ThemeImport): Look {
  const taken = Object.fromEntries(COLOURS.map((field) => [field, colours[field] ?? null])) as Record<
    LookColour,
    string | null
  >;
  const set = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
  return { ...look, ...taken, settings: { ...look.settings, ...set } };
}

/** Fonts of a theme: the cart inherits the page's font, and has to name that of headings. */
function fontsOf(settings: Settings): Pick<LookSettings, 'font' | 'headingFont'> | null {
  const body = firstOf(settings, BODY_FONTS, themeFont);
  const heading = firstOf(settings, HEADING_FONTS, themeFont);
  if (body === null && heading === null) return null;
  return { font: 'store', headingFont: heading === null || heading === body ? 'store' : heading };
}

function pixelsOf(settings: Settings, missed: string[]): Partial<Record<PixelSetting, number>> {
  const found: Partial<Record<PixelSetting, number>> = {};
  for (const [field, names] of Object.entries(PIXELS_OF) as [PixelSetting, readonly string[]][]) {
    const value = firstOf(settings, names, wholePixels);
    if (value === null) continue;
    const { label, min, max } = PIXELS[field];
    found[field] = Math.min(Math.max(value, min), max);
    // Themes write "round" as a radius beyond any height.
    if (found[field] !== value && value < 100) {
      missed.push(`${label}: your theme has ${value} px, the cart goes from ${min} to ${max} px.`);
    }
  }
  return found;
}

function wholePixels(written: unknown): number | null {
  const text = typeof written === 'number' ? String(written) : written;
  if (typeof text !== 'string' || !/^\d{1,4}(\.\d+)?(px)?$/.test(text.trim())) return null;
  return Math.round(Number.parseFloat(text));
}

function firstOf<Value>(
  settings: Settings,
  names: readonly string[],
  read: (written: unknown) => Value | null,
): Value | null {
  for (const name of names) {
    const value = Object.hasOwn(settings, name) ? read(settings[name]) : null;
    if (value !== null) return value;
  }
  return null;
}

function isRecord(value: unknown): value is Settings {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const HANDLE = /^([a-z\d]+(?:_[a-z\d]+)*)_([nio])(\d)$/;

/**
 * Font family by a theme's setting (`assistant_n4`: family, style and weight), as in the theme's styles, or the
 * stack of a preinstalled font; null if invalid. Source: Shopify, "font_picker".
 */
function themeFont(written: unknown): string | null {
  if (typeof written !== 'string') return null;
  const [, handle] = HANDLE.exec(written.trim().toLowerCase()) ?? [];
  if (handle === undefined) return null;
  const onDevices = Object.hasOwn(ON_DEVICES, handle) ? ON_DEVICES[handle] : undefined;
  if (onDevices) return onDevices;
  const family = handle.split('_').map(capitalised).join(' ');
  return isFontFamily(family) ? family : null;
}

/** Fonts that some devices have and nothing loads, with the stack for the others. */
const ON_DEVICES: Readonly<Record<string, FontStack | undefined>> = {
  arial: 'grotesque',
  avenir: 'geometric',
  cambria: 'transitional',
  charter: 'transitional',
  courier_new: 'mono',
  didot: 'didone',
  georgia: 'transitional',
  helvetica: 'grotesque',
  helvetica_neue: 'grotesque',
  iowan_old_style: 'old-style',
  mono: 'mono',
  optima: 'classical',
  palatino: 'old-style',
  rockwell: 'slab',
  sans_serif: 'system',
  serif: 'transitional',
  system_ui: 'system',
  times_new_roman: 'transitional',
};

const SHORT = ['dm', 'pt', 'ibm', 'eb', 'itc', 'ff', 'sf', 'ui'];

function capitalised(word: string): string {
  return SHORT.includes(word) ? word.toUpperCase() : `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
