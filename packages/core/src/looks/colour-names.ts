import { type LookColour, type ThemeColour, themeColours } from './look';

/** Names of a look's colours for merchants, in the order of the page. */
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

/** Colours of the theme record, in the same order. */
export const THEME_COLOURS = COLOURS.filter((field): field is ThemeColour =>
  Object.hasOwn(themeColours, field),
);
