import type { ListingResponse } from '@cartwright/core/listing/listing-response';
import { opaqueBackground } from '@cartwright/storefront-kit/page/opaque-background';
import { loadPart } from '@cartwright/storefront-kit/parts/load-part';
import { render } from 'preact';
import { countListEvents } from '../analytics/count-list-events';
import { listAt } from '../listing/ask-for-list';
import type { CollectionBlock } from '../listing/collection-block';
import { listingAddress, withPage } from '../listing/page-address';
import { readResponse } from '../listing/read-response';
import { doesGrow, growth, loadInfiniteScroll } from '../load-more/growth';
import type { Grid } from '../load-more/infinite-list';
import type { Messages } from '../messages/messages';
import { quickAdd } from '../quick-add/quick-add';
import type { RangePart } from '../range/range-part';
import type { TestedListPart } from '../tests/tested-list-part';
import { closeDropdowns } from './close-dropdowns';
import { type CollectionState, CollectionView } from './collection-view';
import { filterHandlers } from './filter-handlers';
import { filterPlace, onOtherPlace } from './filter-place';

/** Timeout in milliseconds, after which Shopify's grid stays. */
const FIRST_TIMEOUT_MS = 4000;
/** Timeout of the app proxy (milliseconds). */
const MAX_WAIT_MS = 10_000;

/** `history.state` key: the list had grown when the page was left. */
const GROWN = 'cartwrightGrown';

/**
 * Replaces the printed list by ours, and navigates between lists within the page. On timeout, or if the shopper has
 * begun to use Shopify's list, that one stays, with its forms and links.
 */
export async function enhanceCollection(
  block: CollectionBlock,
  wanted: Promise<Messages | null>,
): Promise<void> {
  const { test } = block.dataset;
  const printed = block.querySelector('.cw-listing-content');
  if (!printed || !block.dataset.address?.startsWith('/')) return;
  const { pathname } = location;

  let isUsed = false;
  const noteUse = () => {
    isUsed = true;
  };
  for (const name of ['pointerdown', 'keydown', 'focusin'])
    block.addEventListener(name, noteUse, { passive: true, once: true });
  let { search } = location;
  const showVariant = test && (await (await loadPart<TestedListPart>('collection-tests'))?.(block));
  const { address = '', addTo = '', all = '/' } = block.dataset;
  const ask = (search: string, signal?: AbortSignal) => (part: number) =>
    fetch(listingAddress(address, search, part), { signal: signal ?? null });
  const key = () => `cartwright:list:${address}${search}`;
  const returned =
    GROWN in Object(history.state) && arrival() === 'back_forward' ? await loadInfiniteScroll() : null;
  const kept = returned?.keptList(key(), readResponse);
  const [first, messages] = await Promise.all([
    kept?.list ?? listAt(ask(search), FIRST_TIMEOUT_MS, block.cartwrightAnswer),
    wanted,
  ]);
  if (!first || !messages || isUsed || location.search !== search) {
    delete block.dataset.awaiting;
    printed.querySelector('.cw-filters')?.remove();
    return;
  }
  const target = first.searched?.redirect;
  // Only for a fresh navigation, not back/forward or reload.
  if (
    target &&
    arrival() === 'navigate' &&
    pageOf(new URL(target, location.href).pathname) !== pageOf(pathname)
  ) {
    // Without a history entry, which would redirect again.
    location.replace(target);
    return;
  }

  /** Responses by query, for instant back navigation. */
  const responses = new Map<string, ListingResponse>([[search, first]]);
  let state: CollectionState = { response: first, search, status: 'there', said: '', isSheetOpen: false };
  const content = document.createElement('div');
  content.className = printed.className;
  const draw = (next: CollectionState) => {
    state = next;
    render(
      <CollectionView
        state={state}
        messages={messages}
        path={pathname}
        addTo={addTo}
        all={all}
        columns={String(block.dataset.columns).split(' ').map(Number)}
        open={open}
        again={() => {
          void show(search);
          focusGrid();
        }}
        filters={filters}
        place={filterPlace(block)}
        around={grows.around(state.response)}
      />,
      content,
    );
    grows.drawn();
  };

  let asking: AbortController | null = null;
  /** Shows the list of a query; the last request wins. */
  const show = async (query: string) => {
    search = query;
    asking?.abort();
    const known = responses.get(query);
    if (known) return draw(there(known));
    const mine = new AbortController();
    asking = mine;
    draw({ ...state, search, status: 'loading', said: messages.loading });
    const response = await listAt(ask(query, mine.signal), MAX_WAIT_MS);
    if (mine.signal.aborted) return;
    mine.abort();
    if (response) responses.set(query, response);
    draw(response ? there(response) : { ...state, status: 'failed', said: '' });
  };
  const there = (response: ListingResponse): CollectionState => ({
    ...state,
    response,
    search,
    status: 'there',
    said: doesGrow(response)
      ? messages.showing(response.products.length, response.total)
      : messages.shown(messages.products(response.total), response.page, response.pages),
  });

  const grid: Grid = {
    content,
    messages,
    key,
    state: () => state,
    ask: (page) => listAt(ask(withPage(search, page)), MAX_WAIT_MS),
    change(changes) {
      if (changes.response) history.replaceState({ ...history.state, [GROWN]: true }, '');
      draw({ ...state, search, ...changes });
      if (state.status === 'there') responses.set(search, state.response);
    },
    seePage(page) {
      const query = withPage(search, page);
      if (query === search) return;
      search = query;
      history.replaceState(history.state, '', pathname + query);
      grid.change({});
    },
    restart() {
      responses.clear();
      open(withPage(search, 1), true);
    },
  };
  const grows = growth(grid, returned);

  const focusGrid = () => content.querySelector<HTMLElement>('.cw-grid')?.focus({ preventScroll: true });

  /** Whether the open sheet has pushed a history entry; further changes in it replace that one. */
  let isOfSheet = false;
  function open(query: string, isAnotherPage: boolean): void {
    if (query !== location.search) {
      if (isOfSheet) history.replaceState(null, '', pathname + query);
      else history.pushState(null, '', pathname + query);
      isOfSheet = state.isSheetOpen;
    }
    void show(query);
    // The clicked link may not exist on the next page, whose products start at the top. Filters and sorting stay in
    // view while products scroll, so the result may be out of view.
    if (isAnotherPage) focusGrid();
    else if (filterPlace(block) === 'stacked' || block.getBoundingClientRect().top >= 0) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    block.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' });
  }
  const setSheet = (isSheetOpen: boolean) => {
    isOfSheet = false;
    if (isSheetOpen !== state.isSheetOpen) draw({ ...state, isSheetOpen });
  };
  const filters = filterHandlers({
    content,
    search: () => search,
    open: (query) => open(query, false),
    setSheet,
    decimalSign: () => messages.decimalSign,
    loadRange: () => loadPart<RangePart>('collection-range'),
  });
  closeDropdowns(content);
  quickAdd(content, () => state.response, messages);
  onOtherPlace(() => draw(state));
  addEventListener('popstate', () => {
    setSheet(false);
    if (location.pathname === pathname && location.search !== search) void show(location.search);
  });

  if (showVariant) showVariant();
  if (first.look) {
    Object.assign(block.dataset, first.look.data);
    block.style.cssText = first.look.style;
  }
  block.style.setProperty('--cw-listing-background', opaqueBackground(block));
  block.style.setProperty('--cw-listing-text', getComputedStyle(block).color);
  draw(state);
  printed.replaceWith(content);
  delete block.dataset.awaiting;
  kept?.goBack(content);
  void countListEvents(grid, block);
}

/** Last path segment, so that results pages match in every market and with a trailing slash. */
const pageOf = (path: string) => path.replace(/\/+$/, '').split('/').at(-1);

/** Navigation type of the page load. */
function arrival(): string | undefined {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.type;
}
