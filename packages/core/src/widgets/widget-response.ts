import type { Traffic } from '../experiments/assignment/traffic';
import type { BundleConfig } from '../rewards/bundle-config';
import type { WidgetDiscount } from '../rewards/config';
import type { OfferedProduct } from './offered-product';
import type { DISPLAY_TYPES, LAYOUT_TYPES, PRODUCT_TYPES } from './widget-settings';

/** Raised when the answer changes its meaning; a script shows nothing of one that it doesn't know. */
export const WIDGET_RESPONSE_VERSION = 1;

/** Widgets that a page may ask for, and products that it may name: of the cart, and looked at. Further ones are left out. */
export const MAX_WIDGETS_ASKED = 20;
export const MAX_IN_CART_ASKED = 50;
export const MAX_VIEWED_ASKED = 20;

/** Orders of the shopper's own that a page may name, the latest first, and products of each. */
export const MAX_OWN_ORDERS_ASKED = 20;
export const MAX_OF_ORDER_ASKED = 50;

/** Widths of the page in pixels, both ends included. */
export const BREAKPOINTS = {
  large: { min: 999, max: null },
  medium: { min: 481, max: 998 },
  small: { min: 0, max: 480 },
} as const;
export type Breakpoint = keyof typeof BREAKPOINTS;

/** Arrangement of products at a width. */
export interface ShownLayout {
  readonly type: (typeof LAYOUT_TYPES)[number];
  readonly columns: number;
}

/**
 * Answer to a page of a store about its widgets. As a `ListingResponse`, our server answers it as a Liquid template, which the
 * store renders in the page's own market.
 */
export interface WidgetResponse {
  readonly version: typeof WIDGET_RESPONSE_VERSION;
  /**
   * A store's Liquid finds twenty products by their handles, so what has more comes in parts: `part` of the query asks for
   * one, from 1. `parts` is how many there are, at least 1.
   */
  readonly parts: number;
  /** Those of the part that are to be shown somewhere in a page, in the order in which they were asked for. */
  readonly widgets: readonly ShownWidget[];
}

/** A widget as it is shown. */
export interface ShownWidget extends WidgetFace {
  readonly products: readonly OfferedProduct[];
  /** Of a bundle, which is there once for each of its steps: which step offers these. The first is 1. */
  readonly step?: number | undefined;
  /** In whose place variants of a running test are shown, which are in the same answer; absent without a test. */
  readonly test?: ShownTest | undefined;
}

/** A running test. The page chooses, so that the answer is the same for all shoppers. */
export interface ShownTest {
  /** Divides its visitors, too. */
  readonly id: string;
  /** The first is the control. */
  readonly variants: readonly {
    readonly id: string;
    /** The id of the widget that it shows. */
    readonly widget: number;
    /** Percent of all visitors. */
    readonly share: number;
  }[];
  /** Present where visitors move: who hasn't seen a variant yet sees that of today. */
  readonly traffic?: Traffic | undefined;
}

/** A widget as its editor shows it, on the page of a product. Of a bundle `products` are those of all its steps. */
export interface PreviewedWidget extends ShownWidget {
  /** Of a bundle, by its steps. */
  readonly stepProducts?: readonly (readonly OfferedProduct[])[] | undefined;
  readonly page: {
    /** Shopify's number; null where there is none. */
    readonly product: number | null;
    /** ISO 4217; null where no product has a price. */
    readonly currency: string | null;
  };
}

/** A widget without its products. Texts that were left at their default are said in the page's language. */
export interface WidgetFace {
  readonly id: number;
  /** May be empty. */
  readonly title: string;
  readonly texts: Readonly<Record<'add' | 'added' | 'soldOut', string>>;
  readonly layout: Readonly<Record<Breakpoint, ShownLayout>>;
  /** Properties of its element, as the attribute `style` has them. */
  readonly style: string;
  /** Whether lines that it adds say so. */
  readonly tracking: boolean;
  /** What the store itself recommends, in the place of products; null where there are products. */
  readonly recommends: 'related' | 'complementary' | null;
  /** Of what the store recommends. */
  readonly outOfStock: 'all' | 'end' | 'hide';
  readonly limit: number;
  /** Drawn by parts of the script that not every page loads; absent in answers of a server of an earlier build. */
  readonly extras?: WidgetExtras | undefined;
  /** Of a bundle builder alone. */
  readonly bundle?: ShownBundle | undefined;
}

/** Fields that not every widget has. */
export interface WidgetExtras {
  readonly displayType: (typeof DISPLAY_TYPES)[number];
  readonly productType: (typeof PRODUCT_TYPES)[number];
  /** Null: one is added. */
  readonly quantity: { readonly initial: number; readonly min: number; readonly max: number } | null;
  /** The time from the first view on; width in percent. */
  readonly timer: { readonly seconds: number; readonly width: number } | null;
  /** The merchant's scripts; null without any. */
  readonly callbacks: Readonly<Record<WidgetCallback, string>> | null;
  /** Days for which the beginning of the timer is kept. */
  readonly viewDays: number;
  readonly texts: Readonly<Record<'choose' | 'quantity' | 'oneTime' | 'subscription' | 'timer', string>>;
  /** What checkout takes off products that it adds, as published; absent without. */
  readonly discount?: WidgetDiscount | undefined;
}

/** When a script of the merchant's is run. */
export type WidgetCallback = 'init' | 'ready' | 'add' | 'productsChange';

/** Texts of a bundle's tier besides its label. */
export interface ShownTierOffer {
  /** In the empty slot with which the tier is reached; may be empty. */
  readonly slot: string;
  /** Before its gifts; empty: the builder's own words. */
  readonly giftHeading: string;
  /** The titles of its gifts that can be had, in the shopper's language. */
  readonly gifts: readonly string[];
}

/** Bundle builder as it is shown, besides its products. */
export interface ShownBundle {
  readonly stepDisplay: 'tabs' | 'page';
  /** As many as the rule has. */
  readonly steps: readonly {
    /** By which it is counted; absent from servers of before. */
    readonly id?: string | undefined;
    readonly title: string;
    readonly description: string;
  }[];
  readonly rule: BundleConfig;
  /** What a tier is called beside the progress, in the order of the rule; may be empty. */
  readonly tierLabels: readonly string[];
  /** What tiers give besides, in the order of the rule; absent from servers of before. */
  readonly tierOffers?: readonly ShownTierOffer[] | undefined;
  readonly hasProgress: boolean;
  readonly showsSavings: boolean;
  /** `{remaining}` and `{amount}` are put in by the builder. */
  readonly texts: Readonly<Record<'add' | 'remaining' | 'complete' | 'savings', string>>;
}
