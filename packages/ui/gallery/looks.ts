import { DEFAULT_LOOK } from '@cartwright/core/looks/default-look';
import { PRESETS, withPreset } from '@cartwright/core/looks/presets';
import { type LookTokens, tokensOf } from '@cartwright/core/looks/tokens-of';

/** State of the gallery's controls: in the address, so that a look can be linked to and tested. */
export interface Looks {
  /** Pixels. */
  readonly width: number;
  readonly brand: Brand;
  readonly direction: 'ltr' | 'rtl';
  /** Percent. */
  readonly text: number;
  readonly long: boolean;
  readonly still: boolean;
  /** Whether texts are in the font that the project brings, so that they are the same on every machine. */
  readonly inter: boolean;
  /** The one state that is shown, at the corner of an empty page, so that its picture depends on nothing else; null: all. */
  readonly only: string | null;
}

/** `Drawer` is as wide as the drawer on a large screen. */
export const WIDTHS = [320, 360, 440, 768] as const;
export const TEXT_SIZES = [100, 200] as const;
export const DIRECTIONS = ['ltr', 'rtl'] as const;

export type Brand = string;

/** Looks of merchants: none of their own, or a preset, as the documented custom properties of the cart. */
export const BRANDS: Readonly<Record<Brand, LookTokens>> = {
  plain: {},
  ...Object.fromEntries(PRESETS.map((preset) => [preset.id, tokensOf(withPreset(DEFAULT_LOOK, preset))])),
};

export const BRAND_NAMES = Object.keys(BRANDS);

/** The looks of an address; what it does not say is as in a store. */
export function looksOf(search: string): Looks {
  const said = new URLSearchParams(search);
  const among = <Value extends string | number>(values: readonly Value[], name: string, otherwise: Value) =>
    values.find((value) => String(value) === said.get(name)) ?? otherwise;
  return {
    width: among(WIDTHS, 'width', 440),
    brand: among(BRAND_NAMES, 'brand', 'plain'),
    direction: among(DIRECTIONS, 'direction', 'ltr'),
    text: among(TEXT_SIZES, 'text', 100),
    long: said.has('long'),
    still: said.has('still'),
    inter: said.has('inter'),
    only: said.get('only'),
  };
}

/** The address of a component under looks. */
export function addressOf(component: string, { long, still, inter, only: _, ...looks }: Looks): string {
  const said = new URLSearchParams({ component });
  for (const [name, value] of Object.entries(looks)) said.set(name, String(value));
  if (long) said.set('long', '');
  if (still) said.set('still', '');
  if (inter) said.set('inter', '');
  return `?${said}`;
}
