import { expect, it } from 'vitest';
import { CHECKOUT_PAGE_STYLES, THEME_STYLES } from '../theme/theme-styles';
import { THEME_SETTINGS } from './theme-settings';

const { color_schemes: schemes, buttons_radius, card_corner_radius, inputs_radius } = THEME_SETTINGS;

it.each([
  ['shop', THEME_STYLES],
  ['checkout', CHECKOUT_PAGE_STYLES],
])('pages of the %s match the settings that apps read', (_name, styles) => {
  const page = schemes['scheme-1'].settings;
  for (const variable of [
    `--paper: ${page.background};`,
    `--ink: ${page.text};`,
    `--moss: ${page.button};`,
    `--on-moss: ${page.button_label};`,
    `--panel: ${schemes['scheme-2'].settings.background};`,
    `--button-radius: ${buttons_radius}px;`,
    `--input-radius: ${inputs_radius}px;`,
    `--card-radius: ${card_corner_radius}px;`,
  ]) {
    expect(styles).toContain(variable);
  }
  expect(styles).toMatch(
    /[.]button \{[^}]*border-radius: var\(--button-radius\)[^}]*color: var\(--on-moss\)/,
  );
});
