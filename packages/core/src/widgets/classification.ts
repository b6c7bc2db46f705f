/** Classifications of widgets by their surface. Without one, a widget is on pages of the store. */
export const CLASSIFICATIONS = [
  'cart_page',
  'checkout_extension',
  'bundle_builder',
  'post_purchase',
] as const;
export type Classification = (typeof CLASSIFICATIONS)[number];

/** Kinds of widgets, as in addresses. */
export const WIDGET_KINDS = [
  'widget',
  'bundle-builder',
  'shopify-checkout-extension',
  'post-purchase',
] as const;
export type WidgetKind = (typeof WIDGET_KINDS)[number];

interface Classified {
  readonly kind: WidgetKind;
  readonly type: number;
  readonly name: string;
}

const CLASSIFIED: Readonly<Record<Classification, Classified>> = {
  cart_page: { kind: 'widget', type: 1, name: 'Cart' },
  bundle_builder: { kind: 'bundle-builder', type: 2, name: 'Bundle builder' },
  checkout_extension: { kind: 'shopify-checkout-extension', type: 3, name: 'Checkout' },
  post_purchase: { kind: 'post-purchase', type: 4, name: 'Post-purchase' },
};
const ON_PAGES: Classified = { kind: 'widget', type: 1, name: 'Store pages' };

/** Type number of a widget with gifts. */
const GIFT_WITH_PURCHASE = 5;

const KNOWN_TYPES = [...Object.values(CLASSIFIED).map(({ type }) => type), GIFT_WITH_PURCHASE];

const classified = (classification: Classification | null) =>
  classification === null ? ON_PAGES : CLASSIFIED[classification];

export function widgetKind(classification: Classification | null): WidgetKind {
  return classified(classification).kind;
}

/** Surface of a classification, for merchants. */
export function classificationName(classification: Classification | null): string {
  return classified(classification).name;
}

/**
 * Number of a widget's type: 1 recommendations, 2 bundle builder, 3 checkout extension, 4 post-purchase, 5 gift
 * with purchase. Derived from the widget, unless it was imported with another number.
 */
export function widgetType(widget: {
  readonly classification: Classification | null;
  readonly type: number | null;
  readonly gwpEnabled: boolean;
}): number {
  if (widget.type !== null && !KNOWN_TYPES.includes(widget.type)) return widget.type;
  const { kind, type } = classified(widget.classification);
  return kind === 'widget' && widget.gwpEnabled ? GIFT_WITH_PURCHASE : type;
}

/** Accepted spellings of classifications: `checkout_extension`, `checkout extension` or `checkout-extension`. */
export const CLASSIFICATION_SPELLINGS = CLASSIFICATIONS.flatMap((each) => [
  each,
  each.replaceAll('_', ' '),
  each.replaceAll('_', '-'),
]);

/** Classification of a spelling; undefined for any other text. */
export function classificationOf(spelling: string): Classification | undefined {
  const name = spelling
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  return CLASSIFICATIONS.find((each) => each === name);
}
