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
  // The text already contrasts with the page; it can't adapt to two backgrounds.
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
  /**
   * Empty colour of the look that the contrast depends on: our default is compared, and the store may have another
   * colour.
   */
  readonly leftTo: LookColour | null;
}

export interface ContrastSafeLook {
  /** Look with adjusted colours of texts and controls; decoration is unchanged. */
  readonly look: Look;
  readonly colours: AppliedColours;
  readonly readings: readonly PairReading[];
}

/**
 * Look with enough contrast for shoppers: a colour with too little contrast becomes the nearest one of the same
 * hue that has enough. Adjustments are reported in `readings`, for the page with the settings. ADR 45.
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
