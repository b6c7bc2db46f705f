import type { CatalogueIndex } from '../catalogue/index/catalogue-index';
import { rowsWith } from '../catalogue/index/postings';
import { ENOUGH, type RankedRow } from '../listing/found-rows';
import type { ListContext } from '../listing/list-context';
import type { ListingRules } from '../listing/listing-rules';
import { standsInLists } from '../listing/sellable';
/**
 * Rows that follow a list which words leave short of twelve: products of the best match's type that can be bought, the newest
 * first, until there are twelve. They have none of the words. Nothing where nothing was found.
 */
export function similarRows(
  index: CatalogueIndex,
  ranked: readonly RankedRow[],
  rules: ListingRules,
  context: ListContext,
): RankedRow[] {
  const { productType, publishedAt, id } = index.products;
  const [best] = ranked;
  const type = best && index.productTypes.names[productType[best.row] ?? -1];
  if (!type || ranked.length >= ENOUGH) return [];
  const found = new Set(ranked.map(({ row }) => row));
  const canBeBought = standsInLists(index, { ...rules, outOfStock: 'hide' }, context);
  const newest = (row: number) => publishedAt[row] || 0;
  return [...rowsWith(index.productTypes, type)]
    .filter((row) => !found.has(row) && canBeBought(row))
    .sort((a, b) => newest(b) - newest(a) || (id[a] ?? 0) - (id[b] ?? 0))
    .slice(0, ENOUGH - ranked.length)
    .map((row) => ({ row, matched: 0, score: 1 }));
}
