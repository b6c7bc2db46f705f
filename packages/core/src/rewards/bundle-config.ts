/**
 * Bundle as the builder, the drawer and the discount function read it. Plain JSON, kept small: a discount's
 * metafield holds at most 10,000 bytes. Texts are the builder's own.
 */
export interface BundleConfig {
  /** Id of the bundle's document, without a colon. */
  readonly id: string;
  readonly steps: readonly BundleStep[];
  readonly container: BundleContainer;
  readonly discount: BundleDiscount;
}

/** Step of a bundle. Which products it offers is known per line. */
export interface BundleStep {
  readonly quantityInputs: {
    /** Off: one of each product. */
    readonly enabled: boolean;
    readonly maxQuantityPerProduct: number;
    readonly maxQuantityPerStep: number;
    readonly minQuantityPerStep: number;
  };
}

/** Number of units in a bundle over all steps. */
export interface BundleContainer {
  readonly minValue: number;
  readonly maxValue: number;
  /** Whether it is a bundle only when it is full. */
  readonly enabledForceToMax: boolean;
}

export interface BundleDiscount {
  readonly requiredTarget: 'quantity' | 'subtotal';
  readonly tiers: readonly BundleTier[];
  readonly enabledLimitLineQuantityDiscount: boolean;
  /** Maximum of discounted units of a variant and plan in one bundle, over all its lines. */
  readonly maxQuantityPerLine: number;
  /** Whether units with a selling plan count without being discounted. */
  readonly excludedAddOnDiscountOnSub: boolean;
  /** Price that savings are displayed from. The discount itself is always taken off the price. */
  readonly discountedFrom: 'price' | 'compare_at_price';
  /** Parent variant that the parts are nested under; null if they are separate lines. */
  readonly parentVariantId: number | null;
}

export interface BundleTier {
  readonly id: string;
  /** `fixed_price` is the price of a bundle with exactly `requiredQuantity` units. */
  readonly discountType: 'percentage' | 'fixed_amount' | 'fixed_price';
  /** A percentage (0–100), or an amount in major units of the shop's currency. */
  readonly discountValue: string;
  readonly requiredQuantity: number;
  /** Major units of the shop's currency. `requiredTarget` decides whether this or `requiredQuantity` is read. */
  readonly requiredSubtotal: string;
  readonly giftItems: readonly BundleGiftItem[];
  /** Whether the gifts of other reached tiers are included. */
  readonly includedGifts: boolean;
  readonly message: string;
}

export interface BundleGiftItem {
  readonly productId: number;
  /** Units in one bundle. A published bundle gives one. */
  readonly quantity: number;
  /** Variants in order of preference; empty means all of them. */
  readonly variantIds: readonly number[];
  readonly giftMessage: string;
}
