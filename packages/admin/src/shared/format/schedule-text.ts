import type { CartListItem } from '@cartwright/core/contract/cart-list';
import { momentText as momentIn } from '@cartwright/core/schedule/moment-text';

/** The window of a scheduled cart on the clock of the shop (IANA name of its time zone); null for any other. */
export function scheduleText(
  { isScheduled, startDate, endDate }: Pick<CartListItem, 'isScheduled' | 'startDate' | 'endDate'>,
  timezone: string,
): string | null {
  if (!isScheduled || startDate === null || endDate === null) return null;
  return `${momentText(startDate, timezone)} – ${momentText(endDate, timezone)}`;
}

/** An instant on the clock of the shop; of the browser while the shop's time zone is not known. */
export function momentText(instant: string, timezone: string | undefined): string {
  return momentIn(instant, timezone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** The name of the clock that a line is told on, where it shows another time than the merchant's own; else null. */
export function zoneNote(instant: string, timezone: string | undefined): string | null {
  if (timezone === undefined) return null;
  return momentText(instant, timezone) === momentText(instant, undefined)
    ? null
    : timezone.replaceAll('_', ' ');
}
