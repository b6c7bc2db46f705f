import { wallTime } from '@cartwright/core/schedule/wall-time';
import { type ShopFormats, timeText } from '../figures/figure-text';

/**
 * Time of the last count: "Counted up to 2:32 PM", with the day if it isn't today in the shop's
 * time zone.
 */
export function freshnessText(
  asOf: string,
  now: number,
  { locale, timezone }: Pick<ShopFormats, 'locale' | 'timezone'>,
): string {
  const instant = Date.parse(asOf);
  const isToday = wallTime(instant, timezone).date === wallTime(now, timezone).date;
  const time = new Date(instant).toLocaleTimeString(locale, { timeStyle: 'short', timeZone: timezone });
  return `Counted up to ${isToday ? time : timeText(instant, { locale, timezone })}`;
}

/** Message during the order import: progress (0 to 1), and its effect on figures. */
export function ordersText(read: number, { locale }: Pick<ShopFormats, 'locale'>): string {
  // Never 100 % before it is complete.
  const share = Math.min(Math.floor(read * 100), 99) / 100;
  const percent = share.toLocaleString(locale, { style: 'percent' });
  return `Your store’s orders are still being read (${percent} so far). Conversions and revenue grow until that’s done.`;
}
