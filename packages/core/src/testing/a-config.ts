import type { RewardBar, RewardsConfig, RewardTier, VolumeDiscount } from '../rewards/config';
import type { GiftVariant, RewardsContext } from '../rewards/context';

/** Gift of the fixture: product 900 in one variant, 901. */
export const GIFT = { productId: 900, variantIds: [901], anyVariant: false };

/** Gift in two variants, S (911) and M (912). */
export const GIFT_IN_SIZES = { productId: 910, variantIds: [911, 912], anyVariant: false };

export const shipping = (minimum: number | string): RewardTier => ({
  id: `ship${minimum}`,
  type: 'shipping',
  minimum: String(minimum),
  message: 'Free shipping',
});

export const gift = (minimum: number | string, extra: Partial<RewardTier> = {}): RewardTier => ({
  id: `gift${minimum}`,
  type: 'product',
  minimum: String(minimum),
  gifts: [GIFT],
  hideSoldOut: true,
  message: 'Free gift',
  ...extra,
});

export const percentOff = (minimum: number, percent: number | string): RewardTier => ({
  id: `off${minimum}`,
  type: 'discount',
  minimum: String(minimum),
  discount: { kind: 'percentage', value: String(percent) },
  message: `${percent} % off`,
});

export const amountOff = (minimum: number, amount: number | string): RewardTier => ({
  id: `off${minimum}`,
  type: 'discount',
  minimum: String(minimum),
  discount: { kind: 'amount', value: String(amount) },
  message: `${amount} off`,
});

export const aBar = (tiers: readonly RewardTier[], extra: Partial<RewardBar> = {}): RewardBar => ({
  id: 'bar',
  countries: null,
  basis: 'amount',
  beforeDiscounts: true,
  excluded: [],
  freeShippingOnAllProducts: false,
  freeShippingOnSubscription: false,
  lineItemMode: false,
  mechanism: 'functions',
  tiers,
  ...extra,
});

export const aConfig = (bars: readonly RewardBar[], volume: VolumeDiscount | null = null): RewardsConfig => ({
  cartId: 'cart-1',
  attribution: true,
  bars,
  volume,
});

export const buyMore = (
  kind: VolumeDiscount['kind'],
  tiers: readonly [quantity: number, value: number | string][],
  products: VolumeDiscount['products'],
): VolumeDiscount => ({
  kind,
  products,
  tiers: tiers.map(([quantity, value]) => ({ quantity, value: String(value) })),
  mechanism: 'functions',
  message: 'Buy More Save More!',
});

export const onSale: GiftVariant = { available: true, needsSellingPlan: false, minimumQuantity: 1 };

export const aContext = (extra: Partial<RewardsContext> = {}): RewardsContext => ({
  country: 'US',
  shopCurrency: 'USD',
  rate: null,
  variants: { 901: onSale, 911: onSale, 912: onSale },
  discountsActive: true,
  ...extra,
});
