import { isRecord, type Migration, MigrationError } from '../documents/migration';

const PATHS: Readonly<Record<string, string>> = {
  hand_picked: '/products/hand_picked',
  recommended: '/products/related',
  complementary: '/products/complementary',
};

/** Texts that version 1 didn't have. */
const MORE_TEXTS = {
  quantity: 'Quantity',
  oneTime: 'One-time purchase',
  subscription: 'Subscribe and save',
  timer: 'Offer ends in',
};

const SETTINGS = {
  type: null,
  productType: 'one-time',
  displayType: 'embedded',
  layout: {
    large: { type: 'grid', columns: 4 },
    medium: { type: 'grid', columns: 2 },
    small: { type: 'carousel', columns: 1 },
  },
  style: {
    accentColor: null,
    blockBgColor: null,
    borderColor: null,
    buttonBgColor: null,
    buttonTextColor: null,
    headlineColor: null,
    pageBgColor: null,
    textColor: null,
    buttonWidth: 100,
  },
  callbacks: { init: '', ready: '', add: '', productsChange: '' },
  timer: { enabled: false, minutes: 3, seconds: 30, width: 100 },
  tracking: true,
  integrations: {
    klaviyo: false,
    judgeme: false,
    junip: false,
    loox: false,
    okendo: false,
    opinew: false,
    reviewsio: false,
    stamped: false,
    yotpo: false,
  },
  quantityInputs: { enabled: false, default: 1, min: 1, max: 10 },
  viewCookieDays: 1,
};

/** A cross-sell is one kind of widget: it keeps its limit and texts, now among the settings that every widget has. */
const oneDocument: Migration = {
  id: '002-one-document',
  up({ dataSource, limit, language, ...stored }) {
    const path = typeof dataSource === 'string' && Object.hasOwn(PATHS, dataSource) && PATHS[dataSource];
    if (!path) throw new MigrationError('The data source isn’t known.', ['dataSource']);
    return {
      ...stored,
      schemaVersion: 2,
      type: null,
      dataSourcePath: path,
      settings: {
        ...SETTINGS,
        limit,
        language: isRecord(language) ? { ...language, ...MORE_TEXTS } : language,
      },
      manualInstall: false,
      shopifyScript: '',
      dynamicDiscountType: 'none',
      dynamicDiscountAmount: null,
      dynamicDiscountSuccessMessage: '',
      gwpEnabled: false,
      gwpCount: 1,
      gwpMinimumSubtotal: null,
      gwpSuccessMessage: '',
    };
  },
};

/** The steps from version 1 of a widget, in order. */
export const WIDGET_MIGRATIONS: readonly Migration[] = [oneDocument];
