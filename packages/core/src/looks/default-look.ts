import { DEFAULT_LOOK_NAME, LOOK_VERSION, type Look, SHOP_LOOK_ID } from './look';

/**
 * Look without settings: the cart has the look of the store's theme, and our defaults for what the theme doesn't
 * set.
 */
export const DEFAULT_LOOK: Look = {
  schemaVersion: LOOK_VERSION,
  id: SHOP_LOOK_ID,
  name: DEFAULT_LOOK_NAME,
  accentColor: null,
  blockBgColor: null,
  borderColor: null,
  buttonBgColor: null,
  buttonTextColor: null,
  headlineColor: null,
  pageBgColor: null,
  successColor: null,
  textColor: null,
  logoUrl: null,
  settings: {
    font: 'store',
    headingFont: 'store',
    fontSize: null,
    radius: null,
    buttonRadius: null,
    buttonBorderWidth: null,
    spacing: 'normal',
    width: null,
    motion: 'normal',
    customCss: '',
  },
};
