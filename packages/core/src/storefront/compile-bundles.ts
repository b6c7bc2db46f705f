import type { CatalogueProduct } from '../catalogue/product';
import { HAND_PICKED } from '../data-sources/built-in-sources';
import type { DiscountedBundle } from '../rewards/config';
import { bundleConfigOf } from '../widgets/bundle-config-of';
import type { Widget } from '../widgets/widget';
import { scopeOf } from './scope-of';

/**
 * The bundles that checkout gives a discount for, with the products that their steps were given by hand. A gift card is no
 * part of one. `products` are at least those that are known of `bundledIds`.
 */
export function compileBundles(
  widgets: readonly Widget[],
  products: readonly CatalogueProduct[],
): DiscountedBundle[] {
  const giftCards = new Set(products.filter(({ isGiftCard }) => isGiftCard).map(({ id }) => id));
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
            giftItems: [],
            message: tier.message.trim() || 'Bundle discount',
          })),
        },
      },
    ];
  });
}

/** Whether a widget is a bundle, in the store, that takes something off. */
export function givesBundleDiscount({ settings: { bundle } }: Widget): boolean {
  return (
    bundle?.isPublished === true &&
    bundle.discount.tiers.length > 0 &&
    bundle.steps.every(({ endpoint }) => endpoint === HAND_PICKED)
  );
}

/** The products of bundles that give a discount, each once. */
export function bundledIds(widgets: readonly Widget[]): number[] {
  const steps = widgets.filter(givesBundleDiscount).flatMap(({ settings }) => settings.bundle?.steps ?? []);
  return [...new Set(steps.flatMap(({ products }) => products).map(({ product_id }) => product_id))];
}
