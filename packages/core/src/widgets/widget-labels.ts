import { namedDataSources } from '../data-sources/built-in-sources';
import type { Described } from '../editing/described-fields';
import { COLOUR_NAMES, THEME_COLOURS } from '../looks/colour-names';
import { textLabels } from '../texts/text-table';
import { BUNDLE_LABELS } from './bundle-labels';
import type { Widget } from './widget';
import type { DISPLAY_TYPES, LAYOUT_TYPES, PRODUCT_TYPES, WidgetSettings } from './widget-settings';
import { WIDGET_TEXTS } from './widget-texts';

export const OUT_OF_STOCK_NAMES: Readonly<Record<Widget['outOfStock'], string>> = {
  all: 'Keep in place',
  end: 'Move to the end',
  hide: 'Hide',
};

export const PRODUCT_TYPE_NAMES: Readonly<Record<(typeof PRODUCT_TYPES)[number], string>> = {
  'one-time': 'One-time purchases',
  subscription: 'Subscriptions',
  both: 'Both',
};

export const DISPLAY_TYPE_NAMES: Readonly<Record<(typeof DISPLAY_TYPES)[number], string>> = {
  embedded: 'In the page',
  bought_together: 'Frequently bought together',
  menu: 'Menu',
  modal: 'Pop-up',
};

export const LAYOUT_TYPE_NAMES: Readonly<Record<(typeof LAYOUT_TYPES)[number], string>> = {
  grid: 'Grid',
  carousel: 'Carousel',
  list: 'List',
  line: 'Compact line',
};

export const DISCOUNT_TYPE_NAMES: Readonly<Record<Widget['dynamicDiscountType'], string>> = {
  none: 'None',
  percentage: 'Percentage',
  fixed: 'Fixed amount per product',
};

/** Labels of a widget's fields, without internal ones. */
export const WIDGET_LABELS: Readonly<Partial<Record<keyof Widget, Described>>> = {
  name: 'Name',
  title: 'Title',
  dataSourcePath: {
    label: 'Data source',
    valueLabels: Object.fromEntries(namedDataSources().map(({ path, name }) => [path, name])),
  },
  products: 'Products',
  outOfStock: { label: 'Sold-out products', valueLabels: OUT_OF_STOCK_NAMES },
  manualInstall: 'Installed manually',
  shopifyScript: 'Script',
  dynamicDiscountType: { label: 'Discount', valueLabels: DISCOUNT_TYPE_NAMES },
  dynamicDiscountAmount: 'Discount amount',
  dynamicDiscountSuccessMessage: 'Discount message',
  gwpEnabled: 'Gift with purchase',
  gwpCount: 'Number of gifts',
  gwpMinimumSubtotal: 'Minimum subtotal',
  gwpSuccessMessage: 'Gift message',
};

const arrangement = (at: string, width: string) => ({
  [`layout.${at}.type`]: { label: `Layout on ${width} screens`, valueLabels: LAYOUT_TYPE_NAMES },
  [`layout.${at}.columns`]: `Columns on ${width} screens`,
});

/** Labels of a widget's settings, by their paths. */
export const SETTING_LABELS: Readonly<Record<keyof WidgetSettings, Readonly<Record<string, Described>>>> = {
  type: {},
  productType: { productType: { label: 'Purchase options', valueLabels: PRODUCT_TYPE_NAMES } },
  displayType: { displayType: { label: 'Display type', valueLabels: DISPLAY_TYPE_NAMES } },
  layout: {
    ...arrangement('large', 'large'),
    ...arrangement('medium', 'medium'),
    ...arrangement('small', 'small'),
  },
  style: {
    ...Object.fromEntries(THEME_COLOURS.map((field) => [`style.${field}`, COLOUR_NAMES[field]])),
    'style.buttonWidth': 'Button width',
  },
  language: textLabels(WIDGET_TEXTS, 'language'),
  callbacks: {
    'callbacks.init': 'Before it is shown',
    'callbacks.ready': 'After it is shown',
    'callbacks.add': 'After adding',
    'callbacks.productsChange': 'After its products change',
  },
  timer: {
    'timer.enabled': 'Timer',
    'timer.minutes': 'Minutes',
    'timer.seconds': 'Seconds',
    'timer.width': 'Timer width',
  },
  tracking: { tracking: 'Tracking' },
  integrations: { integrations: 'Review apps' },
  limit: { limit: 'Maximum products' },
  quantityInputs: {
    'quantityInputs.enabled': 'Quantity',
    'quantityInputs.default': 'Initial quantity',
    'quantityInputs.min': 'Minimum quantity',
    'quantityInputs.max': 'Maximum quantity',
  },
  viewCookieDays: { viewCookieDays: 'Days until a view counts again' },
  bundle: BUNDLE_LABELS,
};
