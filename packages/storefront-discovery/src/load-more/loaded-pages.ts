import type { ListedTile, ListingResponse } from '@cartwright/core/listing/listing-response';
import { withoutDuplicates } from '../listing/without-duplicates';

/** Pages of a list, one after the other, that are shown as one. */
export interface LoadedPages extends ListingResponse {
  /** Where in `products` each page begins. The last one is `page`. */
  readonly starts: readonly number[];
}

/** A page as it was answered is the only one that is loaded. */
export function startsOf(list: ListingResponse | LoadedPages): readonly number[] {
  return 'starts' in list ? list.starts : [0];
}

/** The number of the first page that is loaded. */
export function firstPageOf(list: ListingResponse): number {
  return list.page - startsOf(list).length + 1;
}

/** Whether a page goes on where another list ends: pages are as large, come in the same order and in the same way. */
export function isOfOneList(list: ListingResponse, page: ListingResponse): boolean {
  return (
    page.sort === list.sort &&
    page.paging.type === list.paging.type &&
    page.paging.limit === list.paging.limit
  );
}

/** The pages with the one after them. What is shown already stays where it is, and is not shown again. */
export function withNextPage(list: ListingResponse, next: ListingResponse): LoadedPages {
  return {
    ...next,
    page: list.page + 1,
    products: withoutDuplicates([...list.products, ...next.products]),
    tiles: [...list.tiles, ...behind(next.tiles, list.products.length)],
    starts: [...startsOf(list), list.products.length],
  };
}

/** The pages with the one before them. */
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

/** Tiles where so many products stand before theirs. */
function behind(tiles: readonly ListedTile[], products: number): ListedTile[] {
  return tiles.map((tile) => ({ ...tile, after: tile.after + products }));
}

/** The page that a line across the screen meets, by where the pages begin: the last one that begins above the line. */
export function pageAt(list: ListingResponse, tops: readonly number[], line: number): number {
  const begun = tops.filter((top) => top <= line).length;
  return firstPageOf(list) + Math.max(0, begun - 1);
}
