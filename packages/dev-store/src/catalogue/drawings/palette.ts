import { hash32 } from '../../engine/model/hash';

/** Four flat colours of a drawing: background, body, shade and detail. */
export interface Palette {
  readonly wall: string;
  readonly body: string;
  readonly shade: string;
  readonly detail: string;
}

const COLOURS: Readonly<Record<string, Palette>> = {
  oat: { wall: '#e9ddc8', body: '#f7efe0', shade: '#e3d3b8', detail: '#8a6f4d' },
  moss: { wall: '#dfe3d0', body: '#6f8360', shade: '#586b4b', detail: '#eef0e2' },
  ink: { wall: '#d9dde2', body: '#3d4a5c', shade: '#2d3846', detail: '#e6e9ee' },
  rust: { wall: '#f0dccb', body: '#b9643f', shade: '#9a4f30', detail: '#fbeee2' },
  honey: { wall: '#f4e6c8', body: '#d9a441', shade: '#bd8a2c', detail: '#fff6e0' },
  rose: { wall: '#f2dfdc', body: '#c98a86', shade: '#ad6e6b', detail: '#fdf3f1' },
  sage: { wall: '#e2e8df', body: '#a3b59a', shade: '#889c7f', detail: '#f6f9f3' },
  clay: { wall: '#eddccf', body: '#c48b67', shade: '#a8724f', detail: '#fdf4ec' },
  slate: { wall: '#dfe2e4', body: '#8a949c', shade: '#707a82', detail: '#f5f7f8' },
  plum: { wall: '#e6dde6', body: '#7a5a78', shade: '#634661', detail: '#f6eef6' },
};

/** Palettes that are only used for texts that name the colour. */
const NAMED_ONLY: Readonly<Record<string, Palette>> = {
  black: { wall: '#dedddb', body: '#2f2e30', shade: '#1f1e20', detail: '#e9e7e4' },
  white: { wall: '#dfe0e0', body: '#ffffff', shade: '#e6e7e8', detail: '#9aa0a5' },
  blue: { wall: '#d8e3ee', body: '#3f6fa3', shade: '#2f5682', detail: '#eaf1f8' },
  brown: { wall: '#e8dacb', body: '#7b5138', shade: '#613e2a', detail: '#f5eade' },
};

const NAMES: Readonly<Record<string, keyof typeof COLOURS>> = {
  cream: 'oat',
  natural: 'oat',
  beige: 'oat',
  green: 'moss',
  olive: 'moss',
  navy: 'ink',
  red: 'rust',
  orange: 'rust',
  wood: 'clay',
  gold: 'honey',
  yellow: 'honey',
  pink: 'rose',
  silver: 'slate',
  grey: 'slate',
  gray: 'slate',
  purple: 'plum',
  fig: 'plum',
  cedar: 'clay',
  unscented: 'oat',
};

/** Palette of a colour name ("Moss", "navy blue"), or a stable one derived from the text. */
export function paletteFor(text: string): Palette {
  const named = namedPalette(text);
  if (named) return named;
  const all = Object.values(COLOURS);
  const chosen = all[hash32(text) % all.length];
  if (!chosen) throw new Error('The list of palettes is empty.');
  return chosen;
}

/** Palette of a colour name in a text; undefined if there is none. */
export function namedPalette(text: string): Palette | undefined {
  const words = text.toLowerCase().split(/[^a-z]+/);
  return words
    .map((word) => NAMED_ONLY[word] ?? COLOURS[NAMES[word] ?? word])
    .find((found) => found !== undefined);
}
