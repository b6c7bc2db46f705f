import type { ListingResponse } from '@cartwright/core/listing/listing-response';
import { LoadMore } from '@cartwright/ui/listing/load-more';
import type { Grid, InfiniteList, InfiniteScrollPart } from './infinite-list';
import { keepList, keptList, keptSince } from './kept-list';
import { firstPageOf, isOfOneList, pageAt, startsOf, withNextPage, withPreviousPage } from './loaded-pages';

/** Number of pages loaded by scrolling before a button, so that the footer stays reachable. */
const PAGES_BY_SCROLLING = 3;
/** Same for batches of a list of all products. */
const BATCHES_BY_SCROLLING = 10;
/** Prefetch margin below the viewport. */
const AHEAD = '0px 0px 600px';

/** Throttle in milliseconds: Safari allows a hundred URL changes per thirty seconds. */
const BETWEEN_ADDRESSES = 300;

type Direction = 'next' | 'previous';

function infiniteList(grid: Grid): InfiniteList {
  const { content, messages } = grid;
  /** List that this state belongs to. */
  let list: ListingResponse | null = null;
  let byScrolling = 0;
  let loading: Direction | null = null;
  let failed: Direction | null = null;
  /** Time the list was started, in epoch milliseconds. */
  let since = 0;

  /** Resets the state for another list. */
  function appendPage(response: ListingResponse): void {
    if (response === list) return;
    list = response;
    since = keptSince(response) ?? Date.now();
    byScrolling = pagesByScrolling(response) - startsOf(response).length + 1;
    loading = null;
    failed = null;
  }

  async function load(direction: Direction, isPressed: boolean): Promise<void> {
    const { response, status } = grid.state();
    if (loading || status !== 'there') return;
    byScrolling = isPressed ? pagesByScrolling(response) : byScrolling - 1;
    loading = direction;
    failed = null;
    grid.change({ said: isPressed ? messages.loading : '' });
    const page = await grid.ask(direction === 'next' ? response.page + 1 : firstPageOf(response) - 1);
    // Another list may have been shown or requested.
    if (list !== response) return;
    loading = null;
    if (grid.state().status !== 'there') return;
    // The settings were changed meanwhile, so the pages differ.
    if (page && !isOfOneList(response, page)) return grid.restart();
    if (!page) {
      failed = direction;
      return grid.change({ said: '' });
    }
    list = direction === 'next' ? withNextPage(response, page) : withPreviousPage(response, page);
    grid.change({ response: list, said: shownOf(list) });
    if (isPressed) focusProduct(direction === 'next' ? response.products.length : 0);
    // Prepended products shift the others without a scroll event.
    seePage();
  }

  function shownOf({ products, total }: ListingResponse): string {
    return messages.showing(products.length, Math.max(total, products.length));
  }

  function focusProduct(index: number): void {
    content.querySelectorAll<HTMLElement>('.cw-card-link')[index]?.focus();
  }

  const end = new IntersectionObserver(
    (entries) => {
      if (entries.at(-1)?.isIntersecting) void load('next', false);
    },
    { rootMargin: AHEAD },
  );

  function seePage(): void {
    const { response, status } = grid.state();
    const starts = startsOf(response);
    if (starts.length === 1 || status !== 'there') return;
    const cards = content.querySelectorAll('.cw-card');
    const tops = starts.map((at) => cards[at]?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY);
    grid.seePage(pageAt(response, tops, innerHeight / 2));
  }
  let isNoted = false;
  addEventListener(
    'scroll',
    () => {
      if (isNoted) return;
      isNoted = true;
      setTimeout(() => {
        isNoted = false;
        seePage();
      }, BETWEEN_ADDRESSES);
    },
    { passive: true },
  );
  addEventListener('pagehide', () => {
    if (startsOf(grid.state().response).length > 1) keepList(grid, since);
  });

  return {
    around() {
      const { response } = grid.state();
      appendPage(response);
      if (response.products.length === 0) return { before: null, after: null };
      const text = messages.own(response.paging.loadMoreText || 'Load more');
      const ofDirection = (direction: Direction, label: string) => ({
        label: failed === direction ? messages.again : label,
        problem: failed === direction ? messages.failed : null,
        isLoading: loading === direction,
        onLoad: () => void load(direction, true),
      });
      return {
        before: firstPageOf(response) > 1 && (
          <LoadMore {...ofDirection('previous', messages.loadPrevious)} shown={null} />
        ),
        after: (
          <LoadMore
            {...ofDirection('next', text)}
            shown={loading === 'next' ? messages.loading : shownOf(response)}
            isAll={response.page >= response.pages}
          />
        ),
      };
    },
    drawn() {
      const { response } = grid.state();
      appendPage(response);
      // Re-observing reports an already visible element.
      end.disconnect();
      const foot = content.querySelector('.cw-grid ~ .cw-more');
      const mayLoad = byScrolling > 0 && !loading && !failed && response.page < response.pages;
      if (foot && mayLoad && response.products.length > 0) end.observe(foot);
    },
  };
}

function pagesByScrolling({ paging: { type, limit } }: ListingResponse): number {
  if (limit === 'all') return BATCHES_BY_SCROLLING;
  return type === 'continuous_scroll' ? PAGES_BY_SCROLLING : 0;
}

/** @public */
export const part: InfiniteScrollPart = { infiniteList, keptList };
