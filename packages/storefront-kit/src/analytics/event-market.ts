import type { ListAnalyticsEvent } from '@cartwright/core/analytics/analytics-events';

/**
 * A page's market as events say it: ISO 3166-1 and BCP 47, as the contract takes them. What a page says otherwise is left
 * out, so that the event isn't refused for it.
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
