import { type CatalogueIndex, FLAGS } from '../catalogue/index/catalogue-index';
import { hasSome } from '../columns/runs';

/**
 * Whether a product may stand in a list of a price country: it is active, published there, and not excluded. Whether any
 * of its variants is sold there is another question.
 */
export function isListable(
  index: CatalogueIndex,
  priceCountry: string,
  excluded: { readonly products: readonly number[]; readonly tags: readonly string[] },
): (row: number) => boolean {
  const country = new Set([index.countries.numbers.get(priceCountry) ?? -1]);
  const products = new Set(excluded.products);
  const tags = tagNumbers(index, excluded.tags);
  const { id, flags } = index.products;
  return (row) =>
    ((flags[row] ?? 0) & FLAGS.active) !== 0 &&
    hasSome(index.countriesOf, row, country) &&
    !products.has(id[row] ?? 0) &&
    (tags.size === 0 || !hasSome(index.tagsOf, row, tags));
}

/** Tags are the same in upper and lower case. */
function tagNumbers({ tags }: CatalogueIndex, names: readonly string[]): Set<number> {
  const wanted = new Set(names.map((name) => name.toLowerCase()));
  if (wanted.size === 0) return new Set();
  return new Set(
    [...tags.numbers].flatMap(([name, number]) => (wanted.has(name.toLowerCase()) ? [number] : [])),
  );
}
