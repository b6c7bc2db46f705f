import type { CatalogueProduct } from '../catalogue/product';
import type { RewardsConfig } from '../rewards/config';
import type { Widget } from '../widgets/widget';
import { bundledIds, bundleGiftIds, compileBundles, givesBundleDiscount } from './compile-bundles';
import { compileWidgetDiscounts, discountedIds, givesDiscount } from './compile-widget-discounts';
import { compileWidgetGifts, giftedIds, givesGift } from './compile-widget-gifts';

/** Offers of the shop, whichever cart is live; empty if there are none. */
export type Offers = Pick<RewardsConfig, 'widgets' | 'bundles' | 'gifts'>;

/** Offers of the shop's widgets and bundles. `products` includes all that exist of `offeredIds`. */
export function compileOffers(widgets: readonly Widget[], products: readonly CatalogueProduct[]): Offers {
  const [discounts, bundles] = [compileWidgetDiscounts(widgets, products), compileBundles(widgets, products)];
  const gifts = compileWidgetGifts(widgets, products);
  return {
    ...(discounts.length > 0 && { widgets: discounts }),
    ...(bundles.length > 0 && { bundles }),
    ...(gifts.length > 0 && { gifts }),
  };
}

export const hasOffers = ({ widgets, bundles, gifts }: Offers): boolean =>
  widgets !== undefined || bundles !== undefined || gifts !== undefined;

/** Offers with gifts, where only gifts are judged. */
export function giftsOf({ bundles = [], gifts }: Offers): Offers {
  const giving = bundles.filter(({ discount }) =>
    discount.tiers.some(({ giftItems }) => giftItems.length > 0),
  );
  return { ...(giving.length > 0 && { bundles: giving }), ...(gifts && { gifts }) };
}

/** Whether checkout gives a discount or a gift for a widget. */
export const givesOffer = (widget: Widget): boolean =>
  givesDiscount(widget) || givesBundleDiscount(widget) || givesGift(widget);

/** Distinct ids of the products in offers. */
export function offeredIds(widgets: readonly Widget[]): number[] {
  return [...new Set([...discountedIds(widgets), ...bundledIds(widgets), ...giftedIds(widgets)])];
}

/** Distinct ids of the gift products of offers. */
export function offeredGiftIds(widgets: readonly Widget[]): number[] {
  return [...new Set([...giftedIds(widgets), ...bundleGiftIds(widgets)])];
}

/** Titles of the offers in cart and checkout. */
export function offerMessages({ widgets = [], bundles = [], gifts = [] }: Offers): string[] {
  const tiers = bundles.flatMap(({ discount }) => discount.tiers);
  const own = tiers.flatMap(({ giftItems }) => giftItems.flatMap(({ giftMessage }) => giftMessage || []));
  return [...[...widgets, ...tiers, ...gifts].map(({ message }) => message), ...own];
}
