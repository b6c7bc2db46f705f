import type { CartListItem } from '@cartwright/core/contract/cart-list';
import { momentText as momentIn } from '@cartwright/core/schedule/moment-text';

/** Period of a scheduled cart in the shop's time zone (IANA name); null for others. */
export function scheduleText(
  { isScheduled, startDate, endDate }: Pick<CartListItem, 'isScheduled' | 'startDate' | 'endDate'>,
  timezone: string,
): string | null {
  if (!isScheduled || startDate === null || endDate === null) return null;
  return `${momentText(startDate, timezone)} – ${momentText(endDate, timezone)}`;
}

/** Timestamp in the shop's time zone; in the browser's while unknown. */
export function momentText(instant: string, timezone: string | undefined): string {
  return momentIn(instant, timezone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** Name of the time zone, if its time differs from the merchant's own; else null. */
export function zoneNote(instant: string, timezone: string | undefined): string | null {
  if (timezone === undefined) return null;
  return momentText(instant, timezone) === momentText(instant, undefined)
    ? null
    : timezone.replaceAll('_', ' ');
}
