import type { Limit, Paging } from './listing';
import type { ListingRequest } from './listing-request';
import { ALL, type ListingRules, type Tile } from './listing-rules';

/** Number of products in a batch of `all`. */
const BATCH = 100;

/** Page size: the shopper's if it is offered, else the merchant's. */
export function pageSize(request: ListingRequest, rules: ListingRules): number {
  const limit = limitOf(request, rules);
  return limit === ALL ? BATCH : limit;
}

/** Pagination of a list, as requested. */
export function pagingOf(request: ListingRequest, rules: ListingRules): Paging {
  const { pagination: type, loadMoreText, amountPerPage, limitOptions } = rules;
  return {
    type,
    loadMoreText,
    limit: limitOf(request, rules),
    limits: type === 'default_with_dropdown' ? bySize([...limitOptions, amountPerPage]) : [],
  };
}

function limitOf({ limit }: ListingRequest, { limitOptions, amountPerPage }: ListingRules): Limit {
  return limit !== null && limitOptions.includes(limit) ? limit : amountPerPage;
}

/** Distinct page sizes, ascending; `all` last. */
function bySize(limits: readonly Limit[]): Limit[] {
  const numbers = limits.filter((each) => each !== ALL);
  const sizes: Limit[] = [...new Set(numbers)].sort((a, b) => a - b);
  return limits.includes(ALL) ? [...sizes, ALL] : sizes;
}

/**
 * A page of products with the tiles that stand on it. Tiles come in addition: they take no product's place on a page. Each
 * stands in its cell, or after the last product of a shorter page; on a page without products there is none.
 */
export function cellsOf<Product>(
  products: readonly Product[],
  page: number,
  tiles: readonly Tile[],
): (Product | Tile)[] {
  const cells: (Product | Tile)[] = [...products];
  if (products.length === 0) return cells;
  const here = tiles.filter((tile) => tile.page === 'everyPage' || page === 1);
  for (const tile of here.toSorted((a, b) => a.position - b.position)) {
    cells.splice(Math.min(tile.position - 1, cells.length), 0, tile);
  }
  return cells;
}
