import type { ListingResponse } from '@cartwright/core/listing/listing-response';
import { tabStorage } from '@cartwright/storefront-kit/browser/browser';
import { isJson } from '@cartwright/storefront-kit/shopify/json';
import type { Grid, InfiniteScrollPart } from './infinite-list';
import { type LoadedPages, startsOf } from './loaded-pages';

/** Maximum age in milliseconds: prices and stock may change. */
const KEPT_FOR = 10 * 60_000;

interface KeptList extends LoadedPages {
  readonly since: number;
}

/** Start time of a restored list, in epoch milliseconds; null for any other. */
export function keptSince(list: ListingResponse | KeptList): number | null {
  return 'since' in list ? list.since : null;
}

/**
 * Stores a list for back navigation, with the product at the top of the viewport. `since` is its start, in epoch
 * milliseconds. If storage fails, it is requested again.
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
      // With smooth scrolling, the browser's own scroll may still be running.
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
