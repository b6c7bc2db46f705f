import * as z from 'zod';
import { productSelection } from '../catalogue/selection';
import { HAND_PICKED } from '../data-sources/built-in-sources';
import { listOf, text } from '../texts/limited';
import { bundleLayout } from './bundle-layout';
import { isEmptyStep, newBundle } from './bundle-settings';
import { CLASSIFICATIONS, type Classification } from './classification';
import { newWidgetSettings, type WidgetSettings, widgetSettings } from './widget-settings';

/** Schema version of a widget that this code reads and writes. */
export const WIDGET_VERSION = 3;

/** Positions of sold-out products: last, hidden, or in place. */
export const OUT_OF_STOCK = ['end', 'hide', 'all'] as const;

export const DISCOUNT_TYPES = ['fixed', 'none', 'percentage'] as const;

/** Widget: products that are offered beside what a shopper buys. Several carts may refer to its id. */
export const widgetDocument = z.strictObject({
  schemaVersion: z.literal(WIDGET_VERSION),
  id: z.int32().positive(),
  /** Name for the merchant. */
  name: text('widgetName'),
  /** Title for shoppers; may be empty. */
  title: text('title'),
  /** Null: on pages of the store. */
  classification: z.enum(CLASSIFICATIONS).nullable(),
  /** Imported number of its type. Null: derived (`widgetType`). */
  type: z.int32().nullable(),
  /** Path of the data source of its products (`sourceAt`). */
  dataSourcePath: text('dataSourcePath'),
  /** Hand-picked products, in order; kept while another source is chosen. */
  products: listOf(productSelection, 'widgetProducts'),
  outOfStock: z.enum(OUT_OF_STOCK),
  settings: widgetSettings,
  /** Whether the merchant has marked it as manually added to the theme. */
  manualInstall: z.boolean(),
  /** Script of earlier widgets; kept, and never executed. */
  shopifyScript: text('code'),
  dynamicDiscountType: z.enum(DISCOUNT_TYPES),
  /** Percent, or an amount per unit in major units of the shop's currency. */
  dynamicDiscountAmount: z.number().nullable(),
  dynamicDiscountSuccessMessage: text('message'),
  /** Whether its products are gifts from a minimum on. */
  gwpEnabled: z.boolean(),
  /** Number of free units. */
  gwpCount: z.number().nullable(),
  /** Major units of the shop's currency. */
  gwpMinimumSubtotal: z.number().nullable(),
  gwpSuccessMessage: text('message'),
});
export type Widget = z.infer<typeof widgetDocument>;

function newBundleSettings(): WidgetSettings {
  const settings = newWidgetSettings();
  const { layout } = settings;
  return { ...settings, layout: { ...layout, small: bundleLayout(layout.small) }, bundle: newBundle() };
}

/** New widget without products. */
export function newWidget(id: number, name: string, classification: Classification | null): Widget {
  const isBundle = classification === 'bundle_builder';
  return {
    schemaVersion: WIDGET_VERSION,
    id,
    name,
    title: isBundle ? 'Build your own box' : 'You may also like',
    classification,
    type: null,
    dataSourcePath: HAND_PICKED,
    products: [],
    outOfStock: 'all',
    settings: isBundle ? newBundleSettings() : newWidgetSettings(),
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
}

export const NAME_MISSING = 'Name must be at least 1 character.';

/** Hand-picked products of a widget; none while it has another source. */
export function handPickedProducts({ dataSourcePath, products }: Widget): Widget['products'] {
  return dataSourcePath === HAND_PICKED ? products : [];
}

/**
 * Whether shoppers see nothing of a widget: it has no products, or is an unpublished bundle. It can be saved all the
 * same.
 */
export function showsNothing({ dataSourcePath, products, settings: { bundle } }: Widget): boolean {
  if (bundle) return !bundle.isPublished || bundle.steps.every(isEmptyStep);
  return dataSourcePath === HAND_PICKED && products.length === 0;
}
