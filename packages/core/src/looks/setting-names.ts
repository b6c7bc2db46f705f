import { FONT_STACKS } from './font-stacks';
import type { LookSettings, Motion, Spacing } from './look';
import { PIXELS } from './look-limits';

/** Names of a look's settings for merchants. */
export const SETTING_NAMES: Readonly<Record<keyof LookSettings, string>> = {
  font: 'Font',
  headingFont: 'Heading font',
  fontSize: PIXELS.fontSize.label,
  radius: PIXELS.radius.label,
  buttonRadius: PIXELS.buttonRadius.label,
  buttonBorderWidth: PIXELS.buttonBorderWidth.label,
  spacing: 'Spacing',
  width: PIXELS.width.label,
  motion: 'Motion',
  customCss: 'Custom CSS',
};

/** Name of a setting within a sentence. */
export function settingInText(name: keyof LookSettings): string {
  const title = SETTING_NAMES[name];
  return `${title.charAt(0).toLowerCase()}${title.slice(1)}`;
}

export const SPACING_NAMES: Readonly<Record<Spacing, string>> = {
  compact: 'Compact',
  normal: 'Normal',
  roomy: 'Roomy',
};

export const MOTION_NAMES: Readonly<Record<Motion, string>> = {
  normal: 'Normal',
  reduced: 'Reduced',
  none: 'None',
};

/** Names of the fonts that every device has, by id. */
export const STACK_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(FONT_STACKS).map(([id, { name }]) => [id, name]),
);

/** Meaning of `store` in each setting of a font. */
export const STORE_FONT_NAMES = { font: 'Your store’s font', headingFont: 'Same as text' } as const;
