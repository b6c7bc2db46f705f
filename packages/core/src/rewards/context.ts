/** Context of the shopper and the store that the rewards need. */
export interface RewardsContext {
  /** ISO 3166-1 alpha-2; null when unknown. */
  readonly country: string | null;
  readonly shopCurrency: string;
  /** Units of the cart's currency per unit of the shop's, as a decimal; null when unknown. Not read when both are the same. */
  readonly rate: string | null;
  /** What is known of the gifts' variants; an unknown variant cannot be offered. */
  readonly variants: Readonly<Record<number, GiftVariant>>;
  /** Whether our automatic discounts are known to be active. */
  readonly discountsActive: boolean;
}

/** A variant that can be added as a gift is available, needs no selling plan, and may be bought one at a time. */
export interface GiftVariant {
  readonly available: boolean;
  readonly needsSellingPlan: boolean;
  /** The least quantity that can be bought (Shopify's quantity rule), usually 1. */
  readonly minimumQuantity: number;
}

/** Choices of the shopper about gifts, and what the store did. Kept per cart token. Plain JSON. */
export interface Choices {
  /** Gifts that the shopper took out. */
  readonly declined: readonly string[];
  /** The variant that the shopper picked, by gift. */
  readonly picked: Readonly<Record<string, number>>;
  /** Gifts taken out because a discount brought the basis below the tier, or because the store charged for them. */
  readonly withdrawn: readonly string[];
  /** Variants that the store refused (422). */
  readonly refused: readonly number[];
  /** The store was seen to give nothing of what this cart has earned (`isLost`). */
  readonly lost?: boolean;
}

export const NO_CHOICES: Choices = { declined: [], picked: {}, withdrawn: [], refused: [] };
