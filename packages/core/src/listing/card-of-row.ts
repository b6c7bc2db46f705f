import type { CatalogueIndex } from '../catalogue/index/catalogue-index';
import { runOf } from '../columns/runs';
import { cardPrice, type PricedBy, type SoldVariant } from './card';
import type { ListContext } from './list-context';

/** What a card says of a product, as far as it isn't the store's to write. */
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

/** A variant of the index, by its place there. */
interface PlacedVariant extends SoldVariant {
  readonly at: number;
}

/** The card of a product of which the variants at these places are meant. Throws where none is: then it isn't listed. */
export function cardOfRow(
  index: CatalogueIndex,
  row: number,
  meant: readonly number[],
  by: PricedBy,
  context: ListContext,
): Card {
  const { start, end } = runOf(index.variants, row);
  const sold = soldVariants(index, start, end, context);
  const isMeant = new Set(meant);
  const card = cardAmong(
    sold,
    ({ at }) => isMeant.has(at),
    ({ at }) => index.variantColumns.id.values[at] ?? 0,
    by,
  );
  if (!card) throw new Error('A listed product has a variant that is meant.');
  return card;
}

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

function soldVariants(
  { variantColumns }: CatalogueIndex,
  start: number,
  end: number,
  { priceCountry }: ListContext,
): PlacedVariant[] {
  const prices = variantColumns.prices.get(priceCountry);
  const variants: PlacedVariant[] = [];
  for (let at = start; at < end; at += 1) {
    const amount = prices?.amount.values[at] ?? Number.NaN;
    if (Number.isNaN(amount)) continue;
    const compareAt = prices?.compareAt.values[at] ?? Number.NaN;
    const available = variantColumns.available.values[at] === 1;
    variants.push({ at, amount, compareAt: Number.isNaN(compareAt) ? null : compareAt, available });
  }
  return variants;
}
