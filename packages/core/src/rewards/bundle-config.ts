/**
 * Bundle as the builder, the drawer and the discount function read it. Plain JSON, kept small: a discount's
 * metafield holds at most 10,000 bytes. Texts are the builder's own.
 */
export interface BundleConfig {
  /** Of the bundle's document; never with a colon. */
  readonly id: string;
  readonly steps: readonly BundleStep[];
  readonly container: BundleContainer;
  readonly discount: BundleDiscount;
}

/** Step of a bundle. Which products it offers is said of each line. */
export interface BundleStep {
  readonly quantityInputs: {
    /** Off: one of each product. */
    readonly enabled: boolean;
    readonly maxQuantityPerProduct: number;
    readonly maxQuantityPerStep: number;
    readonly minQuantityPerStep: number;
  };
}

/** Number of units that a bundle has over all steps. */
export interface BundleContainer {
  readonly minValue: number;
  readonly maxValue: number;
  /** It is a bundle only when it is full. */
  readonly enabledForceToMax: boolean;
}

export interface BundleDiscount {
  readonly requiredTarget: 'quantity' | 'subtotal';
  readonly tiers: readonly BundleTier[];
  readonly enabledLimitLineQuantityDiscount: boolean;
  /** Discounted units of a variant and plan in one bundle, over all its lines. */
  readonly maxQuantityPerLine: number;
  /** Units with a selling plan count, and aren't discounted. */
  readonly excludedAddOnDiscountOnSub: boolean;
  /** What savings are shown from. The discount is taken off the price always. */
  readonly discountedFrom: 'price' | 'compare_at_price';
  /** The variant that the parts are nested under; null where they are lines beside each other. */
  readonly parentVariantId: number | null;
}

export interface BundleTier {
  readonly id: string;
  /** `fixed_price` is what a bundle of exactly `requiredQuantity` units costs. */
  readonly discountType: 'percentage' | 'fixed_amount' | 'fixed_price';
  /** A percentage (0–100), or an amount in major units of the shop's currency. */
  readonly discountValue: string;
  readonly requiredQuantity: number;
  /** Major units of the shop's currency. Of this and `requiredQuantity` the discount's target says which is read. */
  readonly requiredSubtotal: string;
  readonly giftItems: readonly BundleGiftItem[];
  /** Whether the gifts of the other reached tiers are given with it. */
  readonly includedGifts: boolean;
  readonly message: string;
}

export interface BundleGiftItem {
  readonly productId: number;
  /** Units in one bundle. A published bundle gives one. */
  readonly quantity: number;
  /** In this order of preference; none means all of them. */
  readonly variantIds: readonly number[];
  readonly giftMessage: string;
}
