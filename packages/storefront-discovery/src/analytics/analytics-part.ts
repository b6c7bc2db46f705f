import type { ListAnalyticsEvent } from '@cartwright/core/analytics/analytics-events';
import type { ListingResponse } from '@cartwright/core/listing/listing-response';
import { consentedEvents } from '@cartwright/storefront-kit/analytics/consented-events';
import { isPreviewed } from '@cartwright/storefront-kit/page/is-previewed';
import { shopifyConsent } from '@cartwright/storefront-kit/shopify/consent';
import { closest } from '@cartwright/storefront-kit/theme/closest';
import { cardAdds } from './card-adds';
import type { AnalyticsPart } from './count-list-events';
import { eventsOfList, type ListEvent, placeOf } from './list-events';
import { marketOf, saidQuery } from './said-of-lists';
import { seenCards } from './seen-cards';

/**
 * Reports analytics of a list to the page as `cartwright:analytics` and, with consent, to the app's server. Everything
 * is read from the DOM, so the list doesn't know of it.
 */
async function countList(
  { content, state }: Parameters<AnalyticsPart>[0],
  block: HTMLElement,
): Promise<void> {
  if (isPreviewed()) return;
  const consent = await shopifyConsent();
  const address = block.dataset.events;
  const send = address ? consentedEvents(address, consent) : null;
  const market = marketOf(block.dataset.address);

  function report(list: ListingResponse, event: ListEvent): void {
    const about = aboutOf(block, list);
    if (!about) return;
    const detail = { ...about, ...event };
    document.dispatchEvent(new CustomEvent('cartwright:analytics', { detail }));
    send?.({ ...detail, ...market });
  }

  let shown: ListingResponse | null = null;
  let isBack = false;
  const seen = new Set<number>();
  const cards = () => [...content.querySelectorAll('.cw-card')];

  const { watch } = seenCards((card) => {
    if (!shown) return;
    const product = placeOf(shown, cards().indexOf(card));
    // A product shown again under other filters was already seen.
    if (!product?.product || seen.has(product.product)) return;
    seen.add(product.product);
    report(shown, { name: 'impression', ...product });
  });

  function check(): void {
    const { response, status } = state();
    if (status !== 'there' || response === shown) return;
    const before = shown;
    shown = response;
    for (const event of eventsOfList(response, before, isBack)) report(response, event);
    isBack = false;
    watch(cards().filter((_, index) => !seen.has(response.products[index]?.id ?? 0)));
  }

  /** Product of the card that contains an event's target. */
  const productIn = (target: EventTarget | null) => {
    const card = closest(target, '.cw-card');
    return card && shown && placeOf(shown, cards().indexOf(card));
  };

  function press({ target, defaultPrevented }: Event): void {
    // Quick add doesn't navigate.
    if (defaultPrevented) return;
    const product = closest(target, 'a') && productIn(target);
    if (product && shown) report(shown, { name: 'clicked', ...product });
  }

  const adds = cardAdds(block.dataset.addTo ?? '');
  function submit(event: SubmitEvent): void {
    const { target } = event;
    const list = shown;
    const product =
      content.contains(target as Node) && target instanceof HTMLFormElement && productIn(target);
    if (!product || !list) return;
    // The clicked variant.
    const variant = Number(new FormData(target, event.submitter).get('id'));
    adds.after(event, () => report(list, { name: 'added', ...product, variant }));
  }

  // Capturing, before the list's own listener, which may render from its cache.
  addEventListener('popstate', () => (isBack = true), true);
  content.addEventListener('click', press);
  content.addEventListener('auxclick', press);
  // Capturing, before the cart intercepts the form and stops the event.
  addEventListener('submit', submit, true);
  new MutationObserver(check).observe(content, { childList: true, characterData: true, subtree: true });
  check();
}

/** Subject of a list; null if the page doesn't name it. */
function aboutOf(
  { dataset: { collection } }: HTMLElement,
  { searched }: ListingResponse,
): Pick<ListAnalyticsEvent, 'subject' | 'id' | 'query'> | null {
  if (searched) return { subject: 'search', query: saidQuery(searched.text) };
  // Shopify's collection of all products has id 0.
  return collection && Number(collection) >= 0 ? { subject: 'collection', id: Number(collection) } : null;
}

/** @public */
export const part: AnalyticsPart = countList;
