/**
 * Theme settings, as in Dawn: colours, corners and fonts of its pages, also exposed to apps in
 * `config/settings_data.json`.
 */
export const THEME_SETTINGS = {
  color_schemes: {
    'scheme-1': {
      settings: {
        background: '#faf7f1',
        background_gradient: '',
        text: '#26221c',
        button: '#3d5537',
        button_label: '#ffffff',
        secondary_button_label: '#26221c',
        shadow: '#26221c',
      },
    },
    'scheme-2': {
      settings: {
        background: '#f3ecdf',
        background_gradient: '',
        text: '#26221c',
        button: '#3d5537',
        button_label: '#ffffff',
        secondary_button_label: '#26221c',
        shadow: '#26221c',
      },
    },
  },
  cart_color_scheme: 'scheme-1',
  type_header_font: 'iowan_old_style_n5',
  type_body_font: 'system_ui_n4',
  heading_scale: 100,
  body_scale: 100,
  page_width: 1280,
  buttons_radius: 6,
  buttons_border_thickness: 1,
  inputs_radius: 6,
  card_corner_radius: 10,
} as const;
