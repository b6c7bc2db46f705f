import type { ListingResponse } from '@cartwright/core/listing/listing-response';
import { loadPart } from '@cartwright/storefront-kit/parts/load-part';
import type { Grid, InfiniteList, InfiniteScrollPart } from './infinite-list';

export const loadInfiniteScroll = () => loadPart<InfiniteScrollPart>('collection-growing');

/** Whether pages are appended to one growing list. */
export function doesGrow({ paging: { type, limit }, pages }: ListingResponse): boolean {
  return pages > 1 && (type === 'load_more' || type === 'continuous_scroll' || limit === 'all');
}

/** Content around the list until the part has loaded. */
const NOTHING = { before: null, after: null };

/** Enables infinite scroll for a grid's lists, by a part loaded for the first of them; `here` if already loaded. */
export function growth(grid: Grid, here: InfiniteScrollPart | null) {
  let infinite: InfiniteList | null = here?.infiniteList(grid) ?? null;
  let isWanted = infinite !== null;
  let isMissing = false;

  async function load(): Promise<void> {
    isWanted = true;
    const part = await loadInfiniteScroll();
    infinite = part?.infiniteList(grid) ?? null;
    isMissing = part === null;
    grid.change({});
  }

  return {
    /** Content around a list; null with pagination, because it doesn't grow or the part failed to load. */
    around(list: ListingResponse) {
      if (!doesGrow(list) || isMissing) return null;
      if (!isWanted) void load();
      return infinite?.around() ?? NOTHING;
    },
    /** Call after each render. */
    drawn: () => infinite?.drawn(),
  };
}
