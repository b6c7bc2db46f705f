import type { Subunits } from '../money/subunits';
import type { RewardTier } from '../rewards/config';
import type { LineDiscount } from '../rewards/rewards';

/** Rewards of the bundles of one kind in a cart. The result of `evaluateBundle`. */
export interface BundleRewards {
  readonly bundleId: string;
  readonly instances: readonly BundleInstance[];
  /** At most one for a line. */
  readonly lineDiscounts: readonly LineDiscount[];
}

/** One bundle, as it stands in the cart, or is being built. */
export interface BundleInstance {
  readonly instance: string;
  /** The quantity of the parent line; 1 where there is none. Each copy is a bundle by itself, all alike. */
  readonly copies: number;
  /** In canonical order of their lines. */
  readonly parts: readonly BundlePart[];
  /** Units of one copy that count. */
  readonly units: number;
  /** Units that one copy needs until it is a bundle, the steps' own minimums among them. */
  readonly missing: number;
  /** What the units that count cost in all copies, before discounts. */
  readonly price: Subunits;
  readonly tiers: readonly BundleTierReward[];
  /** The tier that applies; null where there is none. */
  readonly tierId: string | null;
  /** Of all copies. */
  readonly discount: Subunits;
  /** What is shown as saved: from compare-at prices, where the merchant wants that. */
  readonly savings: Subunits;
  /** Of its tiers that give some, as tiers that the cart has earned. */
  readonly gifts: readonly RewardTier[];
}

export interface BundlePart {
  readonly lineKey: string;
  /** The first step is 1. */
  readonly step: number;
  /** Of the line's units those that count; the others are at full price. */
  readonly units: number;
}

export interface BundleTierReward {
  readonly id: string;
  /** Units, or subunits of the cart's currency. */
  readonly threshold: number;
  /** How much one copy lacks, at least 0. */
  readonly remaining: number;
  readonly reached: boolean;
}
