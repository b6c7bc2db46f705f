import type { ListedProduct } from '../listing/listing-response';
import type { QuantityRule } from '../quantity-rules/quantity-rule';
import type { PRODUCT_TYPES } from './widget-settings';

/** Product of a widget: its card, and its options for shoppers. */
export interface OfferedProduct extends ListedProduct {
  /** Variants that the merchant has picked, in the store's order; absent if there are too many for a card. */
  readonly variants?: readonly OfferedVariant[] | undefined;
  /** Variant that the card is about (`listing/card`). */
  readonly cardVariantId?: number | undefined;
  /** Only for cross-sells in carts: rewards don't count gift cards. */
  readonly isGiftCard?: boolean | undefined;
}

export interface OfferedVariant {
  readonly id: number;
  /** Option values: "Red / M". */
  readonly title: string;
  /** In subunits of the page's currency. */
  readonly amount: number;
  /** Compare-at price in subunits of the page's currency; null if there is none. */
  readonly compareAt: number | null;
  readonly available: boolean;
  /** Whether it can be bought without a subscription. */
  readonly isSoldOnce: boolean;
  /** Variant's own image, for cross-sells in carts; null or absent: the product's. */
  readonly picture?: string | null | undefined;
  /** Quantity rule, for bundles and cross-sells in carts; null or absent: any quantity. */
  readonly quantityRule?: QuantityRule | null | undefined;
  /** Offered selling plans; may be empty. */
  readonly plans: readonly OfferedPlan[];
}

export interface OfferedPlan {
  /** Shopify's id of the selling plan. */
  readonly id: number;
  readonly name: string;
  /** In subunits per unit. */
  readonly amount: number;
}

/** Maximum number of variants to choose from on a card; with more, it links to the product's page. */
export const MAX_VARIANTS_OFFERED = 50;

/** Purchase option of a variant: one-time (null), or a selling plan. */
type OfferedWay = OfferedPlan | null;

/**
 * Purchase options of a variant in a widget, the default first: for a subscription widget its plans, or one-time
 * if there are none; for both, one-time first. None if the variant is sold only by options that the widget doesn't
 * offer.
 */
export function purchaseOptions(
  { isSoldOnce, plans }: Pick<OfferedVariant, 'isSoldOnce' | 'plans'>,
  productType: (typeof PRODUCT_TYPES)[number],
): OfferedWay[] {
  const once: OfferedWay[] = isSoldOnce ? [null] : [];
  if (productType === 'one-time') return once;
  if (productType === 'subscription') return plans.length > 0 ? [...plans] : once;
  return [...once, ...plans];
}

/** Shopper's choice for a product. */
export interface Choice {
  readonly variantId: number;
  /** Null: one-time purchase. */
  readonly planId: number | null;
}

/** Chosen variant and purchase option, if they are still offered. */
export interface ChosenVariant {
  readonly variant: OfferedVariant;
  readonly ways: readonly OfferedWay[];
  readonly way: OfferedWay;
  /** Price per unit, in subunits. */
  readonly amount: number;
  /** Compare-at price; null without one. */
  readonly reducedFrom: number | null;
  /** Maximum of units in an order with the widget's discount; absent if the amount isn't discounted. */
  readonly discountedUnits?: number;
}

/**
 * Variant of a product to be added, by a choice or else by its card; null if there is none. Sold-out variants, and
 * those without an option of the widget, are never chosen.
 */
export function chosenVariant(
  { variants = [], cardVariantId }: OfferedProduct,
  productType: (typeof PRODUCT_TYPES)[number],
  choice?: Choice | undefined,
): ChosenVariant | null {
  const sold = variants.filter((each) => each.available && purchaseOptions(each, productType).length > 0);
  const of = (id: number | undefined) => sold.find((each) => each.id === id);
  const variant = of(choice?.variantId) ?? of(cardVariantId) ?? sold[0];
  if (!variant) return null;
  const ways = purchaseOptions(variant, productType);
  const way = ways.find((each) => (each?.id ?? null) === (choice?.planId ?? null)) ?? ways[0] ?? null;
  const amount = way?.amount ?? variant.amount;
  const before = Math.max(variant.compareAt ?? 0, variant.amount);
  return { variant, ways, way, amount, reducedFrom: before > amount ? before : null };
}

/** Purchase option of a whole bundle. */
export type BundlePurchase = 'one-time' | 'subscription';

/** Initial purchase option of a bundle: one-time if shoppers can choose. */
export const firstPurchase = (productType: (typeof PRODUCT_TYPES)[number] = 'one-time'): BundlePurchase =>
  productType === 'subscription' ? productType : 'one-time';

/** Products that a bundle can have: those sold by its initial purchase option. */
export function soldInBundle(
  products: readonly OfferedProduct[],
  productType?: (typeof PRODUCT_TYPES)[number],
): OfferedProduct[] {
  const purchase = firstPurchase(productType);
  return products.filter(({ variants = [] }) =>
    variants.some((variant) => purchaseOptions(variant, purchase).length > 0),
  );
}

/** Whether a shopper has to choose something before adding the product. */
export function hasChoice(product: OfferedProduct, productType: (typeof PRODUCT_TYPES)[number]): boolean {
  const { variants = [] } = product;
  if (variants.length > 1) return true;
  return productType !== 'one-time' && variants.some(({ plans }) => plans.length > 0);
}
