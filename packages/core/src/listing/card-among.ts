import { cardPrice, type PricedBy, type SoldVariant } from './card';

/** Card of a product, as far as it isn't the store's to write. */
export interface Card {
  /** Shopify's number of the variant whose price the card prints. */
  readonly variantId: number;
  /** How the price stands to those of the other variants that are meant. */
  readonly price: CardWord;
  /** Whether only some of the variants are meant: the card shows this one's picture, and whether it can be bought. */
  readonly isOfVariant: boolean;
  /** Whether the card leads to the variant rather than to what the product's page opens with. */
  readonly leadsToVariant: boolean;
}

/** `one`: nothing else is meant that has another price. */
export type CardWord = 'one' | 'from' | 'upTo';

/** The card of a product of which these variants are sold, in the merchant's order, and some are meant; null where none is. */
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
    // Who reads of a reduction finds it, although the page would open with a variant that has none.
    leadsToVariant: isOfVariant || (compareAt !== null && variant !== opensWith),
  };
}
