import { type AppliedColours, DRAWER_COLOURS, QUIET, readableOn } from './applied-colours';
import { type Hex, mixed } from './colour';
import { CONTROL_CONTRAST, contrast, TEXT_CONTRAST } from './contrast';
import { contrastSafeLook } from './contrast-safe-look';
import { fontValue } from './font-stacks';
import { isLogoAddress } from './logo-address';
import type { Look, Motion, Spacing } from './look';
import { PIXELS, type PixelSetting } from './look-limits';
import { nearestReadable } from './nearest-readable';

/** Values of the documented custom properties, by their names (docs/theme-developers). */
export type LookTokens = Readonly<Record<`--cw-${string}`, string>>;

/** Unit of all gaps by spacing. */
const UNITS: Readonly<Record<Spacing, string | null>> = { compact: '3px', normal: null, roomy: '5px' };

/** Unit of all durations by motion. */
const TIMES: Readonly<Record<Motion, string | null>> = { normal: null, reduced: '80ms', none: '0s' };

/**
 * Custom properties of a look with enough contrast, see `contrastSafeLook`. Empty settings are omitted, so that
 * the store's theme or our default applies; they are set only if that would have too little contrast with the
 * settings.
 */
export function tokensOf(look: Look): LookTokens {
  return { ...colourTokens(look), ...shapeTokens(look), ...logoTokens(look) };
}

function colourTokens(look: Look): LookTokens {
  const { look: mended, colours } = contrastSafeLook(look);
  const { pageBgColor: ground, textColor: text, blockBgColor: block } = colours;
  const edge = nearestReadable(colours.borderColor, ground, CONTROL_CONTRAST);
  const onAccent = readableOn(colours.accentColor, [ground, text]);
  return present({
    '--cw-background': mended.pageBgColor && ground,
    '--cw-text': mended.textColor && text,
    '--cw-heading': mended.headlineColor && colours.headlineColor,
    '--cw-accent': mended.accentColor && colours.accentColor,
    // Of the drawer's two defaults, the background may have too little contrast with the accent.
    '--cw-accent-text': onAccent === ground ? null : onAccent,
    '--cw-button': mended.buttonBgColor && colours.buttonBgColor,
    '--cw-button-text': mended.buttonTextColor || mended.buttonBgColor ? colours.buttonTextColor : null,
    '--cw-block': mended.blockBgColor && block,
    '--cw-border': mended.borderColor && colours.borderColor,
    '--cw-field-border': mended.borderColor || edge !== colours.borderColor ? edge : null,
    '--cw-quiet-text': quietText(colours),
    '--cw-success':
      readableOnBoth(colours.successColor, colours) ??
      (mended.successColor || mended.accentColor ? colours.successColor : null),
    '--cw-error': readableOnBoth(DRAWER_COLOURS.error, colours),
  });
}

function shapeTokens({ settings }: Look): LookTokens {
  const pixels = (field: PixelSetting) => {
    const value = settings[field];
    if (value === null || !Number.isFinite(value)) return null;
    return `${Math.min(Math.max(Math.round(value), PIXELS[field].min), PIXELS[field].max)}px`;
  };
  return present({
    '--cw-font': fontValue(settings.font),
    '--cw-heading-font': fontValue(settings.headingFont),
    '--cw-font-size': pixels('fontSize'),
    '--cw-radius': pixels('radius'),
    '--cw-button-radius': pixels('buttonRadius'),
    '--cw-button-border': pixels('buttonBorderWidth'),
    '--cw-spacing': UNITS[settings.spacing],
    '--cw-width': pixels('width'),
    '--cw-motion': TIMES[settings.motion],
  });
}

/** Tokens of the title bar's logo. */
function logoTokens({ logoUrl }: Look): LookTokens {
  if (logoUrl === null || !isLogoAddress(logoUrl)) return {};
  return { '--cw-logo': `url("${logoUrl}")` };
}

/** Colour of quiet text; null if the drawer's own mix has enough contrast. */
function quietText(colours: AppliedColours): Hex | null {
  const { textColor, pageBgColor } = colours;
  return readableOnBoth(mixed(textColor, QUIET, pageBgColor), colours);
}

/** Colour with enough contrast on page and blocks; null if it has that already. */
function readableOnBoth(colour: Hex, { textColor, pageBgColor, blockBgColor }: AppliedColours): Hex | null {
  const grounds = [pageBgColor, blockBgColor];
  const reads = (each: Hex) => grounds.every((ground) => contrast(each, ground) >= TEXT_CONTRAST);
  if (reads(colour)) return null;
  const tried = grounds.map((ground) => nearestReadable(colour, ground, TEXT_CONTRAST));
  return tried.find(reads) ?? textColor;
}

function present(tokens: Readonly<Record<`--cw-${string}`, string | null>>): LookTokens {
  return Object.fromEntries(Object.entries(tokens).filter(([, value]) => value)) as LookTokens;
}
