import type { ListingResponse } from '@cartwright/core/listing/listing-response';
import { tabStorage } from '@cartwright/storefront-kit/browser/browser';
import { isJson } from '@cartwright/storefront-kit/shopify/json';
import type { Grid, InfiniteScrollPart } from './infinite-list';
import { type LoadedPages, startsOf } from './loaded-pages';

/** Milliseconds. Prices and stock of an older list may be others. */
const KEPT_FOR = 10 * 60_000;

interface KeptList extends LoadedPages {
  readonly since: number;
}

/** When a list that was kept had begun, in epoch milliseconds; null for any other. */
export function keptSince(list: ListingResponse | KeptList): number | null {
  return 'since' in list ? list.since : null;
}

/**
 * Keeps a list for Back, with the product at the top of the screen. `since` is when the list began, in epoch milliseconds.
 * What a browser doesn't keep is asked for again.
 */
export function keepList({ content, key, state }: Grid, since: number): void {
  const { response } = state();
  const cards = [...content.querySelectorAll('.cw-card')];
  const index = cards.findIndex((card) => card.getBoundingClientRect().bottom > 0);
  const top = cards[index]?.getBoundingClientRect().top ?? 0;
  const kept = { at: since, list: JSON.stringify(response), starts: startsOf(response), index, top };
  tabStorage.write(key(), JSON.stringify(kept));
}

export const keptList: InfiniteScrollPart['keptList'] = (key, read) => {
  const kept = jsonIn(key);
  if (!isJson(kept) || !(Date.now() - Number(kept.at) < KEPT_FOR)) return null;
  const response = read(String(kept.list));
  const starts = Array.isArray(kept.starts) ? kept.starts.map(Number) : [];
  if (!response || starts.length === 0) return null;
  const list: KeptList = { ...response, starts, since: Number(kept.at) };
  return {
    list,
    goBack(content) {
      const card = content.querySelectorAll('.cw-card')[Number(kept.index)];
      const goThere = () => {
        const moved = card && card.getBoundingClientRect().top - Number(kept.top);
        if (moved) scrollBy({ top: moved, behavior: 'instant' });
      };
      goThere();
      // Where the theme scrolls smoothly, the browser was on its way somewhere, and has gone on a little meanwhile.
      requestAnimationFrame(goThere);
    },
  };
};

function jsonIn(key: string): unknown {
  try {
    return JSON.parse(tabStorage.read(key) ?? '');
  } catch {
    return null;
  }
}
