import { eventMarket } from '@cartwright/storefront-kit/analytics/event-market';

/** The market of a page, as it asks our server for lists in it (`address`). */
export function marketOf(address = '') {
  const { searchParams } = new URL(address, location.href);
  return eventMarket(searchParams.get('country'), searchParams.get('locale'));
}

/** The most of a query that an event says (`TEXT_LIMITS.search`), without half a character. */
export const saidQuery = (text: string) => text.slice(0, 200).replace(/[\ud800-\udbff]$/, '');
