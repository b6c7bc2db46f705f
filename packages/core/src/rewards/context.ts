/** Shopper's and store's context for the rewards. */
export interface RewardsContext {
  /** ISO 3166-1 alpha-2; null if unknown. */
  readonly country: string | null;
  readonly shopCurrency: string;
  /**
   * Units of the cart's currency per unit of the shop's, as a decimal; null if unknown. Not read if both are the same.
   */
  readonly rate: string | null;
  /** Known variants of gifts; an unknown variant can't be offered. */
  readonly variants: Readonly<Record<number, GiftVariant>>;
  /** Whether our automatic discounts are known to be active. */
  readonly discountsActive: boolean;
}

/** Variant of a gift. It can be added if it is available, needs no selling plan and may be bought one at a time. */
export interface GiftVariant {
  readonly available: boolean;
  readonly needsSellingPlan: boolean;
  /** Minimum quantity (Shopify's quantity rule), usually 1. */
  readonly minimumQuantity: number;
}

/** Shopper's choices about gifts, and the store's reactions, per cart token. Plain JSON. */
export interface Choices {
  /** Gifts that the shopper removed. */
  readonly declined: readonly string[];
  /** Variants that the shopper picked, by gift. */
  readonly picked: Readonly<Record<string, number>>;
  /** Gifts removed because a discount brought the basis below the tier, or because the store charged for them. */
  readonly withdrawn: readonly string[];
  /** Variants that the store refused (422). */
  readonly refused: readonly number[];
  /** Whether the store was seen to give none of this cart's earned rewards (`isLost`). */
  readonly lost?: boolean;
}

export const NO_CHOICES: Choices = { declined: [], picked: {}, withdrawn: [], refused: [] };
