import type { ListingResponse } from '@cartwright/core/listing/listing-response';
import { loadPart } from '@cartwright/storefront-kit/parts/load-part';
import type { Grid, InfiniteList, InfiniteScrollPart } from './infinite-list';

export const loadInfiniteScroll = () => loadPart<InfiniteScrollPart>('collection-growing');

/** Whether pages are shown as one list that grows. */
export function doesGrow({ paging: { type, limit }, pages }: ListingResponse): boolean {
  return pages > 1 && (type === 'load_more' || type === 'continuous_scroll' || limit === 'all');
}

/** Until it is known how a list grows, nothing stands around it. */
const NOTHING = { before: null, after: null };

/** Lets the lists of a grid grow that do, by a part that is loaded for the first of them; `here` where it is there already. */
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
    /** What stands around a list; null where its pages are turned, because it doesn't grow or the part can't be had. */
    around(list: ListingResponse) {
      if (!doesGrow(list) || isMissing) return null;
      if (!isWanted) void load();
      return infinite?.around() ?? NOTHING;
    },
    /** To be called after each drawing. */
    drawn: () => infinite?.drawn(),
  };
}
