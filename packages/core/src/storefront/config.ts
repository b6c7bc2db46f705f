import type { Layout } from '../cart/cart-document';
import type { Metafields } from '../catalogue/metafield-text';
import type { ProductSelection } from '../catalogue/selection';
import type { Anchor } from '../components/anchor';
import type { ComponentType, SettingsOf } from '../components/component-types';
import type { TierType } from '../components/tiered-progress-bar/schema';
import type { CartSource } from '../data-sources/built-in-sources';
import type { RequestedFacts } from '../data-sources/cart-facts';
import type { StorefrontLook } from '../looks/storefront-look';
import type { DiscountedBundle, RewardsConfig, VariantRewards, WidgetDiscount } from '../rewards/config';
import type { Live } from '../schedule/live';
import type { CompiledTemplate } from '../templates/compiled';
import type { Widget } from '../widgets/widget';
import type { WidgetRoom } from '../widgets/widget-room';
import type { CART_TEXTS } from '../widgets/widget-texts';

/**
 * Config of the storefront with every cart that may be live, compiled. Published as the app metafield that the
 * embed prints into the page, and at `GET /storefront/config.json`. Plain JSON.
 */
export interface StorefrontConfig {
  readonly version: 1;
  /** Revision of the whole config. */
  readonly revision: string;
  readonly shop: StorefrontShop;
  readonly carts: readonly StorefrontCart[];
  /** Look of all carts; absent if the shop has none. */
  readonly look?: StorefrontLook;
  /** Widget discounts at checkout, whichever cart is live, or none; absent: there are none. */
  readonly offers?: readonly WidgetDiscount[];
  /** Bundles with a discount at checkout, likewise. */
  readonly bundles?: readonly DiscountedBundle[];
  /** Reserved space of widgets in pages, by widget id; absent: there are none. */
  readonly widgetRooms?: Readonly<Record<string, WidgetRoom>>;
  /** Facts of a shopper's cart that widgets' rules need, in pages and carts, by widget id; absent: none. */
  readonly widgetFacts?: Readonly<Record<string, RequestedFacts>>;
}

export interface StorefrontShop {
  readonly domain: string;
  readonly currency: string;
  /** URL for shoppers' events (`contract/analytics`); null: none are sent. */
  readonly events: string | null;
  /** Shop's public Storefront API token; null: it has none. */
  readonly storefrontAccessToken: string | null;
}

export interface StorefrontCart {
  readonly id: string;
  readonly live: Live;
  readonly layout: Layout;
  /** Template that renders the whole cart in place of the built-in rendering. */
  readonly template?: CompiledTemplate;
  readonly cartPageEnabled: boolean;
  readonly cartPageCheckoutOverride: boolean;
  readonly switchToSubscriptionEnabled: boolean;
  /** Visible components from top to bottom. */
  readonly components: readonly StorefrontComponent[];
  readonly rewards: RewardsConfig;
  /** Display of the volume discount in `rewards` on lines; null if there is none. */
  readonly volume: VolumeDisplay | null;
  /** Products of gifts and cross-sells at publication; availability is queried again in the store. */
  readonly products: readonly StorefrontProduct[];
  /** Metafields to read for products in lines, because a template shows them; absent: none. */
  readonly lineMetafields?: readonly string[];
  /** Present if widgets or bundles give gifts, which a script part of its own offers. */
  readonly givesGifts?: true;
  /** Only in a preview in the store: checkout still gives what the live cart promises. */
  readonly isPreview?: true;
  /** Whether our automatic discount was active in the shop at publication. */
  readonly discountsActive: boolean;
  /** Titles of our discounts in `cart.js`. */
  readonly discountTitles: readonly string[];
  /** Titles among them of offers, which another automatic discount gives; absent if there are none. */
  readonly offerTitles?: readonly string[];
  /** Running test with this control; absent: none. */
  readonly test?: CartTest;
}

/** Running test of carts, stored with its control. */
export interface CartTest {
  readonly id: string;
  /** Variants; the first is the control, the cart with the test. */
  readonly variants: readonly CartVariant[];
}

export interface CartVariant {
  readonly id: string;
  /** Percent of all visitors. */
  readonly share: number;
  /** Cart of the variant; absent for the control. */
  readonly cart?: CartUnderTest;
}

/**
 * Cart of a test's variant: it has the control's schedule, and its rewards unless it has its own; products only if
 * the control lacks them.
 */
export type CartUnderTest = Omit<
  StorefrontCart,
  'id' | 'live' | 'rewards' | 'givesGifts' | 'discountsActive' | 'discountTitles' | 'offerTitles' | 'test'
> & {
  /** Present if checkout gives marked carts other rewards than the control (`rewards/variant-rewards`). */
  readonly gives?: GivenByVariant;
};

/** Rewards of a variant, with the titles of its discounts in `cart.js`. */
export interface GivenByVariant extends Pick<StorefrontCart, 'discountTitles' | 'offerTitles'> {
  readonly rewards: VariantRewards;
}

type PlainType = Exclude<ComponentType, 'tiered_progress_bar' | 'cross_sell_widget' | 'smart_cart_app'>;

/** Component for the storefront. */
export type StorefrontComponent = TypedComponent & {
  /** Template that renders it in place of the built-in rendering. */
  readonly template?: CompiledTemplate;
};

type TypedComponent =
  | {
      [Type in PlainType]: {
        readonly id: string;
        readonly anchor: Anchor;
        readonly type: Type;
        readonly settings: SettingsOf<Type>;
      };
    }[PlainType]
  | {
      readonly id: string;
      readonly anchor: Anchor;
      readonly type: 'tiered_progress_bar';
      readonly settings: { readonly bars: readonly BarDisplay[] };
    }
  | {
      readonly id: string;
      readonly anchor: Anchor;
      readonly type: 'cross_sell_widget';
      /** Null for a deleted widget. */
      readonly settings: { readonly widget: WidgetDisplay | null };
    }
  | {
      readonly id: string;
      readonly anchor: Anchor;
      readonly type: 'smart_cart_app';
      /** Null for an app that is off, or no longer in the catalogue. */
      readonly settings: { readonly app: AppDisplay | null };
    };

/** Widget for the storefront, with the hand-picked products that exist. */
export interface WidgetDisplay extends Pick<Widget, 'title' | 'outOfStock'> {
  /** Our id; absent in configs of older versions. */
  readonly id?: number;
  readonly dataSource: CartSource;
  readonly language: Pick<Widget['settings']['language'], (typeof CART_TEXTS)[number]>;
  readonly limit: number;
  /** Hand-picked products; empty variants mean all. */
  readonly products: readonly ProductSelection[];
}

/** Element of a partner's app. */
export interface AppDisplay {
  readonly name: string;
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly showInEmptyCart: boolean;
}

/** Texts of Buy More Save More, which may contain `{quantity}` and `{discount}`. */
export interface VolumeDisplay {
  readonly display: 'buttons' | 'text';
  /** Text of a tier's button. */
  readonly tier: string;
  /** Text for the reached tier. */
  readonly reached: string;
  /** Text for the next tier; its quantity is the missing one. */
  readonly next: string;
}

/** Texts and styles of a bar; its rules are in `RewardsConfig` under the same ids. */
export interface BarDisplay {
  readonly id: string;
  readonly layout: 'above' | 'inline';
  readonly giftAreaTitle: string;
  readonly tiers: readonly TierDisplay[];
}

export interface TierDisplay {
  readonly id: string;
  readonly type: TierType;
  readonly label: string;
  /** Text for an earned tier. */
  readonly reached: string;
  /** Text before that; `{{amount}}` is the missing amount. */
  readonly remaining: string;
  /** Pixels. */
  readonly iconSize: number;
  /** URL of the merchant's icon; empty for ours. */
  readonly image: string;
}

/** Product of a gift or a cross-sell. Prices are subunits of the shop's currency. */
export interface StorefrontProduct {
  readonly id: number;
  readonly handle: string;
  readonly title: string;
  readonly image: string | null;
  readonly requiresSellingPlan: boolean;
  /** Metafields that the cart lists and the product has; absent: none. */
  readonly metafields?: Metafields;
  readonly variants: readonly StorefrontVariant[];
}

export interface StorefrontVariant {
  readonly id: number;
  readonly title: string;
  readonly price: number;
  readonly available: boolean;
  readonly image: string | null;
}
