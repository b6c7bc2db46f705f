import { type DateRange, daysOf, rangeBefore } from '@cartwright/core/analytics/ranges';
import type { ReportGlance } from '@cartwright/core/contract/reports';
import { isNotNull, sql } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { events, orders } from '../db/schema';
import type { FiguresOfTab } from './figures';
import type { Freshness } from './freshness';
import { annotationsOf } from './report-annotations';
import { sumsOf, sumsOfDays, type Values, valueAt } from './report-sums';

type Overview = Pick<ReportGlance, 'tiles' | 'days' | 'marks' | 'linkedShare'>;

/** Overview of a report in a range; unmeasured figures are null. */
export async function glanceOf(
  store: ShopStore,
  report: string,
  tab: FiguresOfTab,
  range: DateRange,
  { measuredSince }: Pick<Freshness, 'measuredSince'>,
): Promise<Overview> {
  const since = measuredSince?.getTime() ?? Number.POSITIVE_INFINITY;
  const before = rangeBefore(range);
  const [{ whole: now, byDay }, then] = await Promise.all([
    sumsOfDays(store, tab, range),
    sumsOf(store, tab, before, 'all'),
  ]);
  const keys = Object.keys(tab.figures);
  const whole = (values: Values | undefined, isMeasured: boolean) =>
    Object.fromEntries(keys.map((key) => [key, isMeasured ? valueIn(tab, values, key) : null]));
  const value = whole(now.get(''), range.end > since);
  // A period measured in part isn't comparable.
  const earlier = whole(then.get(''), before.start >= since);
  return {
    tiles: keys.map((key) => ({ key, value: value[key] ?? null, before: earlier[key] ?? null })),
    days: daysOf(range).map(({ date, end }) => ({ date, values: whole(byDay.get(date), end > since) })),
    marks: await annotationsOf(store, report, range),
    linkedShare: await linkedShareOf(store, range),
  };
}

function valueIn(tab: FiguresOfTab, values: Values | undefined, key: string): number | null {
  const figure = tab.figures[key];
  return figure ? valueAt(values, key, figure) : null;
}

/** Percentage of a range's online orders that are linked to a session; null without orders. */
async function linkedShareOf(store: ShopStore, range: DateRange): Promise<number | null> {
  const [start, end] = [new Date(range.start), new Date(range.end)];
  const isTied = sql`exists (select from ${events} where ${events.shopId} = ${orders.shopId}
    and ${events.link} = ${orders.link} and ${isNotNull(events.sessionId)})`;
  const [counted] = await store.sums(orders, {
    by: {},
    of: {
      all: sql`count(*)`.mapWith(Number).as('all'),
      linked: sql`count(*) filter (where ${orders.link} is not null and ${isTied})`
        .mapWith(Number)
        .as('linked'),
    },
    where: sql`${orders.kind} = 'online' and not ${orders.isCancelled}
      and ${orders.placedAt} >= ${start.toISOString()}::timestamptz and ${orders.placedAt} < ${end.toISOString()}::timestamptz`,
  });
  return counted && counted.all > 0 ? (counted.linked / counted.all) * 100 : null;
}
