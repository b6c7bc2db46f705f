import type { ListedProduct } from '../listing/listing-response';
import type { QuantityRule } from '../quantity-rules/quantity-rule';
import type { PRODUCT_TYPES } from './widget-settings';

/** Product of a widget: its card, and what a shopper can choose of it. */
export interface OfferedProduct extends ListedProduct {
  /** In the store's order, those that the merchant means; absent where a card has no room for so many. */
  readonly variants?: readonly OfferedVariant[] | undefined;
  /** The variant that the card is about (`listing/card`). */
  readonly cardVariantId?: number | undefined;
  /** Of cross-sells in carts alone: rewards don't count gift cards. */
  readonly isGiftCard?: boolean | undefined;
}

export interface OfferedVariant {
  readonly id: number;
  /** Its options: "Red / M". */
  readonly title: string;
  /** In subunits of the page's currency. */
  readonly amount: number;
  /** What it was before, in the same; null where the store says nothing of it. */
  readonly compareAt: number | null;
  readonly available: boolean;
  /** Whether it can be bought without a subscription. */
  readonly isSoldOnce: boolean;
  /** Its own picture, of cross-sells in carts; null or absent: the product's. */
  readonly picture?: string | null | undefined;
  /** What it may be bought in, of bundles and of cross-sells in carts; null or absent: in any quantity. */
  readonly quantityRule?: QuantityRule | null | undefined;
  /** Empty where the widget offers none. */
  readonly plans: readonly OfferedPlan[];
}

export interface OfferedPlan {
  /** Shopify's number of the selling plan. */
  readonly id: number;
  readonly name: string;
  /** In subunits, of a unit. */
  readonly amount: number;
}

/** Variants that a card lets choose from, at most; of a product with more, it leads to the product's page. */
export const MAX_VARIANTS_OFFERED = 50;

/** A way to buy a variant: once (null), or by a plan. */
type OfferedWay = OfferedPlan | null;

/**
 * The ways in which a widget sells a variant, the first one to begin with: of a subscription widget its plans, or once where
 * it has none; of both, once first. None where it can only be bought in a way that the widget doesn't offer.
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

/** Choice of a shopper for a product. */
export interface Choice {
  readonly variantId: number;
  /** Null: bought once. */
  readonly planId: number | null;
}

/** Variant and way of a choice, as far as they are still offered. */
export interface ChosenVariant {
  readonly variant: OfferedVariant;
  readonly ways: readonly OfferedWay[];
  readonly way: OfferedWay;
  /** In subunits, of a unit. */
  readonly amount: number;
  /** What the amount is reduced from; null where it isn't. */
  readonly reducedFrom: number | null;
  /** Units of the product that the widget's discount is for, in one order; absent where the amount is without one. */
  readonly discountedUnits?: number;
}

/**
 * Variant of a product that can be added, by a choice or, without one, by what its card is about; null where none can. A variant
 * that is sold out, or sold in no way of the widget, is never the one.
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

/** Purchase of everything in a bundle. */
export type BundlePurchase = 'one-time' | 'subscription';

/** Purchase of a bundle at first; where shoppers choose, once. */
export const firstPurchase = (productType: (typeof PRODUCT_TYPES)[number] = 'one-time'): BundlePurchase =>
  productType === 'subscription' ? productType : 'one-time';

/** Those of some products that a bundle can have: where shoppers choose how it is bought, those that can be bought once. */
export function soldInBundle(
  products: readonly OfferedProduct[],
  productType?: (typeof PRODUCT_TYPES)[number],
): OfferedProduct[] {
  const purchase = firstPurchase(productType);
  return products.filter(({ variants = [] }) =>
    variants.some((variant) => purchaseOptions(variant, purchase).length > 0),
  );
}

/** Whether a shopper has something to choose before the product can be added. */
export function hasChoice(product: OfferedProduct, productType: (typeof PRODUCT_TYPES)[number]): boolean {
  const { variants = [] } = product;
  if (variants.length > 1) return true;
  return productType !== 'one-time' && variants.some(({ plans }) => plans.length > 0);
}
