import type { ListAnalyticsEvent } from '@cartwright/core/analytics/analytics-events';

/**
 * Market of a page for events: ISO 3166-1 and BCP 47, as required by the contract. Other values are omitted, so that
 * the event isn't rejected.
 */
export function eventMarket(
  country: string | null,
  language: string | null,
): Pick<ListAnalyticsEvent, 'country' | 'language'> {
  return {
    ...(country && /^[A-Z]{2}$/.test(country) && { country }),
    ...(language && /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/.test(language) && { language }),
  };
}
