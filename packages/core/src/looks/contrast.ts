import { type Hex, linear, rgbOf } from './colour';

/** Contrast of readable text. Source: WCAG 2.2, 1.4.3. */
export const TEXT_CONTRAST = 4.5;
/** Contrast of visible edges of controls and marks of a state. Source: WCAG 2.2, 1.4.11. */
export const CONTROL_CONTRAST = 3;

/** Contrast ratio of two colours, 1 (none) to 21 (black and white). Source: WCAG 2.2, "contrast ratio". */
export function contrast(one: Hex, other: Hex): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(colour: Hex): number {
  const [red, green, blue] = rgbOf(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
