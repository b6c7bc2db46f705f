import type { PageAnalyticsEvent, PageKind } from '@cartwright/core/analytics/analytics-events';
import { ALL_PRODUCTS } from '@cartwright/core/collections/all-products';
import { eventMarket } from '@cartwright/storefront-kit/analytics/event-market';
import type { PageInfo } from '@cartwright/storefront-kit/page/page-info';
import type { ConsentPort } from '@cartwright/storefront-kit/ports/analytics';

type PageView = Omit<
  Extract<PageAnalyticsEvent, { readonly kind: PageKind }>,
  'number' | 'age' | 'visitor' | 'session'
>;

/** By Shopify's type of a page; all others are `other`. */
const KINDS: ReadonlyMap<string | undefined, PageKind> = new Map([
  ['index', 'home'],
  ['product', 'product'],
  ['collection', 'collection'],
  ['search', 'search'],
  ['cart', 'cart'],
]);

/** The view of a page, by what is printed of it; null: nothing was. */
export function pageViewOf(page: PageInfo | null): PageView {
  const kind = KINDS.get(page?.type) ?? 'other';
  const id = Number(page?.id ?? Number.NaN);
  const isNumbered =
    Number.isSafeInteger(id) && (id > 0 || (id === ALL_PRODUCTS.id && kind === 'collection'));
  return {
    subject: 'page',
    name: 'viewed',
    kind,
    ...(isNumbered && kind === 'collection' && { id }),
    ...(isNumbered && kind === 'product' && { product: id }),
    ...eventMarket(page?.country ?? null, page?.locale ?? null),
  };
}

/**
 * Says once that the page is viewed: at once with consent, else when it is given while the page is open. A view that waited
 * for the shopper's first decision is one of when the page came (`at`, of `performance.now()`; absent: now). Gives what is
 * to be called when the page comes back to the screen, which is another view.
 */
export function sayViews(consent: ConsentPort, say: (at: number | undefined) => void): () => void {
  let isSaid = false;
  let cameAt: number | undefined;
  const check = () => {
    if (isSaid) return;
    if (consent.allowed()) {
      isSaid = true;
      say(cameAt);
    } else if (!consent.isOpen()) {
      cameAt = undefined;
    }
  };
  const view = () => {
    isSaid = false;
    cameAt = performance.now();
    check();
  };
  consent.listen(check);
  view();
  return view;
}
