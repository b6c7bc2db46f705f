import * as z from 'zod';
import { productSelection } from '../catalogue/selection';
import { HAND_PICKED } from '../data-sources/built-in-sources';
import { listOf, text } from '../texts/limited';
import { bundleLayout } from './bundle-layout';
import { isEmptyStep, newBundle } from './bundle-settings';
import { CLASSIFICATIONS, type Classification } from './classification';
import { newWidgetSettings, type WidgetSettings, widgetSettings } from './widget-settings';

/** The version of a widget's shape that this code reads and writes. */
export const WIDGET_VERSION = 3;

/** Where sold-out products stand: after the others, nowhere, or in place. */
export const OUT_OF_STOCK = ['end', 'hide', 'all'] as const;

export const DISCOUNT_TYPES = ['fixed', 'none', 'percentage'] as const;

/** A widget: products that are offered beside what a shopper buys. Carts name it by its id; several may. */
export const widgetDocument = z.strictObject({
  schemaVersion: z.literal(WIDGET_VERSION),
  id: z.int32().positive(),
  /** For the merchant. */
  name: text('widgetName'),
  /** For shoppers; may be empty. */
  title: text('title'),
  /** Null: on pages of the store. */
  classification: z.enum(CLASSIFICATIONS).nullable(),
  /** A number that came from elsewhere. Null: it follows from the rest (`widgetType`). */
  type: z.int32().nullable(),
  /** Where its products come from (`sourceAt`). */
  dataSourcePath: text('dataSourcePath'),
  /** Of the hand-picked source, in their order; kept while another one is chosen. */
  products: listOf(productSelection, 'widgetProducts'),
  outOfStock: z.enum(OUT_OF_STOCK),
  settings: widgetSettings,
  /** Whether the merchant put it into the theme by hand. */
  manualInstall: z.boolean(),
  /** Of earlier generations of widgets; kept, and never run. */
  shopifyScript: text('code'),
  dynamicDiscountType: z.enum(DISCOUNT_TYPES),
  /** Percent, or for each unit an amount in major units of the shop's currency. */
  dynamicDiscountAmount: z.number().nullable(),
  dynamicDiscountSuccessMessage: text('message'),
  /** Whether its products are gifts from a minimum on. */
  gwpEnabled: z.boolean(),
  /** How many units are free. */
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

/** A new widget: nothing is chosen yet. */
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

/** The products that a merchant chose for a widget; none while it has another source. */
export function handPickedProducts({ dataSourcePath, products }: Widget): Widget['products'] {
  return dataSourcePath === HAND_PICKED ? products : [];
}

/** Whether shoppers see nothing of a widget: no products are chosen for it, or it is a bundle that isn't published. It can be saved all the same. */
export function showsNothing({ dataSourcePath, products, settings: { bundle } }: Widget): boolean {
  if (bundle) return !bundle.isPublished || bundle.steps.every(isEmptyStep);
  return dataSourcePath === HAND_PICKED && products.length === 0;
}
