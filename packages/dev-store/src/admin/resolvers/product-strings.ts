import type { StoreContext } from '../../context/store-context';
import type { Product } from '../../engine/model/catalogue';
import type { CatalogueIndex } from '../../engine/model/catalogue-index';
import { memoized } from '../../engine/model/memoized';
import { type ConnectionArguments, stringConnection } from '../wire/connection';

/** Maximum page sizes of tags, and of vendors and types. Source: Shopify, `QueryRoot`. */
const MAX_TAGS = 5000;
const MAX_NAMES = 1000;

export function productTags(store: StoreContext, args: ConnectionArguments) {
  return stringConnection(tagsOf(store.index), args, MAX_TAGS);
}

export function productVendors(store: StoreContext, args: ConnectionArguments) {
  return stringConnection(vendorsOf(store.index), args, MAX_NAMES);
}

export function productTypes(store: StoreContext, args: ConnectionArguments) {
  return stringConnection(typesOf(store.index), args, MAX_NAMES);
}

const tagsOf = distinctStrings(({ tags }) => tags);
const vendorsOf = distinctStrings(({ vendor }) => [vendor]);
const typesOf = distinctStrings(({ productType }) => [productType]);

/** Distinct strings of products, ignoring case, sorted. Cached per catalogue. */
function distinctStrings(
  of: (product: Product) => readonly string[],
): (index: CatalogueIndex) => readonly string[] {
  return memoized(({ catalogue }) => {
    const once = new Map<string, string>();
    for (const product of catalogue.products) {
      for (const word of of(product)) if (word !== '') once.set(word.toLowerCase(), word);
    }
    return [...once.values()].sort((a, b) => a.localeCompare(b, 'en'));
  });
}
