import type { BundleConfig, BundleStep } from './bundle-config';

/**
 * Rewards of a cart, as shoppers' browsers and the discount function read them. Compiled from the Cart by
 * `compileRewardsConfig`; plain JSON, kept small (a discount's metafield holds at most 10,000 bytes).
 */
export interface RewardsConfig {
  readonly cartId: string;
  /** Whether the lines that we add carry `_attribution`. */
  readonly attribution: boolean;
  /** Empty when the bar's component is hidden or absent. */
  readonly bars: readonly RewardBar[];
  /** Null when Buy More Save More is off. */
  readonly volume: VolumeDiscount | null;
  /** The discounts of the shop's widgets, which hold whichever cart is live; absent where none gives one. */
  readonly widgets?: readonly WidgetDiscount[];
  /** The shop's bundles that give a discount, as those of widgets; absent where none gives one. */
  readonly bundles?: readonly DiscountedBundle[];
  /**
   * The gifts of the shop's widgets, as tiers that hold whatever bar is live: each has the id that the lines of its gifts
   * name (`giverOf`). Absent where none gives any.
   */
  readonly gifts?: readonly RewardTier[];
  /**
   * Where a running test has carts with other rewards than its control, which the rest is of: those of its variants, by what
   * shoppers' carts are marked with (`variantMark`).
   */
  readonly variants?: Readonly<Record<string, VariantRewards>>;
}

/** Rewards of a test's variant. What widgets and bundles give is the same in all variants. */
export type VariantRewards = Pick<RewardsConfig, 'bars' | 'volume'>;

/** The cart's id in the configuration of what holds whichever cart is live. */
export const OFFERS_ID = 'offers';

/** Functions apply discounts; Scripts are switched off by Shopify: such rewards show and give nothing. */
export type Mechanism = 'functions' | 'scripts';

export interface RewardBar {
  readonly id: string;
  /** Country codes that the bar is for; null for everybody else. */
  readonly countries: readonly string[] | null;
  readonly basis: 'amount' | 'quantity';
  /** Whether the basis is the prices before discounts. */
  readonly beforeDiscounts: boolean;
  readonly excluded: readonly ProductScope[];
  readonly freeShippingOnAllProducts: boolean;
  readonly freeShippingOnSubscription: boolean;
  /** Present where an earned shipping tier frees every delivery option, not the cheapest of each group. */
  readonly freeEveryOption?: true;
  readonly lineItemMode: boolean;
  readonly mechanism: Mechanism;
  readonly tiers: readonly RewardTier[];
}

/** A product with the variants meant; no variants means all of them. */
export interface ProductScope {
  readonly productId: number;
  readonly variantIds: readonly number[];
}

export interface RewardTier {
  readonly id: string;
  readonly type: 'shipping' | 'product' | 'discount' | 'decorative';
  /** Major units of the shop's currency as a decimal, or a count of units. */
  readonly minimum: string;
  /** Own minimums by currency, in major units; present only when presentment currencies are on. */
  readonly minimums?: Readonly<Record<string, string>>;
  readonly gifts?: readonly GiftProduct[];
  /** How many of its gifts a shopper chooses; absent where all are given. */
  readonly most?: number;
  readonly discount?: TierDiscount;
  /** Whether sold-out variants are kept from the picker. */
  readonly hideSoldOut?: boolean;
  /** What cart and checkout call the discount. */
  readonly message: string;
}

/** One free unit, in one of the variants, in this order of preference. */
export interface GiftProduct {
  readonly productId: number;
  readonly variantIds: readonly number[];
  /** The merchant picked the whole product: a variant that is not listed is allowed too. */
  readonly anyVariant: boolean;
  /** What cart and checkout call it, where that isn't the tier's message. */
  readonly message?: string;
}

/** A percentage (0–100), or an amount in major units of the shop's currency. */
export interface TierDiscount {
  readonly kind: 'percentage' | 'amount';
  readonly value: string;
}

export interface VolumeDiscount {
  readonly kind: 'percentage' | 'amount';
  readonly products: readonly ProductScope[];
  readonly tiers: readonly VolumeTier[];
  readonly mechanism: Mechanism;
  readonly message: string;
}

/** From this many units on, a percentage (0–100) or an amount in major units of the shop's currency. */
export interface VolumeTier {
  readonly quantity: number;
  readonly value: string;
}

/**
 * A discount on products that shoppers add by a widget: of each unit, a percentage (0–100) or an amount in major units of
 * the shop's currency.
 */
export interface WidgetDiscount {
  /** The widget's id, as lines name it in `_widget`. */
  readonly id: string;
  readonly kind: 'percentage' | 'amount';
  readonly value: string;
  /** Units of each product that it is for, in one order. */
  readonly maxUnits: number;
  /** What the widget offers; lines of other products get nothing. */
  readonly products: readonly ProductScope[];
  /** Whether it is for units with a selling plan alone, or for those without; absent for both. */
  readonly plan?: boolean | undefined;
  /** What cart and checkout call the discount. */
  readonly message: string;
}

/** A bundle whose discount and gifts checkout gives, with what may be in it: lines of other products are no part of it. */
export interface DiscountedBundle extends BundleConfig {
  readonly steps: readonly DiscountedStep[];
}

export interface DiscountedStep extends BundleStep {
  /** What the step offers. */
  readonly products: readonly ProductScope[];
}
