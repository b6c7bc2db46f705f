import { OFFERS_ID, type RewardsConfig } from './config';
import type { LineDiscount, Rewards } from './rewards';
import { rewardsOfVariants } from './variant-rewards';

/** Discount class, as Shopify names it. */
export type DiscountClass = 'PRODUCT' | 'ORDER' | 'SHIPPING';

const CLASSES: readonly DiscountClass[] = ['PRODUCT', 'ORDER', 'SHIPPING'];

/**
 * Discount classes of rewards, in any variant of a test. Bars and volume discounts by Scripts have none by themselves.
 */
export function discountClasses(config: RewardsConfig): DiscountClass[] {
  const given = rewardsOfVariants(config).flatMap(classesOf);
  return CLASSES.filter((each) => given.includes(each));
}

function classesOf(config: RewardsConfig): DiscountClass[] {
  const { bars, volume } = config;
  const given = bars.filter((bar) => bar.mechanism === 'functions');
  const has = (type: string) => given.some((bar) => bar.tiers.some((tier) => tier.type === type));
  const lineMode = given.some((bar) => bar.lineItemMode && bar.tiers.some((tier) => tier.discount));
  const orderMode = given.some((bar) => !bar.lineItemMode && bar.tiers.some((tier) => tier.discount));
  const product = has('product') || lineMode || volume?.mechanism === 'functions' || isOffers(config);
  return [
    ...(product ? ['PRODUCT' as const] : []),
    ...(orderMode ? ['ORDER' as const] : []),
    ...(has('shipping') ? ['SHIPPING' as const] : []),
  ];
}

/** Whether a discount belongs to the offers: a widget's or a bundle's discount or gift. */
export const isOfOffers = ({ source }: Pick<LineDiscount, 'source'>): boolean =>
  source === 'widget' || source === 'bundle' || source === 'offered_gift';

/**
 * Share of the rewards that a discount's configuration gives: for a cart, all but the offers of widgets and
 * bundles, which the discount of the offers gives. Both evaluate everything, so that on a tie a cart's leaves the
 * line to the widget or bundle.
 */
export function givenPart(config: RewardsConfig, rewards: Rewards): Rewards {
  if (isOffers(config)) return rewards;
  return { ...rewards, lineDiscounts: rewards.lineDiscounts.filter((each) => !isOfOffers(each)) };
}

function isOffers({ cartId, widgets = [], bundles = [], gifts = [] }: RewardsConfig): boolean {
  return cartId === OFFERS_ID && widgets.length + bundles.length + gifts.length > 0;
}
