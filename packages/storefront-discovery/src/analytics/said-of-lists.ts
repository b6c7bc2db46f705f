import { eventMarket } from '@cartwright/storefront-kit/analytics/event-market';

/** Market of a page, from its server URL (`address`). */
export function marketOf(address = '') {
  const { searchParams } = new URL(address, location.href);
  return eventMarket(searchParams.get('country'), searchParams.get('locale'));
}

/** Query truncated for events (`TEXT_LIMITS.search`), without splitting a surrogate pair. */
export const saidQuery = (text: string) => text.slice(0, 200).replace(/[\ud800-\udbff]$/, '');
