import type { RewardsConfig } from './config';

/** A class of discount as Shopify names it. */
export type DiscountClass = 'PRODUCT' | 'ORDER' | 'SHIPPING';

/** The classes of discount that rewards give. Bars and volume discounts by Scripts give nothing by themselves. */
export function discountClasses({ bars, volume }: RewardsConfig): DiscountClass[] {
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
