import * as z from 'zod';
import { text } from '../texts/limited';

/** The version of a look's shape that this code reads and writes. */
export const LOOK_VERSION = 2;

/** Name of the look of a shop that has saved none. */
export const DEFAULT_LOOK_NAME = 'Cartwright default theme';

/** A shop has one look for now; this is its id. */
export const SHOP_LOOK_ID = 'default';

export const SPACINGS = ['compact', 'normal', 'roomy'] as const;
export type Spacing = (typeof SPACINGS)[number];

export const MOTIONS = ['normal', 'reduced', 'none'] as const;
export type Motion = (typeof MOTIONS)[number];

/** `#rrggbb`; null: as the store's theme, or we, have it. */
const colour = text('colour').nullable();

/** Pixels; null as for colours. */
const pixels = z.number().nullable();

/** The colours of the specification's theme record; widgets have the same. */
export const themeColours = {
  /** Progress, focus and what is chosen. */
  accentColor: colour,
  /** Cards and quiet areas. */
  blockBgColor: colour,
  /** Dividers; and the edges of fields, where it can be seen well enough. */
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
  /** What is earned, applied or saved. */
  successColor: colour,
};

export type LookColour = keyof typeof lookColours;

export const lookSettings = z.strictObject({
  /** `store`, an id of `FONT_STACKS`, or the name of a family that the store loads. */
  font: text('fontFamily'),
  /** As `font`; `store` is as the other texts. */
  headingFont: text('fontFamily'),
  fontSize: pixels,
  /** Of corners. */
  radius: pixels,
  buttonRadius: pixels,
  buttonBorderWidth: pixels,
  spacing: z.enum(SPACINGS),
  /** Of the drawer. */
  width: pixels,
  motion: z.enum(MOTIONS),
  /** Stands in the shadow root of what shoppers see, and nowhere else. */
  customCss: text('customCss'),
});
export type LookSettings = z.infer<typeof lookSettings>;

/** Look of everything of ours that a shopper sees. */
export const lookDocument = z.strictObject({
  schemaVersion: z.literal(LOOK_VERSION),
  id: text('id').min(1),
  name: text('lookName'),
  ...lookColours,
  logoUrl: text('address').nullable(),
  settings: lookSettings,
});
export type Look = z.infer<typeof lookDocument>;
