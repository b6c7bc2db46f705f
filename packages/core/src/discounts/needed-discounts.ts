import type { CatalogueProduct } from '../contract/products';
import type { RewardsConfig } from '../rewards/config';
import type { CartDocument } from '../smart-cart/cart-document';
import { compileRewardsConfig } from '../storefront/compile-rewards-config';
import { discountTitle } from '../storefront/discount-title';
import { liveCandidates, windowOf } from '../storefront/live-candidates';

/** A class of discount as Shopify names it. */
export type DiscountClass = 'PRODUCT' | 'ORDER' | 'SHIPPING';

/** An automatic discount that has to exist in Shopify so that checkout keeps a cart's promises. */
export interface NeededDiscount {
  readonly cartId: string;
  readonly title: string;
  readonly classes: readonly DiscountClass[];
  /** UTC instants (ISO 8601) of a scheduled cart; null for no bound. */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  /** What its metafield carries to the discount function. */
  readonly rewards: RewardsConfig;
}

/** The automatic discounts that the shop's carts need: one for each cart that can be live and gives something. */
export function neededDiscounts(
  documents: readonly CartDocument[],
  products: readonly CatalogueProduct[],
): NeededDiscount[] {
  return liveCandidates(documents).flatMap((document): NeededDiscount[] => {
    const rewards = compileRewardsConfig(document, products);
    const classes = classesOf(rewards);
    if (classes.length === 0) return [];
    const scheduled = windowOf(document) !== null;
    return [
      {
        cartId: document.id,
        title: discountTitle(document),
        classes,
        startsAt: scheduled ? document.startDate : null,
        endsAt: scheduled ? document.endDate : null,
        rewards,
      },
    ];
  });
}

/** Bars and volume discounts by Scripts give nothing by themselves, so they need no discount. */
function classesOf({ bars, volume }: RewardsConfig): DiscountClass[] {
  const given = bars.filter((bar) => bar.mechanism === 'functions');
  const has = (type: string) => given.some((bar) => bar.tiers.some((tier) => tier.type === type));
  const lineMode = given.some((bar) => bar.lineItemMode && bar.tiers.some((tier) => tier.discount));
  const orderMode = given.some((bar) => !bar.lineItemMode && bar.tiers.some((tier) => tier.discount));
  const product = has('product') || lineMode || volume?.mechanism === 'functions';
  return [
    ...(product ? ['PRODUCT' as const] : []),
    ...(orderMode ? ['ORDER' as const] : []),
    ...(has('shipping') ? ['SHIPPING' as const] : []),
  ];
}
