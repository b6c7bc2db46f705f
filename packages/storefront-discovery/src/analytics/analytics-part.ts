import type { ListAnalyticsEvent } from '@cartwright/core/analytics/analytics-events';
import type { ListingAnswer } from '@cartwright/core/listing/listing-answer';
import { consentedEvents } from '@cartwright/storefront-kit/analytics/consented-events';
import { eventMarket } from '@cartwright/storefront-kit/analytics/event-market';
import { isPreviewed } from '@cartwright/storefront-kit/page/is-previewed';
import { shopifyConsent } from '@cartwright/storefront-kit/shopify/consent';
import type { AnalyticsPart } from './count-list-events';
import { eventsOfList, type ListEvent, placeOf } from './list-events';
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
  const place = placeOfBlock(block);

  function tell(list: ListingAnswer, event: ListEvent): void {
    const about = aboutOf(block, list);
    if (!about) return;
    const detail = { ...about, ...event };
    document.dispatchEvent(new CustomEvent('cartwright:analytics', { detail }));
    send?.({ ...detail, ...place });
  }

  let shown: ListingAnswer | null = null;
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

  function look(): void {
    const { answer, status } = state();
    if (status !== 'there' || answer === shown) return;
    const before = shown;
    shown = answer;
    for (const event of eventsOfList(answer, before, isBack)) tell(answer, event);
    isBack = false;
    watch(cards().filter((_, index) => !seen.has(answer.products[index]?.id ?? 0)));
  }

  function press(event: Event): void {
    const { target } = event;
    const card = target instanceof Element && target.closest('a') ? target.closest('.cw-card') : null;
    const product = card && shown && placeOf(shown, cards().indexOf(card));
    if (product && shown) tell(shown, { name: 'clicked', ...product });
  }

  // Before the list hears of it, which may show what it knows already.
  addEventListener('popstate', () => (isBack = true), true);
  content.addEventListener('click', press);
  content.addEventListener('auxclick', press);
  new MutationObserver(look).observe(content, { childList: true, characterData: true, subtree: true });
  look();
}

/** What a list is of; null where the page doesn't say it. */
function aboutOf(
  { dataset: { collection } }: HTMLElement,
  { searched }: ListingAnswer,
): Pick<ListAnalyticsEvent, 'subject' | 'id' | 'query'> | null {
  if (searched) return { subject: 'search', query: cut(searched.text) };
  return Number(collection) > 0 ? { subject: 'collection', id: Number(collection) } : null;
}

/** The most of a query that an event says (`TEXT_LIMITS.search`), without half a character. */
const cut = (text: string) => text.slice(0, 200).replace(/[\ud800-\udbff]$/, '');

/** The page's market, as the block asks for lists in it. */
function placeOfBlock({ dataset }: HTMLElement) {
  const { searchParams } = new URL(dataset.address ?? '', location.href);
  return eventMarket(searchParams.get('country'), searchParams.get('locale'));
}

/** @public */
export const part: AnalyticsPart = countList;
