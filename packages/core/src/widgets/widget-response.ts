import type { Traffic } from '../experiments/assignment/traffic';
import type { BundleConfig } from '../rewards/bundle-config';
import type { WidgetDiscount } from '../rewards/config';
import type { OfferedProduct } from './offered-product';
import type { DISPLAY_TYPES, LAYOUT_TYPES, PRODUCT_TYPES } from './widget-settings';

/** Incremented when the response changes its meaning; a script shows nothing of an unknown version. */
export const WIDGET_RESPONSE_VERSION = 1;

/**
 * Maximum number of widgets in a page's request, and of products from the cart and viewed ones. The rest is ignored.
 */
export const MAX_WIDGETS_ASKED = 20;
export const MAX_IN_CART_ASKED = 50;
export const MAX_VIEWED_ASKED = 20;

/** Maximum number of the shopper's own orders in a request, latest first, and of products of each. */
export const MAX_OWN_ORDERS_ASKED = 20;
export const MAX_OF_ORDER_ASKED = 50;

/** Widths of the page in pixels, inclusive. */
export const BREAKPOINTS = {
  large: { min: 999, max: null },
  medium: { min: 481, max: 998 },
  small: { min: 0, max: 480 },
} as const;
export type Breakpoint = keyof typeof BREAKPOINTS;

/** Layout of products at a width. */
export interface ShownLayout {
  readonly type: (typeof LAYOUT_TYPES)[number];
  readonly columns: number;
}

/**
 * Response to a store page's widgets. Like a `ListingResponse`, it is a Liquid template that the store renders in
 * the page's market.
 */
export interface WidgetResponse {
  readonly version: typeof WIDGET_RESPONSE_VERSION;
  /**
   * Number of chunks, at least 1: a store's Liquid finds twenty products by handle, so more are split; `part` of
   * the query requests one, from 1.
   */
  readonly parts: number;
  /** Requested widgets of the chunk that are shown in a page, in the order of the request. */
  readonly widgets: readonly ShownWidget[];
}

/** Widget in a page. */
export interface ShownWidget extends WidgetFace {
  readonly products: readonly OfferedProduct[];
  /** Step of a bundle that has these products, from 1; a bundle is listed once per step. */
  readonly step?: number | undefined;
  /** Running test that replaces it with variants, which the response contains too; absent without a test. */
  readonly test?: ShownTest | undefined;
}

/** Running test. The page chooses the variant, so that the response is the same for all shoppers. */
export interface ShownTest {
  /** Id, which also divides the visitors. */
  readonly id: string;
  /** Variants, the control first. */
  readonly variants: readonly {
    readonly id: string;
    /** Id of the variant's widget. */
    readonly widget: number;
    /** Percent of all visitors. */
    readonly share: number;
  }[];
  /** Present if the allocation changes: visitors who haven't seen a variant yet get today's. */
  readonly traffic?: Traffic | undefined;
}

/** Widget as its editor shows it, on the page of a product. For a bundle, `products` are those of all its steps. */
export interface PreviewedWidget extends ShownWidget {
  /** Products of a bundle by step. */
  readonly stepProducts?: readonly (readonly OfferedProduct[])[] | undefined;
  readonly page: {
    /** Shopify's id; null if there is none. */
    readonly product: number | null;
    /** ISO 4217; null if no product has a price. */
    readonly currency: string | null;
  };
}

/** Widget without its products. Default texts are shown in the page's language. */
export interface WidgetFace {
  readonly id: number;
  /** Title; may be empty. */
  readonly title: string;
  readonly texts: Readonly<Record<'add' | 'added' | 'soldOut', string>>;
  readonly layout: Readonly<Record<Breakpoint, ShownLayout>>;
  /** Value of its element's `style` attribute. */
  readonly style: string;
  /** Whether lines that it adds are attributed to it. */
  readonly tracking: boolean;
  /** Shopify's recommendations in place of products; null if there are products. */
  readonly recommends: 'related' | 'complementary' | null;
  /** Position of sold-out products among the recommendations. */
  readonly outOfStock: 'all' | 'end' | 'hide';
  readonly limit: number;
  /** Rendered by parts of the script that not every page loads; absent in responses of an earlier build's server. */
  readonly extras?: WidgetExtras | undefined;
  /** Only for a bundle builder. */
  readonly bundle?: ShownBundle | undefined;
}

/** Optional features of widgets. */
export interface WidgetExtras {
  readonly displayType: (typeof DISPLAY_TYPES)[number];
  readonly productType: (typeof PRODUCT_TYPES)[number];
  /** Quantity selector; null: one is added. */
  readonly quantity: { readonly initial: number; readonly min: number; readonly max: number } | null;
  /** Time from the first view; width in percent. */
  readonly timer: { readonly seconds: number; readonly width: number } | null;
  /** Merchant's scripts; null if there are none. */
  readonly callbacks: Readonly<Record<WidgetCallback, string>> | null;
  /** Number of days for which the timer's start is stored. */
  readonly viewDays: number;
  readonly texts: Readonly<Record<'choose' | 'quantity' | 'oneTime' | 'subscription' | 'timer', string>>;
  /** Published discount at checkout on products that it adds; absent if there is none. */
  readonly discount?: WidgetDiscount | undefined;
}

/** Events that run a script of the merchant's. */
export type WidgetCallback = 'init' | 'ready' | 'add' | 'productsChange';

/** Texts of a bundle's tier besides its label. */
export interface ShownTierOffer {
  /** Text in the empty slot that reaches the tier; may be empty. */
  readonly slot: string;
  /** Heading of its gifts; empty: the builder's own. */
  readonly giftHeading: string;
  /** Titles of its available gifts, in the shopper's language. */
  readonly gifts: readonly string[];
}

/** Bundle builder without its products. */
export interface ShownBundle {
  readonly stepDisplay: 'tabs' | 'page';
  /** Steps, as many as in the rule. */
  readonly steps: readonly {
    /** Id for analytics; absent from older servers. */
    readonly id?: string | undefined;
    readonly title: string;
    readonly description: string;
  }[];
  readonly rule: BundleConfig;
  /** Labels of the tiers beside the progress, in the rule's order; may be empty. */
  readonly tierLabels: readonly string[];
  /** Further texts of the tiers, in the rule's order; absent from older servers. */
  readonly tierOffers?: readonly ShownTierOffer[] | undefined;
  readonly hasProgress: boolean;
  readonly showsSavings: boolean;
  /** Texts, in which the builder replaces `{remaining}` and `{amount}`. */
  readonly texts: Readonly<Record<'add' | 'remaining' | 'complete' | 'savings', string>>;
}
