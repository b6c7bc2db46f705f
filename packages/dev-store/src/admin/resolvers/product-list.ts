import type { StoreContext } from '../../context/store-context';
import type { Product } from '../../engine/model/catalogue';
import type { CatalogueIndex } from '../../engine/model/catalogue-index';
import { type ConnectionArguments, type Ordered, pageOf } from '../wire/connection';
import { searchFor } from '../wire/search';
import { productsInOrder, updatedAtOf, variantsInOrder } from './catalogue-lists';
import { productMatcher, variantMatcher } from './product-search';
import { productSource } from './products';
import { variantSource } from './variants';

type SearchArguments = ConnectionArguments & { readonly query?: string | null; readonly sortKey?: string };

/** Products by search, sorted; ties and default in order of id, for stable pagination. */
export function products(store: StoreContext, args: SearchArguments) {
  const { index } = store;
  const sortKey = args.sortKey ?? 'ID';
  const ordered = productsInOrder(index, sortKey);
  const nodeOf = (product: Product) => productSource(store, product);
  if ((args.query ?? '').trim() === '') return pageOf(ordered, args, nodeOf);
  const search = searchFor(args.query);
  const keeps = productMatcher(index, search);
  const few = fewChanged(index, ordered, search.lowerBound('updated_at'));
  if (few) return pageOf(few, args, nodeOf, { keeps });
  const from =
    sortKey === 'UPDATED_AT'
      ? firstAtLeast(ordered, search.lowerBound('updated_at'), changedAt)
      : firstAtLeast(ordered, sortKey === 'ID' ? search.lowerBound('id') : null, ({ id }) => id);
  return pageOf(ordered, args, nodeOf, { from, keeps });
}

/**
 * Share of all products up to which changed ones are sorted separately, which is faster than
 * scanning all.
 */
const FEW = 1 / 8;

/**
 * Products changed since a timestamp, in list order, if they are few; else null. Optimises a
 * mirror's polling.
 */
function fewChanged(
  index: CatalogueIndex,
  ordered: Ordered<Product>,
  since: number | null,
): Ordered<Product> | null {
  if (since === null) return null;
  const byChange = productsInOrder(index, 'UPDATED_AT');
  const first = firstAtLeast(byChange, since, changedAt);
  const changed = byChange.items.length - first;
  if (changed > ordered.items.length * FEW) return null;
  const placed = byChange.items
    .slice(first)
    .map((product) => ({ product, place: ordered.positionOf(ordered.idOf(product)) ?? 0 }))
    .sort((a, b) => a.place - b.place);
  const places = new Map(placed.map(({ product }, at) => [ordered.idOf(product), at] as const));
  return {
    items: placed.map(({ product }) => product),
    idOf: ordered.idOf,
    positionOf: (id) => places.get(id),
  };
}

function changedAt(product: Product): number {
  return Date.parse(updatedAtOf(product));
}

/** Number of products of a search: exact, or above a limit. */
export function productsCount(
  { index }: StoreContext,
  args: { query?: string | null; limit?: number | null },
) {
  const finds = productMatcher(index, searchFor(args.query));
  const count = index.catalogue.products.filter(finds).length;
  return countSource(count, args.limit);
}

/** Count with precision: at least the limit if above it. */
export function countSource(count: number, limit: number | null | undefined) {
  const isMore = typeof limit === 'number' && count > limit;
  return { count: isMore ? limit : count, precision: isMore ? 'AT_LEAST' : 'EXACT' };
}

/** All variants; the search also covers their product, and `product_id`. */
export function productVariants(store: StoreContext, args: SearchArguments) {
  const { index } = store;
  const ordered = variantsInOrder(index);
  const search = searchFor(args.query);
  const from = firstAtLeast(ordered, search.lowerBound('id'), ({ variant }) => variant.id);
  const isAll = (args.query ?? '').trim() === '';
  return pageOf(ordered, args, (found) => variantSource(store, found), {
    from,
    ...(!isAll && { keeps: variantMatcher(index, search) }),
  });
}

/** Index of the first item at or above a bound in a sorted list; 0 without a bound. */
function firstAtLeast<Item>(
  { items }: Ordered<Item>,
  bound: number | null,
  numberOf: (item: Item) => number,
): number {
  let [low, high] = [0, bound === null ? 0 : items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && numberOf(item) < (bound ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}
