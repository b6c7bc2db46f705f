import { type CatalogueIndex, FLAGS } from '../catalogue/index/catalogue-index';
import { hasNumber, hasSome, runOf } from '../columns/runs';
import type { ListContext } from './list-context';
import type { ListingRules } from './listing-rules';

/** Exclusions from all lists. */
export type Exclusions = Pick<ListingRules, 'excludedProducts' | 'excludedTags' | 'excludedCollections'>;

/**
 * Whether a product may stand in a list of a price country: it is active, published there, and not excluded. Whether any
 * of its variants is sold there is another question.
 */
export function isListable(
  index: CatalogueIndex,
  { excludedProducts, excludedTags, excludedCollections }: Exclusions,
  { priceCountry }: ListContext,
): (row: number) => boolean {
  const country = index.countries.numbers.get(priceCountry) ?? -1;
  const products = new Set(excludedProducts);
  for (const id of excludedCollections) {
    for (const productId of index.collections.get(id)?.productIds ?? []) products.add(productId);
  }
  const tags = tagNumbers(index, excludedTags);
  const { id, flags } = index.products;
  return (row) =>
    ((flags[row] ?? 0) & FLAGS.active) !== 0 &&
    hasNumber(index.countriesOf, row, country) &&
    (products.size === 0 || !products.has(id[row] ?? 0)) &&
    (tags.size === 0 || !hasSome(index.tagsOf, row, tags));
}

/**
 * Whether a product stands in a place's lists as long as nothing is chosen: some variant is sold here, and can be bought
 * where what is sold out is hidden.
 */
export function standsInLists(
  index: CatalogueIndex,
  rules: Exclusions & Pick<ListingRules, 'outOfStock'>,
  context: ListContext,
): (row: number) => boolean {
  const { outOfStock } = rules;
  const isIn = isListable(index, rules, context);
  const amounts = index.variantColumns.prices.get(context.priceCountry)?.amount.values;
  const available = index.variantColumns.available.values;
  return (row) => {
    if (!amounts || !isIn(row)) return false;
    const { start, end } = runOf(index.variants, row);
    for (let at = start; at < end; at += 1) {
      const isSold = !Number.isNaN(amounts[at] ?? Number.NaN);
      if (isSold && (outOfStock !== 'hide' || available[at] === 1)) return true;
    }
    return false;
  };
}

/** Numbers of tags, ignoring case. */
function tagNumbers({ tags }: CatalogueIndex, names: readonly string[]): Set<number> {
  const wanted = new Set(names.map((name) => name.toLowerCase()));
  if (wanted.size === 0) return new Set();
  return new Set(
    [...tags.numbers].flatMap(([name, number]) => (wanted.has(name.toLowerCase()) ? [number] : [])),
  );
}
