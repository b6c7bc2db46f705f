import * as z from 'zod';
import { listOf, text } from '../smart-cart/limited';
import { productSelection } from '../smart-cart/merchant-input';

/** The version of a widget's shape that this code reads and writes. Raised by a migration in `read-widget`. */
export const WIDGET_VERSION = 1;

/** Where a widget is shown. Spec section 7, "GET widgets list by classification". */
export const CLASSIFICATIONS = ['cart_page', 'checkout_extension', 'bundle_builder'] as const;
export type Classification = (typeof CLASSIFICATIONS)[number];

/** Where sold-out products stand: after the others, nowhere, or in place (design/meanings). */
export const OUT_OF_STOCK = ['end', 'hide', 'all'] as const;

/** Where its products come from; `recommended` and `complementary` are Shopify's, for what is in the cart. */
export const DATA_SOURCES = ['hand_picked', 'recommended', 'complementary'] as const;
export type DataSource = (typeof DATA_SOURCES)[number];

/** How many products a widget shows at most. Shopify's recommendations are ten as well. */
export const MAX_SHOWN = 10;

/** A widget: products that are offered beside what a shopper buys. Carts name it by its id; several may. */
export const widgetDocument = z.strictObject({
  schemaVersion: z.literal(WIDGET_VERSION),
  id: z.number().int().positive(),
  /** For the merchant. */
  name: text('widgetName'),
  /** For shoppers; may be empty. */
  title: text('title'),
  classification: z.enum(CLASSIFICATIONS),
  dataSource: z.enum(DATA_SOURCES),
  /** Of `hand_picked`, in their order; kept while another source is chosen. */
  products: listOf(productSelection, 'widgetProducts'),
  /** How many products are shown; null while the field is empty. */
  limit: z.number().nullable(),
  outOfStock: z.enum(OUT_OF_STOCK),
  language: z.strictObject({
    add: text('button'),
    added: text('button'),
    choose: text('button'),
    soldOut: text('button'),
  }),
});
export type Widget = z.infer<typeof widgetDocument>;
