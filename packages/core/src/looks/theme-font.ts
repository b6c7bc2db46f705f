import { type FontStack, isFontFamily } from './font-stacks';

const HANDLE = /^([a-z\d]+(?:_[a-z\d]+)*)_([nio])(\d)$/;

/**
 * The family of a font as a theme's settings name it (`assistant_n4`: family, style and weight), as the theme writes it
 * into its styles, or the stack of one that devices bring; null for what is none. Source: Shopify, "font_picker".
 */
export function themeFont(written: unknown): string | null {
  if (typeof written !== 'string') return null;
  const [, handle] = HANDLE.exec(written.trim().toLowerCase()) ?? [];
  if (handle === undefined) return null;
  const onDevices = Object.hasOwn(ON_DEVICES, handle) ? ON_DEVICES[handle] : undefined;
  if (onDevices) return onDevices;
  const family = handle.split('_').map(capitalised).join(' ');
  return isFontFamily(family) ? family : null;
}

/** Fonts that are not loaded, but brought by some devices: their stack has what the others bring. */
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
