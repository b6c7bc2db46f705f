/** Fonts that every device has, so that nothing is loaded. Source: the stacks of modernfontstacks.com. */
export const FONT_STACKS = {
  system: { name: 'System', css: 'system-ui, sans-serif' },
  humanist: {
    name: 'Humanist',
    css: "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, 'DejaVu Sans', source-sans-pro, sans-serif",
  },
  geometric: {
    name: 'Geometric',
    css: "Avenir, Montserrat, Corbel, 'URW Gothic', source-sans-pro, sans-serif",
  },
  classical: { name: 'Classical', css: "Optima, Candara, 'Noto Sans', source-sans-pro, sans-serif" },
  grotesque: {
    name: 'Grotesque',
    css: "'Helvetica Neue', Helvetica, 'Nimbus Sans', Arial, 'Liberation Sans', sans-serif",
  },
  rounded: {
    name: 'Rounded',
    css: "ui-rounded, 'Hiragino Maru Gothic ProN', Quicksand, Comfortaa, Manjari, 'Arial Rounded MT Bold', Calibri, source-sans-pro, sans-serif",
  },
  'old-style': {
    name: 'Old style',
    css: "'Iowan Old Style', 'Palatino Linotype', 'URW Palladio L', P052, Palatino, serif",
  },
  transitional: { name: 'Transitional', css: "Charter, 'Bitstream Charter', Cambria, Georgia, serif" },
  didone: {
    name: 'Didone',
    css: "Didot, 'Bodoni MT', 'Noto Serif Display', 'URW Palladio L', P052, Sylfaen, serif",
  },
  slab: {
    name: 'Slab',
    css: "Rockwell, 'Rockwell Nova', 'Roboto Slab', 'DejaVu Serif', 'Sitka Small', serif",
  },
  mono: {
    name: 'Monospace',
    css: "ui-monospace, 'Cascadia Code', 'Source Code Pro', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
  },
} as const satisfies Record<string, { readonly name: string; readonly css: string }>;

export type FontStack = keyof typeof FONT_STACKS;

export function isFontStack(font: string): font is FontStack {
  return Object.hasOwn(FONT_STACKS, font);
}

/** Letters of any language, digits, and punctuation of names that can't end the value. */
const FAMILY = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ._+&-]*[\p{L}\p{M}\p{N}+])?$/u;

export function isFontFamily(name: string): boolean {
  return FAMILY.test(name);
}

/** CSS value of a look's font; null for the store's own, or an invalid one. */
export function fontValue(font: string): string | null {
  if (isFontStack(font)) return FONT_STACKS[font].css;
  return font === 'store' || !isFontFamily(font) ? null : `'${font}', sans-serif`;
}
