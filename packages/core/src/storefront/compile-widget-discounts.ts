import type { CatalogueProduct } from '../catalogue/product';
import { HAND_PICKED } from '../data-sources/built-in-sources';
import type { WidgetDiscount } from '../rewards/config';
import { MAX_AMOUNT } from '../texts/limits';
import type { Widget } from '../widgets/widget';
import { scopeOf } from './scope-of';

/**
 * Discounts of page widgets on their hand-picked products. Unfinished ones, in a preview, give none; gift cards
 * are never discounted. `products` include all known ones of `discountedIds`.
 */
export function compileWidgetDiscounts(
  widgets: readonly Widget[],
  products: readonly CatalogueProduct[],
): WidgetDiscount[] {
  const giftCards = new Set(products.filter(({ isGiftCard }) => isGiftCard).map(({ id }) => id));
  return widgets.flatMap((widget) => {
    const { dynamicDiscountType: type, dynamicDiscountAmount: amount, settings } = widget;
    const discounted = widget.products.filter(({ product_id }) => !giftCards.has(product_id));
    if (!givesDiscount(widget) || discounted.length === 0) return [];
    const { productType } = settings;
    return {
      id: String(widget.id),
      kind: type === 'percentage' ? 'percentage' : 'amount',
      value: String(amount),
      maxUnits: discountedUnits(settings),
      products: discounted.map(scopeOf),
      ...(productType !== 'both' && { plan: productType === 'subscription' }),
      message: widget.dynamicDiscountSuccessMessage.trim() || 'Special offer',
    };
  });
}

/** Whether a widget discounts products that it adds. */
export function givesDiscount(widget: Widget): boolean {
  const { dynamicDiscountType: type, dynamicDiscountAmount: amount, classification, dataSourcePath } = widget;
  const max = type === 'percentage' ? 100 : MAX_AMOUNT;
  return (
    type !== 'none' &&
    amount !== null &&
    amount > 0 &&
    amount <= max &&
    classification === null &&
    dataSourcePath === HAND_PICKED
  );
}

/** Distinct product ids of widgets with a discount. */
export function discountedIds(widgets: readonly Widget[]): number[] {
  const ids = widgets.filter(givesDiscount).flatMap(({ products }) => products);
  return [...new Set(ids.map(({ product_id }) => product_id))];
}

/**
 * Maximum of discounted units of a product per order: as many as a shopper can add at once, so that the price on a
 * card is correct.
 */
function discountedUnits({ quantityInputs: { enabled, max } }: Widget['settings']): number {
  return enabled ? Math.min(10, Math.max(1, Math.floor(max ?? 1))) : 1;
}
