import { cardPrice, type PricedBy, type SoldVariant } from './card';

/** Card of a product, except for what the store renders. */
export interface Card {
  /** Shopify's id of the variant whose price the card prints. */
  readonly variantId: number;
  /** Comparison of its price with those of the other listed variants. */
  readonly price: CardWord;
  /** Whether only some of the variants are listed: the card shows this one's picture and availability. */
  readonly isOfVariant: boolean;
  /** Whether the card links to the variant, instead of the one that the product's page opens with. */
  readonly leadsToVariant: boolean;
}

/** `one`: no other listed variant has another price. */
export type CardWord = 'one' | 'from' | 'upTo';

/**
 * Card of a product by its sold variants, in the merchant's order, and those of them that the list is about; null if
 * it is about none.
 */
export function cardAmong<Variant extends SoldVariant>(
  sold: readonly Variant[],
  isMeant: (variant: Variant) => boolean,
  idOf: (variant: Variant) => number,
  by: PricedBy,
): Card | null {
  const meant = sold.filter(isMeant);
  const priced = cardPrice(meant, by);
  if (!priced) return null;
  const { variant, varies, compareAt } = priced;
  const opensWith = sold.find(({ available }) => available) ?? sold[0];
  const isOfVariant = meant.length < sold.length;
  return {
    variantId: idOf(variant),
    price: !varies ? 'one' : by === 'lowest' ? 'from' : 'upTo',
    isOfVariant,
    // A shopper who sees a reduction should find it, although the page would open with a variant without one.
    leadsToVariant: isOfVariant || (compareAt !== null && variant !== opensWith),
  };
}
