import type { ListedTile, ListingResponse } from '@cartwright/core/listing/listing-response';
import { withoutDuplicates } from '../listing/without-duplicates';

/** Consecutive pages of a list, shown as one. */
export interface LoadedPages extends ListingResponse {
  /** Index in `products` where each page starts. The last one is `page`. */
  readonly starts: readonly number[];
}

/** Start indexes of pages; a plain response is a single page. */
export function startsOf(list: ListingResponse | LoadedPages): readonly number[] {
  return 'starts' in list ? list.starts : [0];
}

/** Number of the first loaded page. */
export function firstPageOf(list: ListingResponse): number {
  return list.page - startsOf(list).length + 1;
}

/** Whether a page continues a list: same page size, sort order and paging. */
export function isOfOneList(list: ListingResponse, page: ListingResponse): boolean {
  return (
    page.sort === list.sort &&
    page.paging.type === list.paging.type &&
    page.paging.limit === list.paging.limit
  );
}

/** Appends the next page. Products already shown keep their position and aren't repeated. */
export function withNextPage(list: ListingResponse, next: ListingResponse): LoadedPages {
  return {
    ...next,
    page: list.page + 1,
    products: withoutDuplicates([...list.products, ...next.products]),
    tiles: [...list.tiles, ...behind(next.tiles, list.products.length)],
    starts: [...startsOf(list), list.products.length],
  };
}

/** Prepends the previous page. */
export function withPreviousPage(list: ListingResponse, previous: ListingResponse): LoadedPages {
  const added = withoutDuplicates([...list.products, ...previous.products]).slice(list.products.length);
  return {
    ...previous,
    page: list.page,
    products: [...added, ...list.products],
    tiles: [...previous.tiles, ...behind(list.tiles, added.length)],
    starts: [0, ...startsOf(list).map((at) => at + added.length)],
  };
}

/** Shifts tiles by a number of preceding products. */
function behind(tiles: readonly ListedTile[], products: number): ListedTile[] {
  return tiles.map((tile) => ({ ...tile, after: tile.after + products }));
}

/** Page at a vertical position, given the pages' tops: the last one that starts above it. */
export function pageAt(list: ListingResponse, tops: readonly number[], line: number): number {
  const begun = tops.filter((top) => top <= line).length;
  return firstPageOf(list) + Math.max(0, begun - 1);
}
