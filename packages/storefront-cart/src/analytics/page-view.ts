import type { PageAnalyticsEvent, PageKind } from '@cartwright/core/analytics/analytics-events';
import { ALL_PRODUCTS } from '@cartwright/core/collections/all-products';
import { eventMarket } from '@cartwright/storefront-kit/analytics/event-market';
import type { PageInfo } from '@cartwright/storefront-kit/page/page-info';
import type { ConsentPort } from '@cartwright/storefront-kit/ports/analytics';

type PageView = Omit<
  Extract<PageAnalyticsEvent, { readonly kind: PageKind }>,
  'number' | 'age' | 'visitor' | 'session'
>;

/** Page kinds by Shopify's page type; all others are `other`. */
const KINDS: ReadonlyMap<string | undefined, PageKind> = new Map([
  ['index', 'home'],
  ['product', 'product'],
  ['collection', 'collection'],
  ['search', 'search'],
  ['cart', 'cart'],
]);

/** Page view from the printed page data; null if none was printed. */
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
 * Reports a page view once: immediately with consent, else when consent is given while the page is open. A view
 * deferred until the shopper's first decision is dated at page load (`at`, of `performance.now()`; absent: now).
 * Returns a callback for pages restored from the back/forward cache, which count as another view.
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
