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
 * Counts what shoppers do with a list: tells the page, as `cartwright:analytics`, and with the shopper's consent the app's
 * server. All is read off what is shown and what is pressed, so that nothing of the list knows of it.
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

  function tell(list: ListingResponse, event: ListEvent): void {
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
    // A product that another choice of filters shows again has been seen.
    if (!product?.product || seen.has(product.product)) return;
    seen.add(product.product);
    tell(shown, { name: 'impression', ...product });
  });

  function check(): void {
    const { response, status } = state();
    if (status !== 'there' || response === shown) return;
    const before = shown;
    shown = response;
    for (const event of eventsOfList(response, before, isBack)) tell(response, event);
    isBack = false;
    watch(cards().filter((_, index) => !seen.has(response.products[index]?.id ?? 0)));
  }

  /** The product of a card in which something happens. */
  const productIn = (target: EventTarget | null) => {
    const card = closest(target, '.cw-card');
    return card && shown && placeOf(shown, cards().indexOf(card));
  };

  function press({ target, defaultPrevented }: Event): void {
    // Variants that are chosen where the shopper is lead nowhere.
    if (defaultPrevented) return;
    const product = closest(target, 'a') && productIn(target);
    if (product && shown) tell(shown, { name: 'clicked', ...product });
  }

  const adds = cardAdds(block.dataset.addTo ?? '');
  function submit(event: SubmitEvent): void {
    const { target } = event;
    const list = shown;
    const product =
      content.contains(target as Node) && target instanceof HTMLFormElement && productIn(target);
    if (!product || !list) return;
    // Of several variants the one that was pressed.
    const variant = Number(new FormData(target, event.submitter).get('id'));
    adds.after(event, () => tell(list, { name: 'added', ...product, variant }));
  }

  // Before the list hears of it, which may show what it knows already.
  addEventListener('popstate', () => (isBack = true), true);
  content.addEventListener('click', press);
  content.addEventListener('auxclick', press);
  // Before the cart takes the form over, after which no other listener hears of it.
  addEventListener('submit', submit, true);
  new MutationObserver(check).observe(content, { childList: true, characterData: true, subtree: true });
  check();
}

/** Subject of a list; null where the page doesn't say it. */
function aboutOf(
  { dataset: { collection } }: HTMLElement,
  { searched }: ListingResponse,
): Pick<ListAnalyticsEvent, 'subject' | 'id' | 'query'> | null {
  if (searched) return { subject: 'search', query: saidQuery(searched.text) };
  // Shopify's own collection of all products is 0.
  return collection && Number(collection) >= 0 ? { subject: 'collection', id: Number(collection) } : null;
}

/** @public */
export const part: AnalyticsPart = countList;
