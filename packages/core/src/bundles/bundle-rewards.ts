import type { Subunits } from '../money/subunits';
import type { RewardTier } from '../rewards/config';
import type { LineDiscount } from '../rewards/rewards';

/** Rewards of the bundles of one kind in a cart. Result of `evaluateBundle`. */
export interface BundleRewards {
  readonly bundleId: string;
  readonly instances: readonly BundleInstance[];
  /** At most one per line. */
  readonly lineDiscounts: readonly LineDiscount[];
}

/** Bundle in the cart, or in the builder. */
export interface BundleInstance {
  readonly instance: string;
  /** Quantity of the parent line; 1 if there is none. Each copy is a bundle by itself, all alike. */
  readonly copies: number;
  /** Parts in canonical order of their lines. */
  readonly parts: readonly BundlePart[];
  /** Counted units of one copy. */
  readonly units: number;
  /** Missing units of one copy, for its minimum and those of the steps. */
  readonly missing: number;
  /** Price of the counted units in all copies, before discounts. */
  readonly price: Subunits;
  readonly tiers: readonly BundleTierReward[];
  /** Applied tier; null if there is none. */
  readonly tierId: string | null;
  /** Discount of all copies. */
  readonly discount: Subunits;
  /** Displayed savings: from compare-at prices, if the merchant has chosen that. */
  readonly savings: Subunits;
  /** Gifts as tiers that the cart has earned. */
  readonly gifts: readonly RewardTier[];
}

export interface BundlePart {
  readonly lineKey: string;
  /** Step, from 1. */
  readonly step: number;
  /** Counted units of the line; the others are at full price. */
  readonly units: number;
}

export interface BundleTierReward {
  readonly id: string;
  /** In units, or subunits of the cart's currency. */
  readonly threshold: number;
  /** Missing amount or units of one copy, at least 0. */
  readonly remaining: number;
  readonly reached: boolean;
}
