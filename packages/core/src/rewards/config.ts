import type { BundleConfig, BundleStep } from './bundle-config';

/**
 * Rewards of a cart, as shoppers' browsers and the discount function read them. Compiled from the Cart by
 * `compileRewardsConfig`; plain JSON, kept small (a discount's metafield holds at most 10,000 bytes).
 */
export interface RewardsConfig {
  readonly cartId: string;
  /** Whether lines that we add carry `_attribution`. */
  readonly attribution: boolean;
  /** Empty if the bar's component is hidden or missing. */
  readonly bars: readonly RewardBar[];
  /** Null if Buy More Save More is off. */
  readonly volume: VolumeDiscount | null;
  /** Discounts of the shop's widgets, which apply whichever cart is live; absent if there are none. */
  readonly widgets?: readonly WidgetDiscount[];
  /** Bundles of the shop with a discount, which apply like those of widgets; absent if there are none. */
  readonly bundles?: readonly DiscountedBundle[];
  /**
   * Gifts of the shop's widgets, as tiers that apply whatever bar is live: the id of each is the giver of its gift
   * lines (`giverOf`). Absent if there are none.
   */
  readonly gifts?: readonly RewardTier[];
  /**
   * Rewards of a running test's variants that differ from the control's, by the mark of shoppers' carts
   * (`variantMark`); the rest of the config is the control's.
   */
  readonly variants?: Readonly<Record<string, VariantRewards>>;
}

/** Rewards of a test's variant. Widgets and bundles give the same in all variants. */
export type VariantRewards = Pick<RewardsConfig, 'bars' | 'volume'>;

/** Cart id in the configuration of the offers, which apply whichever cart is live. */
export const OFFERS_ID = 'offers';

/** Mechanism of discounts. Shopify has removed Scripts: such rewards are displayed and give nothing. */
export type Mechanism = 'functions' | 'scripts';

export interface RewardBar {
  readonly id: string;
  /** Country codes of the bar; null for all others. */
  readonly countries: readonly string[] | null;
  readonly basis: 'amount' | 'quantity';
  /** Whether the basis is the prices before discounts. */
  readonly beforeDiscounts: boolean;
  readonly excluded: readonly ProductScope[];
  readonly freeShippingOnAllProducts: boolean;
  readonly freeShippingOnSubscription: boolean;
  /** Present if an earned shipping tier makes every delivery option free, not only the cheapest of each group. */
  readonly freeEveryOption?: true;
  readonly lineItemMode: boolean;
  readonly mechanism: Mechanism;
  readonly tiers: readonly RewardTier[];
}

/** Product with selected variants; empty means all of them. */
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
  /** Number of gifts that a shopper chooses; absent if all are given. */
  readonly most?: number;
  readonly discount?: TierDiscount;
  /** Whether sold-out variants are hidden in the picker. */
  readonly hideSoldOut?: boolean;
  /** Name of the discount in cart and checkout. */
  readonly message: string;
}

/** Gift of one free unit in one of the variants, in order of preference. */
export interface GiftProduct {
  readonly productId: number;
  readonly variantIds: readonly number[];
  /** Whether the merchant picked the whole product, so that unlisted variants are allowed. */
  readonly anyVariant: boolean;
  /** Name in cart and checkout, if it isn't the tier's message. */
  readonly message?: string;
}

/** Percentage (0–100), or amount in major units of the shop's currency. */
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

/** Percentage (0–100), or amount in major units of the shop's currency, from this many units on. */
export interface VolumeTier {
  readonly quantity: number;
  readonly value: string;
}

/**
 * A discount on products that shoppers add by a widget: of each unit, a percentage (0–100) or an amount in major units of
 * the shop's currency.
 */
export interface WidgetDiscount {
  /** Widget's id, as in the lines' `_widget`. */
  readonly id: string;
  readonly kind: 'percentage' | 'amount';
  readonly value: string;
  /** Maximum of discounted units of each product in an order. */
  readonly maxUnits: number;
  /** Products of the widget; lines of others aren't discounted. */
  readonly products: readonly ProductScope[];
  /** Whether it applies only to units with a selling plan, or only to those without; absent for both. */
  readonly plan?: boolean | undefined;
  /** Name of the discount in cart and checkout. */
  readonly message: string;
}

/** Bundle that checkout discounts, with its possible products: lines of others are no part of it. */
export interface DiscountedBundle extends BundleConfig {
  readonly steps: readonly DiscountedStep[];
}

export interface DiscountedStep extends BundleStep {
  /** Products of the step. */
  readonly products: readonly ProductScope[];
}
