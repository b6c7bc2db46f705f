import { THEME_SETTINGS } from '../../theme-settings/theme-settings';

const { color_schemes: schemes, buttons_radius, inputs_radius, card_corner_radius } = THEME_SETTINGS;
const page = schemes['scheme-1'].settings;
const panel = schemes['scheme-2'].settings;

/** Font stacks by setting; nothing is loaded. */
const FAMILIES = {
  iowan_old_style_n5:
    '"Iowan Old Style", "Palatino Linotype", "URW Palladio L", P052, Palatino, Georgia, serif',
  system_ui_n4:
    'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Liberation Sans", Arial, sans-serif',
};

/** Design tokens of the theme: one palette, and a 4 px scale. */
export const VARIABLES = `
:root {
  --paper: ${page.background}; --ink: ${page.text}; --moss: ${page.button}; --on-moss: ${page.button_label}; --panel: ${panel.background};
  --raised: #fffdf9; --soft: #645b4e; --line: #e2d9ca; --moss-dark: #2d4128; --moss-tint: #e7ecdf; --red: #9b2c1c;
  --button-radius: ${buttons_radius}px; --input-radius: ${inputs_radius}px; --card-radius: ${card_corner_radius}px;
  --serif: ${FAMILIES[THEME_SETTINGS.type_header_font]};
  --sans: ${FAMILIES[THEME_SETTINGS.type_body_font]};
}
`;
