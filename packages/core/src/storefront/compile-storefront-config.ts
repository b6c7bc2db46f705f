import { PARTNER_APPS, type PartnerApp } from '../apps/partner-apps';
import type { BuyMoreSaveMore } from '../cart/buy-more-save-more';
import type { CartDocument } from '../cart/cart-document';
import { visibleComponents } from '../cart/components-of';
import { listedMetafields } from '../cart/product-metafields';
import type { CatalogueProduct } from '../catalogue/product';
import type { Bar, Tier } from '../components/tiered-progress-bar/schema';
import { cartSourceAt } from '../data-sources/source-at';
import { isImageAddress } from '../images/image-address';
import type { StorefrontLook } from '../looks/storefront-look';
import { livenessOf } from '../schedule/live-candidates';
import type { CompiledTemplate } from '../templates/compiled';
import { cartCompilationOf, compilationOf } from '../templates/component-template';
import { handPickedProducts, type Widget } from '../widgets/widget';
import { MAX_SHOWN } from '../widgets/widget-settings';
import { appDisplay } from './app-display';
import { compileOffers, hasOffers, type Offers, offeredGiftIds, offerMessages } from './compile-offers';
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
  WidgetDisplay,
} from './config';
import { discountTitle, OFFERS_TITLE } from './discount-title';
import { storefrontProductIds } from './products-of';

/** Input of the compilation of one cart. */
export interface CartToCompile {
  readonly document: CartDocument;
  /** Products, including all existing ones of its gifts and cross-sells. */
  readonly products: readonly CatalogueProduct[];
  /** Widgets, including all existing ones that it shows or that give a discount. */
  readonly widgets: readonly Widget[];
  /** Whether the cart's automatic discount is active in the shop. */
  readonly discountsActive: boolean;
  /** Available partner apps. Absent: those built into this code. */
  readonly apps?: readonly PartnerApp[] | undefined;
}

/**
 * Config of a shop's storefront with its compiled carts: those of `liveCandidates`. `revision` is the caller's,
 * and changes with every publication.
 */
export function storefrontConfig(input: {
  readonly shop: StorefrontShop;
  readonly revision: string;
  readonly carts: readonly StorefrontCart[];
  readonly look?: StorefrontLook | undefined;
  readonly offers?: Offers;
  readonly widgetRooms?: StorefrontConfig['widgetRooms'];
  readonly widgetFacts?: StorefrontConfig['widgetFacts'];
}): StorefrontConfig {
  const { shop, revision, carts, look, offers: { widgets, bundles } = {} } = input;
  const { widgetRooms = {}, widgetFacts = {} } = input;
  return {
    version: 1,
    revision,
    shop,
    carts,
    ...(look && { look }),
    ...(widgets && { offers: widgets }),
    ...(bundles && { bundles }),
    ...(Object.keys(widgetRooms).length > 0 && { widgetRooms }),
    ...(Object.keys(widgetFacts).length > 0 && { widgetFacts }),
  };
}

/** Compiled cart for the storefront and the editor's preview. */
export function compileStorefrontCart({
  document,
  products,
  widgets,
  discountsActive,
  apps = PARTNER_APPS,
}: CartToCompile): StorefrontCart {
  const offers = compileOffers(widgets, products);
  const rewards = compileRewardsConfig(document, products, offers);
  const ownTemplate = cartCompilationOf(document)?.template;
  const needed = new Set(storefrontProductIds(document, widgets));
  const titles = [
    discountTitle(document),
    ...rewards.bars.flatMap((bar) => bar.tiers.map((tier) => tier.message)),
    ...(rewards.volume ? [rewards.volume.message] : []),
  ];
  const ofOffers = hasOffers(offers) ? [OFFERS_TITLE, ...offerMessages(offers)] : [];
  // Titles that are also the cart's own are listed there.
  const offerTitles = ofOffers.filter((title) => !titles.includes(title));
  const listed = listedMetafields(document);
  const components = storefrontComponents(document, products, widgets, apps);
  const templates = [ownTemplate, ...components.map(({ template }) => template)];
  const shown = listed.length > 0 && templates.some(showsMetafields);
  return {
    id: document.id,
    live: livenessOf(document),
    layout: document.layout,
    ...(ownTemplate && { template: ownTemplate }),
    cartPageEnabled: document.cartPageEnabled,
    cartPageCheckoutOverride: document.cartPageCheckoutOverride,
    switchToSubscriptionEnabled: document.switchToSubscriptionEnabled,
    components,
    rewards,
    volume: rewards.volume && volumeDisplay(document.buyMoreSaveMore),
    products: products
      .filter((product) => needed.has(product.id))
      .map((product) => storefrontProduct(product, listed)),
    ...(shown && { lineMetafields: listed }),
    ...(offeredGiftIds(widgets).length > 0 && { givesGifts: true as const }),
    discountsActive,
    discountTitles: [...new Set([...titles, ...offerTitles])],
    ...(offerTitles.length > 0 && { offerTitles }),
  };
}

/** Cart without offers of widgets and bundles, for a shop without their discount in Shopify. */
export function withoutOffers(cart: StorefrontCart): StorefrontCart {
  const { offerTitles: _, givesGifts: _givesGifts, ...others } = cart;
  const { widgets: _widgets, bundles: _bundles, gifts: _gifts, ...rewards } = cart.rewards;
  return { ...others, rewards };
}

function storefrontComponents(
  document: CartDocument,
  products: readonly CatalogueProduct[],
  widgets: readonly Widget[],
  apps: readonly PartnerApp[],
): StorefrontComponent[] {
  return visibleComponents(document).map(({ anchor, component }): StorefrontComponent => {
    const template = compilationOf(component)?.template;
    const common = { id: component.componentId, anchor, ...(template && { template }) };
    if (component.type === 'tiered_progress_bar') {
      return {
        ...common,
        type: component.type,
        settings: { bars: component.settings.bars.map(barDisplay) },
      };
    }
    if (component.type === 'cross_sell_widget') {
      const widget = widgets.find(({ id }) => id === component.settings.widgetId);
      return {
        ...common,
        type: component.type,
        settings: { widget: widget ? widgetDisplay(widget, products) : null },
      };
    }
    if (component.type === 'smart_cart_app') {
      const entry = document.apps.find(({ id }) => id === component.settings.appId);
      return { ...common, type: component.type, settings: { app: entry ? appDisplay(entry, apps) : null } };
    }
    // Type and settings of the same component, which the compiler can't infer through the union.
    return { ...common, type: component.type, settings: component.settings } as StorefrontComponent;
  });
}

/** Texts of the volume discount on lines. */
export function volumeDisplay({ display, language }: BuyMoreSaveMore): VolumeDisplay {
  return {
    display,
    tier: language.bmsmDiscountMessage,
    reached: language.bmsmDiscountSuccess,
    next: language.bmsmNextTier,
  };
}

/** Texts and styles of a bar. */
export function barDisplay(bar: Bar): BarDisplay {
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
    // Unfinished addresses in the editor aren't requested by the preview.
    image: isImageAddress(tier.productTierImage) ? tier.productTierImage : '',
  };
}

function widgetDisplay(widget: Widget, products: readonly CatalogueProduct[]): WidgetDisplay {
  const { id, title, dataSourcePath, outOfStock, settings } = widget;
  const { add, added, choose, soldOut } = settings.language;
  const existing = new Set(products.map((product) => product.id));
  return {
    id,
    title,
    // Unknown sources have no products either.
    dataSource: cartSourceAt(dataSourcePath) ?? 'hand_picked',
    outOfStock,
    language: { add, added, choose, soldOut },
    // Unfinished widgets in the preview may have no limit, or any.
    limit: Math.min(Math.max(Math.floor(settings.limit ?? 1), 1), MAX_SHOWN),
    products: handPickedProducts(widget).filter((product) => existing.has(product.product_id)),
  };
}

/** Whether a template reads metafields: property names are unchanged in a compiled template. */
function showsMetafields(template: CompiledTemplate | null | undefined): boolean {
  return template ? JSON.stringify(template.nodes).includes('"metafields"') : false;
}

function storefrontProduct(product: CatalogueProduct, listed: readonly string[]): StorefrontProduct {
  const metafields = Object.entries(product.metafields ?? {}).filter(([name]) => listed.includes(name));
  return {
    id: product.id,
    handle: product.handle,
    title: product.title,
    image: product.image,
    requiresSellingPlan: product.requiresSellingPlan,
    ...(metafields.length > 0 && { metafields: Object.fromEntries(metafields) }),
    variants: product.variants.map(({ id, title, price, available, image }) => ({
      id,
      title,
      price,
      // Unpublished products can't be added, whatever their stock.
      available: available && product.status === 'active',
      image,
    })),
  };
}
