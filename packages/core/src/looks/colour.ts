/** Colour as `#rrggbb`, in lower case. */
export type Hex = `#${string}`;

/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [number, number, number];

const WRITTEN = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/** `#ABC` and `#AABBCC` as `#aabbcc`; null for anything else. */
export function hexOf(text: string): Hex | null {
  const trimmed = text.trim();
  if (!WRITTEN.test(trimmed)) return null;
  const digits = trimmed.slice(1).toLowerCase();
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}

export function rgbOf(hex: Hex): Rgb {
  const all = Number.parseInt(hex.slice(1), 16);
  return [(all >> 16) & 255, (all >> 8) & 255, all & 255];
}

export function hexOfRgb(rgb: Rgb): Hex {
  const digits = rgb.map((each) =>
    Math.min(255, Math.max(0, Math.round(each)))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

/** `share` (0 to 1) of one colour in another, as CSS mixes them in sRGB. */
export function mixed(one: Hex, share: number, other: Hex): Hex {
  const [front, back] = [rgbOf(one), rgbOf(other)];
  const mix = (channel: 0 | 1 | 2) => front[channel] * share + back[channel] * (1 - share);
  return hexOfRgb([mix(0), mix(1), mix(2)]);
}

/** A channel of sRGB (0 to 255) as linear light (0 to 1). */
export function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Linear light (0 to 1) as a channel of sRGB (0 to 255, may be outside of it). */
export function gamma(light: number): number {
  return 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);
}
