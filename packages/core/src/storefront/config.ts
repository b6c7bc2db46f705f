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
 * Config of the storefront: every cart that may be live, compiled. Published as the app metafield that the embed
 * prints into the page, and at `GET /storefront/config.json`. Plain JSON.
 */
export interface StorefrontConfig {
  readonly version: 1;
  /** Changes whenever anything in it does. */
  readonly revision: string;
  readonly shop: StorefrontShop;
  readonly carts: readonly StorefrontCart[];
  /** How all of them look; absent where the shop has set nothing. */
  readonly look?: StorefrontLook;
  /** The discounts of widgets that checkout gives, whichever cart is live, or none; absent: no widget gives one. */
  readonly offers?: readonly WidgetDiscount[];
  /** The bundles that checkout gives a discount for, in the same way. */
  readonly bundles?: readonly DiscountedBundle[];
  /** What pages keep free for their widgets, by number; absent: there are none. */
  readonly widgetRooms?: Readonly<Record<string, WidgetRoom>>;
  /** What the rules behind widgets, of pages and of carts, ask of a shopper's cart, by number; absent: nothing. */
  readonly widgetFacts?: Readonly<Record<string, RequestedFacts>>;
}

export interface StorefrontShop {
  readonly domain: string;
  readonly currency: string;
  /** Address that shoppers' events are sent to (`contract/analytics`); null: nowhere. */
  readonly events: string | null;
  /** The shop's token of the Storefront API, public by its nature; null: it has none. */
  readonly storefrontAccessToken: string | null;
}

export interface StorefrontCart {
  readonly id: string;
  readonly live: Live;
  readonly layout: Layout;
  /** Draws the whole cart instead of us. */
  readonly template?: CompiledTemplate;
  readonly cartPageEnabled: boolean;
  readonly cartPageCheckoutOverride: boolean;
  readonly switchToSubscriptionEnabled: boolean;
  /** Visible components from top to bottom. */
  readonly components: readonly StorefrontComponent[];
  readonly rewards: RewardsConfig;
  /** How lines offer the volume discount of `rewards`; null where there is none. */
  readonly volume: VolumeDisplay | null;
  /** The products that gifts and cross-sells are made of, as at publishing; availability is asked again in the store. */
  readonly products: readonly StorefrontProduct[];
  /** The metafields that are read of the products in lines, because a template shows some; absent: none. */
  readonly lineMetafields?: readonly string[];
  /** Present where widgets or bundles give gifts: shoppers are offered them by a part of its own. */
  readonly givesGifts?: true;
  /** Whether our automatic discount was active in the shop at publishing. */
  readonly discountsActive: boolean;
  /** The titles under which `cart.js` lists our discounts. */
  readonly discountTitles: readonly string[];
  /** Those of them that are of what widgets and bundles give, which another automatic discount does; absent without. */
  readonly offerTitles?: readonly string[];
  /** The running test that it is the control of; absent: none. */
  readonly test?: CartTest;
}

/** A running test of carts, which stands with its control. */
export interface CartTest {
  readonly id: string;
  /** The control is the first, and the cart that has the test. */
  readonly variants: readonly CartVariant[];
}

export interface CartVariant {
  readonly id: string;
  /** Percent of all visitors. */
  readonly share: number;
  /** What it shows; absent of the control. */
  readonly cart?: TestedCart;
}

/**
 * A cart that takes the place of a test's control: when it is live is the control's, and so is what it gives, unless it has its
 * own; of products it has those that the control has not.
 */
export type TestedCart = Omit<
  StorefrontCart,
  'id' | 'live' | 'rewards' | 'givesGifts' | 'discountsActive' | 'discountTitles' | 'offerTitles' | 'test'
> & {
  /** Present where checkout gives something else than for the control, to carts that are marked (`rewards/variant-rewards`). */
  readonly gives?: GivenByVariant;
};

/** Rewards of a variant, with the titles of its discounts in `cart.js`. */
export interface GivenByVariant extends Pick<StorefrontCart, 'discountTitles' | 'offerTitles'> {
  readonly rewards: VariantRewards;
}

type PlainType = Exclude<ComponentType, 'tiered_progress_bar' | 'cross_sell_widget' | 'smart_cart_app'>;

/** A component as the storefront draws it. */
export type StorefrontComponent = TypedComponent & {
  /** Draws it instead of us. */
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
      /** Null when the widget has been deleted since. */
      readonly settings: { readonly widget: WidgetDisplay | null };
    }
  | {
      readonly id: string;
      readonly anchor: Anchor;
      readonly type: 'smart_cart_app';
      /** Null when the app is switched off, or is not offered any more. */
      readonly settings: { readonly app: AppDisplay | null };
    };

/** A widget as the storefront draws it. Of products that are chosen by hand, those that exist. */
export interface WidgetDisplay extends Pick<Widget, 'title' | 'outOfStock'> {
  /** Ours; absent in configs that were published before they said it. */
  readonly id?: number;
  readonly dataSource: CartSource;
  readonly language: Pick<Widget['settings']['language'], (typeof CART_TEXTS)[number]>;
  readonly limit: number;
  /** No variants means all of them. */
  readonly products: readonly ProductSelection[];
}

/** The element of a partner's app. */
export interface AppDisplay {
  readonly name: string;
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly showInEmptyCart: boolean;
}

/** Texts of Buy More Save More. They may hold `{quantity}` and `{discount}`. */
export interface VolumeDisplay {
  readonly display: 'buttons' | 'text';
  /** Offers a tier: the text of its button. */
  readonly tier: string;
  /** Told of the tier that is reached. */
  readonly reached: string;
  /** Told of the next tier; its quantity is what is missing. */
  readonly next: string;
}

/** The texts and looks of a bar; its rules are in `RewardsConfig` under the same ids. */
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
  /** Shown when the tier is earned. */
  readonly reached: string;
  /** Shown before; `{{amount}}` is what is missing. */
  readonly remaining: string;
  /** Pixels. */
  readonly iconSize: number;
  /** Address of the merchant's own icon; empty for ours. */
  readonly image: string;
}

/** A product of a gift or a cross-sell. Prices are subunits of the shop's currency. */
export interface StorefrontProduct {
  readonly id: number;
  readonly handle: string;
  readonly title: string;
  readonly image: string | null;
  readonly requiresSellingPlan: boolean;
  /** Those that the cart lists and that the product has; absent: none. */
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
