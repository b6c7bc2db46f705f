import type { CatalogueProduct } from '../catalogue/product';
import type { RewardsConfig } from '../rewards/config';
import type { Widget } from '../widgets/widget';
import { bundledIds, compileBundles, givesBundleDiscount } from './compile-bundles';
import { compileWidgetDiscounts, discountedIds, givesDiscount } from './compile-widget-discounts';

/** What the shop gives whichever cart is live; empty where that is nothing. */
export type Offers = Pick<RewardsConfig, 'widgets' | 'bundles'>;

/** The discounts of the shop's widgets and bundles. `products` are at least those that are known of `offeredIds`. */
export function compileOffers(widgets: readonly Widget[], products: readonly CatalogueProduct[]): Offers {
  const [discounts, bundles] = [compileWidgetDiscounts(widgets, products), compileBundles(widgets, products)];
  return {
    ...(discounts.length > 0 && { widgets: discounts }),
    ...(bundles.length > 0 && { bundles }),
  };
}

export const hasOffers = ({ widgets, bundles }: Offers): boolean =>
  widgets !== undefined || bundles !== undefined;

/** Whether checkout takes something off what a widget adds. */
export const givesOffer = (widget: Widget): boolean => givesDiscount(widget) || givesBundleDiscount(widget);

/** The products that offers are for, each once. */
export function offeredIds(widgets: readonly Widget[]): number[] {
  return [...new Set([...discountedIds(widgets), ...bundledIds(widgets)])];
}

/** What cart and checkout call the discounts of the offers. */
export function offerMessages({ widgets = [], bundles = [] }: Offers): string[] {
  const tiers = bundles.flatMap(({ discount }) => discount.tiers);
  return [...widgets, ...tiers].map(({ message }) => message);
}
