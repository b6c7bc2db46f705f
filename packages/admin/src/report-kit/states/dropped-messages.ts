import { EVENTS_OF_SESSION } from '@cartwright/core/analytics/intake-limits';
import type { DroppedEvents } from '@cartwright/core/contract/reports';
import { dayText } from '../range/range-labels';

/** Event categories limited by plans, in merchants' words. */
const SHARES = { carts: 'carts', lists: 'product lists', pages: 'page views' } as const;
type Share = keyof typeof SHARES;

/** Messages about dropped events by reason; empty if there are none. */
export function droppedTexts({ days }: Pick<DroppedEvents, 'days'>, locale: string): string[] {
  const limited = days.filter(({ carts, lists, pages }) => carts + lists + pages > 0);
  const shares = (Object.keys(SHARES) as Share[]).filter((share) => limited.some((day) => day[share] > 0));
  const perDay = limited.at(-1)?.perDay ?? 0;
  const long = days.filter(({ ofSessions }) => ofSessions > 0);
  const list = new Intl.ListFormat('en', { type: 'conjunction' });
  const events = (number: number) => `${number.toLocaleString(locale)} ${number === 1 ? 'event' : 'events'}`;
  const notCounted = (number: number) => `${number === 1 ? 'wasn’t' : 'weren’t'} counted`;
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  const overLimit = sum(limited.map(({ carts, lists, pages }) => carts + lists + pages));
  const ofLong = sum(long.map(({ ofSessions }) => ofSessions));
  return [
    ...(overLimit > 0
      ? [
          `${events(overLimit)} of ${list.format(shares.map((share) => SHARES[share]))} ${onDays(limited, locale)}
            ${notCounted(overLimit)}: your plan counts ${perDay.toLocaleString(locale)} a day${shares.length > 1 ? ' of each' : ''}.`,
        ]
      : []),
    ...(ofLong > 0
      ? [
          `${events(ofLong)} of very long visits ${onDays(long, locale)} ${notCounted(ofLong)}:
            ${EVENTS_OF_SESSION.toLocaleString(locale)} of one visit are.`,
        ]
      : []),
  ].map((text) => text.replace(/\s+/g, ' '));
}

/** Message about bot events; null if there were none. */
export function botsText({ bots }: Pick<DroppedEvents, 'bots'>, locale: string): string | null {
  if (bots === 0) return null;
  return `${bots.toLocaleString(locale)} ${bots === 1 ? 'event' : 'events'} from bots not counted`;
}

function onDays(days: readonly { readonly date: string }[], locale: string): string {
  const last = dayText(days.at(-1)?.date ?? '', locale);
  return days.length === 1 ? `on ${last}` : `on ${days.length} days, most recently ${last},`;
}
