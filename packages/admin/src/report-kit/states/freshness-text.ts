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
