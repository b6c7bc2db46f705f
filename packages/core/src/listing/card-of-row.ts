import type { CatalogueIndex } from '../catalogue/index/catalogue-index';
import { runOf } from '../columns/runs';
import type { PricedBy, SoldVariant } from './card';
import { type Card, cardAmong } from './card-among';
import type { ListContext } from './list-context';

/** Variant of the index, with its position there. */
interface PlacedVariant extends SoldVariant {
  readonly at: number;
}

/**
 * Card of a product by the listed variants, given by position. Throws if there are none, because then it isn't listed.
 */
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
