import * as z from 'zod';
import { productSelection } from '../catalogue/selection';
import { type Issue, issue } from '../editing/issue';
import { lengthIssues, unsaid } from '../texts/length-issues';
import { listOf, text } from '../texts/limited';
import { LIST_LIMITS } from '../texts/limits';
import { textDefaults, textIssues, textsSchema, textTable } from '../texts/text-table';

/** What a widget says on its products. */
export const WIDGET_TEXTS = textTable<unknown>()({
  add: { label: 'Add button', limit: 'button', default: 'Add', required: true },
  added: {
    label: 'Added',
    limit: 'button',
    default: 'Added',
    required: true,
    help: 'Shown on the button once the product is in the cart.',
  },
  choose: {
    label: 'Choose',
    limit: 'button',
    default: 'Choose',
    required: true,
    help: 'Read out before the list of variants.',
  },
  soldOut: { label: 'Sold out', limit: 'button', default: 'Sold out', required: true },
});

/** The version of a widget's shape that this code reads and writes. Raised by a migration in `read-widget`. */
export const WIDGET_VERSION = 1;

/** Where a widget is shown. */
export const CLASSIFICATIONS = ['cart_page', 'checkout_extension', 'bundle_builder'] as const;
export type Classification = (typeof CLASSIFICATIONS)[number];

/** Where sold-out products stand: after the others, nowhere, or in place. */
export const OUT_OF_STOCK = ['end', 'hide', 'all'] as const;

/** Where its products come from; `recommended` and `complementary` are Shopify's, for what is in the cart. */
export const DATA_SOURCES = ['hand_picked', 'recommended', 'complementary'] as const;
export type DataSource = (typeof DATA_SOURCES)[number];

/** How many products a widget shows at most. Shopify's recommendations are ten as well. */
export const MAX_SHOWN = 10;

/** A widget: products that are offered beside what a shopper buys. Carts name it by its id; several may. */
export const widgetDocument = z.strictObject({
  schemaVersion: z.literal(WIDGET_VERSION),
  id: z.int32().positive(),
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
  language: textsSchema(WIDGET_TEXTS),
});
export type Widget = z.infer<typeof widgetDocument>;

/** A new widget: nothing is chosen yet. */
export function newWidget(id: number, name: string, classification: Classification): Widget {
  return {
    schemaVersion: WIDGET_VERSION,
    id,
    name,
    title: 'You may also like',
    classification,
    dataSource: 'hand_picked',
    products: [],
    limit: 4,
    outOfStock: 'all',
    language: textDefaults(WIDGET_TEXTS),
  };
}

export const NAME_MISSING = 'Name must be at least 1 character.';

/** Whether shoppers see nothing of a widget, because no products are chosen for it. It can be saved all the same. */
export function showsNothing({ dataSource, products }: Widget): boolean {
  return dataSource === 'hand_picked' && products.length === 0;
}

/** What keeps a widget from being saved, also what is too long in it. One without products is valid: it shows nothing yet. */
export function validateWidget(widget: Widget): Issue[] {
  const issues: Issue[] = [];
  const { name, limit, products, language } = widget;
  if (name.trim() === '') issues.push(issue('blank', ['name'], NAME_MISSING));
  if (limit === null || !Number.isInteger(limit) || limit < 1 || limit > MAX_SHOWN) {
    issues.push(issue('limit', ['limit'], `Enter a whole number from 1 to ${MAX_SHOWN}.`));
  }
  if (products.length > LIST_LIMITS.widgetProducts) {
    issues.push(
      issue(
        'too_many_products',
        ['products'],
        `Choose at most ${LIST_LIMITS.widgetProducts} products for a widget.`,
      ),
    );
  }
  issues.push(...textIssues(WIDGET_TEXTS, language, null, ['language']));
  return [...issues, ...unsaid(lengthIssues(widgetDocument, widget), issues)];
}
