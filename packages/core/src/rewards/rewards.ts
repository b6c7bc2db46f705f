import type { Subunits } from '../money/subunits';

/** Rewards that a cart has earned, and their worth. Result of `evaluateRewards`. */
export interface Rewards {
  readonly cartId: string;
  readonly attribution: boolean;
  /** Bar of the shopper's country; null if there is none. */
  readonly bar: BarReward | null;
  /** Offers of widgets and bundles, whichever bar is live, as tiers; for bundles, the reached ones. */
  readonly offered: readonly TierReward[];
  /** Discounts on lines, at most one per line: free gift units, discounts of volume, widgets and bundles, line-mode shares. */
  readonly lineDiscounts: readonly LineDiscount[];
  readonly orderDiscount: OrderDiscount | null;
  readonly freeShipping: {
    readonly tierId: string;
    readonly message: string;
    /** Whether every delivery option is free, not only the cheapest of each group. */
    readonly everyOption: boolean;
  } | null;
}

export interface BarReward {
  readonly id: string;
  readonly basis: 'amount' | 'quantity';
  /** Whether it gives anything: by functions, and with our discounts active. */
  readonly gives: boolean;
  /** Whether discounts can bring an earned tier below its threshold. */
  readonly afterDiscounts: boolean;
  /** Basis in subunits of the cart's currency, or in units. */
  readonly value: number;
  readonly tiers: readonly TierReward[];
}

export interface TierReward {
  readonly id: string;
  readonly type: 'shipping' | 'product' | 'discount' | 'decorative';
  /** In the unit of the basis. */
  readonly threshold: number;
  /** Missing amount or units, at least 0. */
  readonly remaining: number;
  readonly earned: boolean;
  readonly gifts: readonly GiftReward[];
  /** Number of gifts that can still be chosen; absent if all are given. */
  readonly left?: number;
}

export interface GiftReward {
  /** `tierId:productId`. */
  readonly id: string;
  readonly tierId: string;
  readonly productId: number;
  /** Whether it would be free: earned, by functions, with our discounts active. False if others were chosen. */
  readonly given: boolean;
  /** Variants that the config allows, known or not. */
  readonly allowed: readonly number[];
  /** Variants to show, in the config's order. */
  readonly variants: readonly { readonly variantId: number; readonly offerable: boolean }[];
  /** Whether all of its variants are sold out. */
  readonly soldOut: boolean;
  /** Our lines of this gift in an allowed variant, without a selling plan, in the order in which they are kept. */
  readonly lineKeys: readonly string[];
}

/** Discount value for Shopify: a percentage, which it rounds itself, or an amount. */
export type DiscountValue =
  | { readonly kind: 'percentage'; readonly percent: string }
  | { readonly kind: 'amount'; readonly amount: Subunits };

export interface LineDiscount {
  readonly lineKey: string;
  /**
   * `gift`: a free unit of a tier. `offered_gift`: of a widget or a bundle. `volume`: Buy More Save More.
   * `widget`: of a widget. `bundle`: a part's share of its bundle's. `order`: the order discount in line mode.
   */
  readonly source: 'gift' | 'offered_gift' | 'volume' | 'widget' | 'bundle' | 'order';
  /** Number of discounted units. */
  readonly quantity: number;
  readonly amount: Subunits;
  readonly value: DiscountValue;
  readonly message: string;
}

export interface OrderDiscount {
  readonly tierId: string;
  /**
   * Based on qualifying lines after product discounts; order discounts of others don't reduce it. 0 in line mode:
   * the lines have it.
   */
  readonly amount: Subunits;
  readonly value: DiscountValue;
  /** Lines without the discount. */
  readonly excludedLineKeys: readonly string[];
  readonly message: string;
}
