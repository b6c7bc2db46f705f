import { type AppliedColours, appliedColours, leftToTheme } from './applied-colours';
import type { Hex } from './colour';
import { CONTROL_CONTRAST, contrast, TEXT_CONTRAST } from './contrast';
import type { Look, LookColour } from './look';
import { nearestReadable } from './nearest-readable';

/** Two colours of a look that shoppers see on each other. */
export interface ColourPair {
  readonly id: 'text' | 'block-text' | 'headline' | 'button-text' | 'accent' | 'success' | 'border';
  /** Colour that is adjusted if the contrast is too low. */
  readonly changes: LookColour;
  readonly front: LookColour;
  readonly ground: LookColour;
  /** Minimum contrast. */
  readonly min: number;
  /** Whether the merchant's own colour stays despite a lower contrast, because no text depends on it. */
  readonly isDecoration: boolean;
}

/** Pairs in the order of adjustment: later ones depend on earlier ones. */
export const COLOUR_PAIRS: readonly ColourPair[] = [
  pair('text', 'textColor', 'pageBgColor', TEXT_CONTRAST),
  // The text reads on the page already; it cannot follow two grounds.
  { ...pair('block-text', 'textColor', 'blockBgColor', TEXT_CONTRAST), changes: 'blockBgColor' },
  pair('headline', 'headlineColor', 'pageBgColor', TEXT_CONTRAST),
  pair('accent', 'accentColor', 'pageBgColor', CONTROL_CONTRAST),
  pair('success', 'successColor', 'pageBgColor', TEXT_CONTRAST),
  pair('button-text', 'buttonTextColor', 'buttonBgColor', TEXT_CONTRAST),
  { ...pair('border', 'borderColor', 'pageBgColor', CONTROL_CONTRAST), isDecoration: true },
];

/** Pair with the merchant's colours, and its adjustment. */
export interface PairReading extends ColourPair {
  /** Contrast of the merchant's two colours, given earlier adjustments. */
  readonly contrast: number;
  /** Adjustment of the colour that gives way; null if the contrast is sufficient. */
  readonly mend: { readonly from: Hex; readonly to: Hex } | null;
  /** What is empty in the look and decides about it: compared is our default, and the store may have another colour. */
  readonly leftTo: LookColour | null;
}

export interface ContrastSafeLook {
  /** The look with what has to be read mended; decoration is as the merchant has it. */
  readonly look: Look;
  readonly colours: AppliedColours;
  readonly readings: readonly PairReading[];
}

/**
 * The look as shoppers can read it: a colour that is too near to what it stands on becomes the nearest of its hue that
 * is not. Never silent: `readings` say what was changed, for the page that sets them. ADR 45.
 */
export function contrastSafeLook(look: Look): ContrastSafeLook {
  const readings: PairReading[] = [];
  let mended = look;
  for (const each of COLOUR_PAIRS) {
    const applied = appliedColours(mended);
    const ratio = contrast(applied[each.front], applied[each.ground]);
    const from = applied[each.changes];
    const against = applied[each.changes === each.front ? each.ground : each.front];
    const to = nearestReadable(from, against, each.min);
    const isShort = ratio < each.min;
    readings.push({
      ...each,
      contrast: ratio,
      mend: isShort ? { from, to } : null,
      leftTo: leftToTheme(look, each.ground) ?? leftToTheme(look, each.front),
    });
    if (isShort && !each.isDecoration) mended = { ...mended, [each.changes]: to };
  }
  return { look: mended, colours: appliedColours(mended), readings };
}

/** Whether a look, as the merchant has set it, has enough contrast for every text and control. */
export function isReadable(look: Look): boolean {
  return contrastSafeLook(look).readings.every(({ mend, isDecoration }) => mend === null || isDecoration);
}

function pair(id: ColourPair['id'], front: LookColour, ground: LookColour, min: number): ColourPair {
  return { id, changes: front, front, ground, min, isDecoration: false };
}
