import type { CatalogueProduct } from '../contract/products';
import type { BuyMoreSaveMore } from '../smart-cart/buy-more-save-more/schema';
import type { CartDocument } from '../smart-cart/cart-document';
import { visibleComponents } from '../smart-cart/components-of';
import { isImageAddress } from '../smart-cart/tiered-progress-bar/image-address';
import type { Bar, Tier } from '../smart-cart/tiered-progress-bar/schema';
import { compileRewardsConfig } from './compile-rewards-config';
import type {
  BarDisplay,
  StorefrontCart,
  StorefrontComponent,
  StorefrontConfig,
  StorefrontProduct,
  StorefrontShop,
  TierDisplay,
  VolumeDisplay,
} from './config';
import { discountTitle } from './discount-title';
import { livenessOf } from './live-candidates';
import { giftProductIds } from './products-of';

/** What one cart needs to be compiled. */
export interface CartToCompile {
  readonly document: CartDocument;
  /** At least the products of its gifts that still exist. */
  readonly products: readonly CatalogueProduct[];
  /** Whether the automatic discount of this cart is active in the shop. */
  readonly discountsActive: boolean;
}

/**
 * The config of a shop's storefront, of the carts of `liveCandidates`. `revision` is the caller's; it changes with
 * every publication.
 */
export function compileStorefrontConfig(input: {
  readonly shop: StorefrontShop;
  readonly revision: string;
  readonly carts: readonly CartToCompile[];
}): StorefrontConfig {
  return {
    version: 1,
    revision: input.revision,
    shop: input.shop,
    carts: input.carts.map(compileStorefrontCart),
  };
}

/** One cart as the storefront draws it; also what the editor's preview draws. */
export function compileStorefrontCart({
  document,
  products,
  discountsActive,
}: CartToCompile): StorefrontCart {
  const rewards = compileRewardsConfig(document, products);
  const gifts = new Set(giftProductIds(document));
  const titles = [
    discountTitle(document),
    ...rewards.bars.flatMap((bar) => bar.tiers.map((tier) => tier.message)),
    ...(rewards.volume ? [rewards.volume.message] : []),
  ];
  return {
    id: document.id,
    live: livenessOf(document),
    layout: document.layout,
    cartPageEnabled: document.cartPageEnabled,
    cartPageCheckoutOverride: document.cartPageCheckoutOverride,
    switchToSubscriptionEnabled: document.switchToSubscriptionEnabled,
    components: visibleComponents(document).map(({ anchor, component }): StorefrontComponent => {
      const common = { id: component.componentId, anchor };
      if (component.type === 'tiered_progress_bar') {
        return {
          ...common,
          type: component.type,
          settings: { bars: component.settings.bars.map(barDisplay) },
        };
      }
      // Type and settings come from the same component; the compiler cannot follow that through the union.
      return { ...common, type: component.type, settings: component.settings } as StorefrontComponent;
    }),
    rewards,
    volume: rewards.volume && volumeDisplay(document.buyMoreSaveMore),
    products: products.filter((product) => gifts.has(product.id)).map(storefrontProduct),
    discountsActive,
    discountTitles: [...new Set(titles)],
  };
}

function volumeDisplay({ display, language }: BuyMoreSaveMore): VolumeDisplay {
  return {
    display,
    tier: language.bmsmDiscountMessage,
    reached: language.bmsmDiscountSuccess,
    next: language.bmsmNextTier,
  };
}

function barDisplay(bar: Bar): BarDisplay {
  return {
    id: bar.id,
    layout: bar.layout,
    giftAreaTitle: bar.language.giftAreaTitle,
    tiers: bar.tiers.map((tier) => tierDisplay(tier, bar)),
  };
}

function tierDisplay(tier: Tier, bar: Bar): TierDisplay {
  const shipping = tier.type === 'shipping';
  return {
    id: tier.id,
    type: tier.type,
    label: tier.tierLabel,
    reached: shipping ? bar.language.freeShippingReached : tier.reachedText,
    remaining: shipping ? bar.language.freeShippingRemaining : tier.remainingText,
    iconSize: tier.productTierElementSize,
    // While an address is typed in the editor, the preview asks nobody for its beginnings.
    image: isImageAddress(tier.productTierImage) ? tier.productTierImage : '',
  };
}

function storefrontProduct(product: CatalogueProduct): StorefrontProduct {
  return {
    id: product.id,
    handle: product.handle,
    title: product.title,
    image: product.image,
    requiresSellingPlan: product.requiresSellingPlan,
    variants: product.variants.map(({ id, title, price, available, image }) => ({
      id,
      title,
      price,
      // A product that is not published cannot be added, whatever its stock.
      available: available && product.status === 'active',
      image,
    })),
  };
}
