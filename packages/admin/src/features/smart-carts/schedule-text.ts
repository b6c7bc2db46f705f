import type { CartListItem } from '@cartwright/core/contract/carts';

/** The window of a scheduled cart on the clock of the shop (IANA name of its time zone); null for any other. */
export function scheduleText(
  { isScheduled, startDate, endDate }: Pick<CartListItem, 'isScheduled' | 'startDate' | 'endDate'>,
  timezone: string,
): string | null {
  if (!isScheduled || startDate === null || endDate === null) return null;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return `${format.format(new Date(startDate))} – ${format.format(new Date(endDate))}`;
}
