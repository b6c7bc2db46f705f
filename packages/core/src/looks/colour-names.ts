import { type LookColour, type ThemeColour, themeColours } from './look';

/** The colours of a look as the merchant reads them, in the order of the page. */
export const COLOUR_NAMES: Readonly<Record<LookColour, string>> = {
  pageBgColor: 'Background',
  textColor: 'Text',
  headlineColor: 'Headings',
  accentColor: 'Accent',
  successColor: 'Success',
  buttonBgColor: 'Button',
  buttonTextColor: 'Button text',
  blockBgColor: 'Cards',
  borderColor: 'Borders',
};

export const COLOURS = Object.keys(COLOUR_NAMES) as LookColour[];

/** Those that the theme record has, in the same order. */
export const THEME_COLOURS = COLOURS.filter((field): field is ThemeColour =>
  Object.hasOwn(themeColours, field),
);
