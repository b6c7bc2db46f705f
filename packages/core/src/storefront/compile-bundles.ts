import type { CatalogueProduct } from '../catalogue/product';
import { HAND_PICKED } from '../data-sources/built-in-sources';
import type { BundleGiftItem } from '../rewards/bundle-config';
import type { DiscountedBundle } from '../rewards/config';
import { bundleConfigOf } from '../widgets/bundle-config-of';
import type { Widget } from '../widgets/widget';
import { compileGift } from './compile-gift';
import { scopeOf } from './scope-of';

/**
 * Bundles with discounts or gifts at checkout, with the hand-picked products of their steps. Gift cards can't be
 * parts or gifts. `products` include all existing ones of `bundledIds`: a missing gift was deleted.
 */
export function compileBundles(
  widgets: readonly Widget[],
  products: readonly CatalogueProduct[],
): DiscountedBundle[] {
  const giftCards = new Set(products.filter(({ isGiftCard }) => isGiftCard).map(({ id }) => id));
  const sold = products.filter(({ id }) => !giftCards.has(id));
  const giftOf = ({ productId, variantIds, ...item }: BundleGiftItem): BundleGiftItem | [] => {
    const gift = compileGift({ product_id: productId, variant_ids: [...variantIds] }, sold);
    return gift ? { ...item, productId, variantIds: gift.variantIds } : [];
  };
  return widgets.flatMap((widget): DiscountedBundle[] => {
    const { bundle } = widget.settings;
    if (!bundle || !givesBundleDiscount(widget)) return [];
    const { id, steps, container, discount } = bundleConfigOf(widget.id, bundle);
    return [
      {
        id,
        steps: steps.map((step, at) => ({
          ...step,
          products: (bundle.steps[at]?.products ?? [])
            .filter(({ product_id }) => !giftCards.has(product_id))
            .map(scopeOf),
        })),
        container,
        discount: {
          ...discount,
          tiers: discount.tiers.map((tier) => ({
            ...tier,
            giftItems: tier.giftItems.flatMap(giftOf),
            message: tier.message.trim() || 'Bundle discount',
          })),
        },
      },
    ];
  });
}

/** Whether a widget is a published bundle with a discount. */
export function givesBundleDiscount({ settings: { bundle } }: Widget): boolean {
  return (
    bundle?.isPublished === true &&
    bundle.discount.tiers.length > 0 &&
    bundle.steps.every(({ endpoint }) => endpoint === HAND_PICKED)
  );
}

/** Distinct product ids of bundles with a discount, their gifts included. */
export function bundledIds(widgets: readonly Widget[]): number[] {
  const steps = widgets.filter(givesBundleDiscount).flatMap(({ settings }) => settings.bundle?.steps ?? []);
  const parts = steps.flatMap(({ products }) => products).map(({ product_id }) => product_id);
  return [...new Set([...parts, ...bundleGiftIds(widgets)])];
}

/** Distinct ids of bundles' gift products. */
export function bundleGiftIds(widgets: readonly Widget[]): number[] {
  const tiers = widgets
    .filter(givesBundleDiscount)
    .flatMap(({ settings }) => settings.bundle?.discount.tiers ?? []);
  return [...new Set(tiers.flatMap(({ giftItems }) => giftItems.map(({ productId }) => productId)))];
}
