import { type CatalogueIndex, collectionRows } from '../catalogue/index/catalogue-index';
import { foldValue } from '../catalogue/index/fold-value';
import { type Postings, rowsWith } from '../catalogue/index/postings';
import { runOf } from '../columns/runs';
import type { RankedRow } from '../listing/found-rows';
import type { ListContext } from '../listing/list-context';
import type { InfluenceEntry } from './influence';

/** Weight of rows: the sum of the weightings of their entries, 0 for none. */
export function weightOfRows(
  index: CatalogueIndex,
  entries: readonly InfluenceEntry[],
  context: ListContext,
): (row: number) => number {
  const isInStock = isInStockHere(index, context);
  const weights = new Map<number, number>();
  const byStock = { available: 0, soldOut: 0 };
  for (const { attributeName, attributeValue, weighting } of entries) {
    if (attributeName === 'availability') {
      byStock[attributeValue === 'in-stock' ? 'available' : 'soldOut'] += weighting ?? 0;
      continue;
    }
    for (const row of rowsOf(index, attributeName, attributeValue)) {
      weights.set(row, (weights.get(row) ?? 0) + (weighting ?? 0));
    }
  }
  return (row) => (weights.get(row) ?? 0) + (isInStock(row) ? byStock.available : byStock.soldOut);
}

/** Entries that a row matches. */
export function entriesOfRows(
  index: CatalogueIndex,
  entries: readonly InfluenceEntry[],
  context: ListContext,
): (row: number) => InfluenceEntry[] {
  const isInStock = isInStockHere(index, context);
  const rows = entries.map(({ attributeName, attributeValue }) =>
    attributeName === 'availability' ? null : new Set(rowsOf(index, attributeName, attributeValue)),
  );
  const isOfStock = (value: string, row: number) => (value === 'in-stock') === isInStock(row);
  return (row) =>
    entries.filter(({ attributeValue }, at) => rows[at]?.has(row) ?? isOfStock(attributeValue, row));
}

const PER_WEIGHT = 1.15;

/**
 * Found rows sorted by score and weight: among those with equally many words, a weight of n multiplies the score
 * by 1.15^n. Ties keep their order.
 */
export function inOrderOfWeight(ranked: readonly RankedRow[], weightOf: (row: number) => number): number[] {
  const weighed = ranked.map((each) => ({ ...each, score: each.score * PER_WEIGHT ** weightOf(each.row) }));
  return weighed.sort((a, b) => b.matched - a.matched || b.score - a.score).map(({ row }) => row);
}

function rowsOf(
  index: CatalogueIndex,
  attribute: Exclude<InfluenceEntry['attributeName'], 'availability'>,
  value: string,
): Iterable<number> {
  switch (attribute) {
    case 'tag':
      return rowsWithSame(index.tags, value);
    case 'vendor':
      return rowsWithSame(index.vendors, value);
    case 'product-type':
      return rowsWithSame(index.productTypes, value);
    case 'collection':
      return collectionRows(index, Number(value));
  }
}

/** Rows of all spellings of a value, without duplicates: a product may have a tag in two spellings. */
function rowsWithSame(postings: Postings, value: string): Set<number> {
  const numbers = postings.byFold.get(foldValue(value)) ?? [];
  return new Set(numbers.flatMap((number) => [...rowsWith(postings, postings.names[number] ?? '')]));
}

/** Whether any variant that the market sells is available. */
function isInStockHere(
  { variants, variantColumns }: CatalogueIndex,
  { priceCountry }: ListContext,
): (row: number) => boolean {
  const amounts = variantColumns.prices.get(priceCountry)?.amount.values;
  const available = variantColumns.available.values;
  return (row) => {
    const { start, end } = runOf(variants, row);
    for (let at = start; at < end; at += 1) {
      if (available[at] === 1 && !Number.isNaN(amounts?.[at] ?? Number.NaN)) return true;
    }
    return false;
  };
}
