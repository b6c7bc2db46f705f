import type { Subunits } from '../money/subunits';

/** Rewards that a cart has earned, and their worth. The result of `evaluateRewards`. */
export interface Rewards {
  readonly cartId: string;
  readonly attribution: boolean;
  /** The bar of the shopper's country; null when there is none. */
  readonly bar: BarReward | null;
  /** What widgets and bundles give whichever bar is live, as tiers; of bundles those that are reached. */
  readonly offered: readonly TierReward[];
  /** Discounts on lines, at most one per line: free gift units, discounts of volume, widgets and bundles, line-mode shares. */
  readonly lineDiscounts: readonly LineDiscount[];
  readonly orderDiscount: OrderDiscount | null;
  readonly freeShipping: {
    readonly tierId: string;
    readonly message: string;
    /** Whether every delivery option is free, not the cheapest of each group. */
    readonly everyOption: boolean;
  } | null;
}

export interface BarReward {
  readonly id: string;
  readonly basis: 'amount' | 'quantity';
  /** Whether it gives anything: by functions, and with our discounts active. */
  readonly gives: boolean;
  /** Whether discounts can take an earned tier away. */
  readonly afterDiscounts: boolean;
  /** Subunits of the cart's currency, or units. */
  readonly value: number;
  readonly tiers: readonly TierReward[];
}

export interface TierReward {
  readonly id: string;
  readonly type: 'shipping' | 'product' | 'discount' | 'decorative';
  /** In the unit of the basis. */
  readonly threshold: number;
  /** How much is missing, at least 0. */
  readonly remaining: number;
  readonly earned: boolean;
  readonly gifts: readonly GiftReward[];
  /** How many of its gifts can still be chosen; absent where all are given. */
  readonly left?: number;
}

export interface GiftReward {
  /** `tierId:productId`. */
  readonly id: string;
  readonly tierId: string;
  readonly productId: number;
  /** Earned, by functions, and our discounts are active: it would be free. Not where others were chosen. */
  readonly given: boolean;
  /** The variants that the config allows, whatever is known of them. */
  readonly allowed: readonly number[];
  /** The variants to show, in the config's order; those that cannot be added are not offerable. */
  readonly variants: readonly { readonly variantId: number; readonly offerable: boolean }[];
  /** Whether none of its variants is in stock. */
  readonly soldOut: boolean;
  /** Our lines of this gift in an allowed variant, without a selling plan, in the order in which they are kept. */
  readonly lineKeys: readonly string[];
}

/** Value of a discount for Shopify: a percentage that it rounds itself, or an amount. */
export type DiscountValue =
  | { readonly kind: 'percentage'; readonly percent: string }
  | { readonly kind: 'amount'; readonly amount: Subunits };

export interface LineDiscount {
  readonly lineKey: string;
  /**
   * `gift`: one unit free, of a tier. `offered_gift`: of a widget or a bundle. `volume`: Buy More Save More. `widget`: of a widget. `bundle`: a part's share of its bundle's.
   * `order`: the order discount in line mode.
   */
  readonly source: 'gift' | 'offered_gift' | 'volume' | 'widget' | 'bundle' | 'order';
  /** Units that it is for. */
  readonly quantity: number;
  readonly amount: Subunits;
  readonly value: DiscountValue;
  readonly message: string;
}

export interface OrderDiscount {
  readonly tierId: string;
  /**
   * On the base of lines that qualify, after product discounts; order discounts of others take nothing from it. 0 in
   * line mode: the lines have it.
   */
  readonly amount: Subunits;
  readonly value: DiscountValue;
  /** Lines that the discount is not taken from. */
  readonly excludedLineKeys: readonly string[];
  readonly message: string;
}
