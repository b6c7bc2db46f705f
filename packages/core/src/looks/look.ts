import * as z from 'zod';
import { text } from '../texts/limited';

/** Schema version of a look that this code reads and writes. */
export const LOOK_VERSION = 2;

/** Name of the look of a shop that has saved none. */
export const DEFAULT_LOOK_NAME = 'Cartwright default theme';

/** Id of a shop's look, of which there is one for now. */
export const SHOP_LOOK_ID = 'default';

export const SPACINGS = ['compact', 'normal', 'roomy'] as const;
export type Spacing = (typeof SPACINGS)[number];

export const MOTIONS = ['normal', 'reduced', 'none'] as const;
export type Motion = (typeof MOTIONS)[number];

/** `#rrggbb`; null: the store theme's colour, or our default. */
const colour = text('colour').nullable();

/** Pixels; null as for colours. */
const pixels = z.number().nullable();

/** Colours of the specification's theme record; widgets have the same. */
export const themeColours = {
  /** Progress, focus and selection. */
  accentColor: colour,
  /** Cards and quiet areas. */
  blockBgColor: colour,
  /** Dividers, and edges of fields where the contrast suffices. */
  borderColor: colour,
  buttonBgColor: colour,
  buttonTextColor: colour,
  headlineColor: colour,
  pageBgColor: colour,
  textColor: colour,
};

export type ThemeColour = keyof typeof themeColours;

export const lookColours = {
  ...themeColours,
  /** Earned, applied or saved state. */
  successColor: colour,
};

export type LookColour = keyof typeof lookColours;

export const lookSettings = z.strictObject({
  /** `store`, an id of `FONT_STACKS`, or the name of a family that the store loads. */
  font: text('fontFamily'),
  /** As `font`; `store` is the font of the other texts. */
  headingFont: text('fontFamily'),
  fontSize: pixels,
  /** Radius of corners. */
  radius: pixels,
  buttonRadius: pixels,
  buttonBorderWidth: pixels,
  spacing: z.enum(SPACINGS),
  /** Width of the drawer. */
  width: pixels,
  motion: z.enum(MOTIONS),
  /** Custom CSS, applied only in the shadow root of the storefront. */
  customCss: text('customCss'),
});
export type LookSettings = z.infer<typeof lookSettings>;

/** Look of all our storefront surfaces. */
export const lookDocument = z.strictObject({
  schemaVersion: z.literal(LOOK_VERSION),
  id: text('id').min(1),
  name: text('lookName'),
  ...lookColours,
  logoUrl: text('address').nullable(),
  settings: lookSettings,
});
export type Look = z.infer<typeof lookDocument>;
