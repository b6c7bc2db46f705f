import * as z from 'zod';
import { NO_INTEGRATIONS, reviewIntegrations } from '../catalogue/review-apps';
import { type ThemeColour, themeColours } from '../looks/look';
import { text } from '../texts/limited';
import { textDefaults, textsSchema } from '../texts/text-table';
import { bundleSettings } from './bundle-settings';
import { WIDGET_TEXTS } from './widget-texts';

/** Kinds of checkout extensions without products. */
export const SETTINGS_TYPES = ['ui_extension_content_block'] as const;
export type SettingsType = (typeof SETTINGS_TYPES)[number];

/** Purchase options of a widget's products. */
export const PRODUCT_TYPES = ['one-time', 'subscription', 'both'] as const;

/** Displays: in the page; in the page with products bought together; behind a button in the page; over the page. */
export const DISPLAY_TYPES = ['embedded', 'bought_together', 'menu', 'modal'] as const;

/** Product layouts per breakpoint. */
export const LAYOUT_TYPES = ['grid', 'carousel', 'list', 'line'] as const;

/** Maximum number of columns, by the page's width. */
export const MAX_COLUMNS = { large: 8, medium: 6, small: 4 } as const;

/** Maximum number of products that a widget shows. */
export const MAX_SHOWN = 20;

/** Null while the field is empty. */
const number = z.number().nullable();

const layout = z.strictObject({ type: z.enum(LAYOUT_TYPES), columns: number });

export const widgetSettings = z.strictObject({
  /** Kind of a checkout extension; null for those with products. */
  type: z.enum(SETTINGS_TYPES).nullable(),
  productType: z.enum(PRODUCT_TYPES),
  displayType: z.enum(DISPLAY_TYPES),
  layout: z.strictObject({ large: layout, medium: layout, small: layout }),
  /** Colours as `#rrggbb`; null: those of the shop's look. Widths in percent. */
  style: z.strictObject({ ...themeColours, buttonWidth: number }),
  language: textsSchema(WIDGET_TEXTS),
  /** Merchant's scripts, each run separately. */
  callbacks: z.strictObject({
    init: text('code'),
    ready: text('code'),
    add: text('code'),
    productsChange: text('code'),
  }),
  timer: z.strictObject({ enabled: z.boolean(), minutes: number, seconds: number, width: number }),
  /** Whether views are counted, and added lines attributed to it. */
  tracking: z.boolean(),
  integrations: reviewIntegrations,
  /** Maximum number of products shown. */
  limit: number,
  /** Off: one is added. */
  quantityInputs: z.strictObject({ enabled: z.boolean(), default: number, min: number, max: number }),
  /** Number of days in which a browser's views count once, and the timer doesn't restart. */
  viewCookieDays: number,
  /** Settings of a bundle builder; null for every other widget. */
  bundle: bundleSettings.nullable(),
});
export type WidgetSettings = z.infer<typeof widgetSettings>;

const NO_COLOURS = Object.fromEntries(Object.keys(themeColours).map((name) => [name, null])) as Record<
  ThemeColour,
  null
>;

/** Settings of a new widget. */
export function newWidgetSettings(): WidgetSettings {
  return {
    type: null,
    productType: 'one-time',
    displayType: 'embedded',
    layout: {
      large: { type: 'grid', columns: 4 },
      medium: { type: 'grid', columns: 2 },
      small: { type: 'carousel', columns: 1 },
    },
    style: { ...NO_COLOURS, buttonWidth: 100 },
    language: textDefaults(WIDGET_TEXTS),
    callbacks: { init: '', ready: '', add: '', productsChange: '' },
    timer: { enabled: false, minutes: 3, seconds: 30, width: 100 },
    tracking: true,
    integrations: NO_INTEGRATIONS,
    limit: 8,
    quantityInputs: { enabled: false, default: 1, min: 1, max: 10 },
    viewCookieDays: 1,
    bundle: null,
  };
}
