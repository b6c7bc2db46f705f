import type { CatalogueIndex } from '../catalogue/index/catalogue-index';
import type { Query } from '../listing/found-rows';
import type { ListContext } from '../listing/list-context';
import { standsInLists } from '../listing/sellable';
import { tagsOf } from './place-of-word';
import { type ProductSearch, searchProducts } from './search-products';

/**
 * Rows that a search would also find if the search settings hid nothing, most relevant first, including products
 * that a keyword group promotes.
 */
export function hiddenFromSearch(
  index: CatalogueIndex,
  query: Query,
  search: ProductSearch,
  context: ListContext,
): number[] {
  const { rules } = search;
  const isHiding =
    rules.outOfStock === 'hide' ||
    [rules.excludedProducts, rules.excludedTags, rules.excludedCollections].some(({ length }) => length > 0);
  if (!isHiding) return [];
  const open = {
    ...rules,
    excludedProducts: [],
    excludedTags: [],
    excludedCollections: [],
    outOfStock: 'all' as const,
  };
  const { rows } = searchProducts(index, query, { ...search, rules: open }, context);
  const isShown = standsInLists(index, rules, context);
  const isSold = standsInLists(index, open, context);
  return rows.filter((row) => isSold(row) && !isShown(row));
}

/** Reason that hides a row, for the merchant: a sentence without its full stop. */
export function hiddenMessage(
  index: CatalogueIndex,
  { settings, rules }: ProductSearch,
  row: number,
): string {
  const id = index.products.id[row] ?? 0;
  if (rules.excludedProducts.includes(id)) return 'A hidden product';
  const hidden = new Set(rules.excludedTags.map((tag) => tag.toLowerCase()));
  const tag = tagsOf(index, row).find((each) => hidden.has(each.toLowerCase()));
  if (tag !== undefined) return `Has the hidden tag “${tag}”`;
  const collection = settings.excludedCollections.find(({ collectionId }) =>
    index.collections.get(collectionId)?.productIds.includes(id),
  );
  return collection
    ? `In the hidden collection “${index.collections.get(collection.collectionId)?.title ?? collection.collectionName}”`
    : 'Sold out, and sold-out products are hidden';
}
