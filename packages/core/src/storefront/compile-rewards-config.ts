import type { CartDocument } from '../cart/cart-document';
import { visibleComponents } from '../cart/components-of';
import type { CatalogueProduct } from '../catalogue/product';
import type { Bar, Tier } from '../components/tiered-progress-bar/schema';
import type { RewardBar, RewardsConfig, RewardTier } from '../rewards/config';
import { MAX_AMOUNT } from '../texts/limits';
import { compileGift } from './compile-gift';
import type { Offers } from './compile-offers';
import { scopeOf } from './scope-of';

/**
 * Rules of a cart's rewards. `products` include all existing ones of the gifts: missing ones were deleted and are
 * left out, as are tiers without any other gift (ADR 63). Tiers without a minimum (an unfinished document in the
 * preview) are left out, too. `offers` are those of the shop.
 */
export function compileRewardsConfig(
  document: CartDocument,
  products: readonly CatalogueProduct[],
  offers: Offers = {},
): RewardsConfig {
  const shown = visibleComponents(document).map(({ component }) => component);
  const bars = shown.find((component) => component.type === 'tiered_progress_bar')?.settings.bars ?? [];
  return {
    cartId: document.id,
    attribution: document.attributionTrackingEnabled,
    bars: bars.map((bar) => compileBar(bar, products)),
    volume: compileVolume(document),
    ...offers,
  };
}

function compileBar(bar: Bar, products: readonly CatalogueProduct[]): RewardBar {
  return {
    id: bar.id,
    countries: bar.geolocationEnabled ? bar.countryCodes.map((code) => code.toUpperCase()) : null,
    basis: bar.basis,
    beforeDiscounts: bar.excludeDiscountInSubtotal,
    excluded: bar.excludedProducts.map(scopeOf),
    freeShippingOnAllProducts: bar.freeShippingOnAllProducts,
    freeShippingOnSubscription: bar.freeShippingOnSubscription,
    ...(bar.freeShippingOnEveryOption && { freeEveryOption: true as const }),
    lineItemMode: bar.useLineItemMode,
    mechanism: bar.discountedBy,
    tiers: bar.tiers.flatMap((tier) => compileTier(tier, products) ?? []),
  };
}

function compileTier(tier: Tier, products: readonly CatalogueProduct[]): RewardTier | null {
  if (!isAmount(tier.minimum)) return null;
  const gifts = tier.products.flatMap((product) => compileGift(product, products) ?? []);
  if (tier.type === 'product' && gifts.length === 0 && tier.products.length > 0) return null;
  const { enabled, minimums } = tier.presentmentCurrencies;
  const own = Object.entries(minimums).filter((entry): entry is [string, number] => isAmount(entry[1]));
  const amount = tier.discountAmountFromTotal;
  return {
    id: tier.id,
    type: tier.type,
    minimum: String(tier.minimum),
    ...(enabled &&
      own.length > 0 && { minimums: Object.fromEntries(own.map(([code, value]) => [code, String(value)])) }),
    ...(tier.type === 'product' && { gifts, hideSoldOut: tier.filterOosVariants }),
    ...(tier.type === 'discount' &&
      isAmount(amount) &&
      amount > 0 && {
        discount: {
          kind: tier.discountType === 'percentage' ? 'percentage' : 'amount',
          value: String(amount),
        },
      }),
    message: messageOf(tier),
  };
}

/** Whether an amount is valid; an unfinished document in the preview may have any. */
function isAmount(amount: number | null): amount is number {
  return amount !== null && amount >= 0 && amount <= MAX_AMOUNT;
}

/** Name of the tier's discount in cart and checkout, with a fallback for a blank one. */
function messageOf(tier: Tier): string {
  const typed = tier.type === 'discount' ? tier.orderDiscountMessage : tier.discountMessage;
  const named = tier.type === 'shipping' ? tier.tierLabel : typed;
  return (
    named.trim() ||
    (tier.type === 'discount' ? 'Reward' : tier.type === 'shipping' ? 'Free shipping' : 'Free gift')
  );
}

function compileVolume(document: CartDocument): RewardsConfig['volume'] {
  const { discountType, discountProducts, discountedBy, language, tiers } = document.buyMoreSaveMore;
  if (!document.buyMoreSaveMoreEnabled || discountType === null) return null;
  return {
    kind: discountType === 'percentage' ? 'percentage' : 'amount',
    products: discountProducts.map(scopeOf),
    tiers: tiers.flatMap(({ quantity, discount }) =>
      quantity !== null && discount !== null && discount > 0 ? { quantity, value: String(discount) } : [],
    ),
    mechanism: discountedBy,
    // A single name for all tiers, so placeholders of quantity and discount have no value.
    message: withoutPlaceholders(language.bmsmDiscountSuccess) || 'Buy More Save More!',
  };
}

/** Text without placeholders and the white space before them. */
function withoutPlaceholders(text: string): string {
  const parts = text.split(/\{(?:quantity|discount)\}/);
  return parts
    .map((part, index) => (index < parts.length - 1 ? part.trimEnd() : part))
    .join('')
    .trim();
}
