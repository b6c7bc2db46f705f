import type { CatalogueIndex } from '../catalogue/index/catalogue-index';
import { rowsWith } from '../catalogue/index/postings';
import { ENOUGH } from '../listing/found-rows';
import type { ListContext } from '../listing/list-context';
import type { ListingRules } from '../listing/listing-rules';
import { standsInLists } from '../listing/sellable';

/**
 * Rows that follow a list which words leave short of twelve: products of the best match's type that can be bought, the newest
 * first, until there are twelve. They have none of the words. Nothing where nothing was found.
 */
export function similarRows(
  index: CatalogueIndex,
  rows: readonly number[],
  rules: ListingRules,
  context: ListContext,
): number[] {
  const { productType, publishedAt, id } = index.products;
  const [best] = rows;
  const type = best !== undefined && index.productTypes.names[productType[best] ?? -1];
  if (!type || rows.length >= ENOUGH) return [];
  const found = new Set(rows);
  const canBeBought = standsInLists(index, { ...rules, outOfStock: 'hide' }, context);
  const newest = (row: number) => publishedAt[row] || 0;
  return [...rowsWith(index.productTypes, type)]
    .filter((row) => !found.has(row) && canBeBought(row))
    .sort((a, b) => newest(b) - newest(a) || (id[a] ?? 0) - (id[b] ?? 0))
    .slice(0, ENOUGH - rows.length);
}
