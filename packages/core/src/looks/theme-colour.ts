import { type Hex, hexOf, hexOfRgb, mixed } from './colour';

const WITH_ALPHA = /^#([\da-f]{6})([\da-f]{2})$/i;
const FUNCTION = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*(?:[,/]\s*([\d.]+)(%?)\s*)?\)$/i;

/**
 * A colour as a theme's settings write it (`#abc`, `#aabbcc`, `#aabbccdd`, `rgb()`, `rgba()`), as it is seen on `ground`;
 * null for what is nothing, cannot be read, or cannot be seen at all.
 */
export function themeColour(written: unknown, ground: Hex = '#ffffff'): Hex | null {
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
