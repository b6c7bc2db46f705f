import { isRecord, type Migration, MigrationError } from '../documents/migration';

const PATHS: Readonly<Record<string, string>> = {
  hand_picked: '/products/hand_picked',
  recommended: '/products/related',
  complementary: '/products/complementary',
};

/** Texts added after version 1. */
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

/** Migration of a cross-sell to a general widget: limit and texts move into the settings that every widget has. */
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

const BUNDLE = {
  isPublished: false,
  stepDisplay: 'tabs',
  steps: [
    {
      id: '1',
      title: 'Choose your products',
      description: '',
      endpoint: '/products/hand_picked',
      products: [],
      productLimit: 8,
      quantityInputs: {
        enabled: true,
        maxQuantityPerProduct: 1,
        maxQuantityPerStep: 4,
        minQuantityPerStep: 0,
      },
    },
  ],
  container: { minValue: 1, maxValue: 6, enabledForceToMax: false },
  discount: {
    requiredTarget: 'quantity',
    tiers: [],
    enabledLimitLineQuantityDiscount: false,
    maxQuantityPerLine: 1,
    excludedAddOnDiscountOnSub: false,
    discountedFrom: 'price',
    enabledProgressBar: true,
    showTotalSavings: true,
    parentVariantId: null,
  },
  language: {
    add: 'Add bundle to cart',
    remaining: 'Choose {remaining} more',
    complete: 'Your bundle is ready',
    savings: 'You save {amount}',
  },
};

/** Migration that adds bundle settings to bundle builders. */
const bundles: Migration = {
  id: '003-bundles',
  up({ settings, classification, ...stored }) {
    const bundle = classification === 'bundle_builder' ? BUNDLE : null;
    return {
      ...stored,
      schemaVersion: 3,
      classification,
      settings: isRecord(settings) ? { ...settings, bundle } : settings,
    };
  },
};

/** Migrations from version 1 of a widget, in order. */
export const WIDGET_MIGRATIONS: readonly Migration[] = [oneDocument, bundles];
