import { wallTime } from '@cartwright/core/schedule/wall-time';
import { type ShopFormats, timeText } from '../figures/figure-text';

/** Up to when figures are counted: "Counted up to 2:32 PM"; with the day where it isn't today on the shop's clock. */
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

/** While earlier orders are read: how much of them has been (0 to 1), and what that means for figures of what was bought. */
export function ordersText(read: number, { locale }: Pick<ShopFormats, 'locale'>): string {
  // The last percent isn't there until it is.
  const share = Math.min(Math.floor(read * 100), 99) / 100;
  const percent = share.toLocaleString(locale, { style: 'percent' });
  return `Your store’s orders are still being read (${percent} so far). Conversions and revenue grow until that’s done.`;
}
