import type { CountedDay } from '@cartwright/core/experiments/goals/counted-day';
import {
  type Counted,
  countedUntil,
  visitorsUntil,
} from '@cartwright/core/experiments/goals/counted-visitors';
import type { SharesOfDay } from '@cartwright/core/experiments/optimisation/moved-traffic';
import { optimisedCounts } from '@cartwright/core/experiments/optimisation/optimised-counts';
import { dayEndsAt, daysOver, endOf } from '@cartwright/core/experiments/run/experiment-run';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { experimentDays } from '../db/schema';
import { countedVisitors } from './counted-visitors';
import type { StartedTest } from './running-tests';

/** Delay in milliseconds before a day is counted, for late events and orders. */
export const SETTLED_AFTER_MS = 60 * 60 * 1000;

/** Counted days of tests by test id, in order. */
export async function countedDays(
  store: ShopStore,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CountedDay[]>> {
  const days = new Map<string, CountedDay[]>();
  if (ids.length === 0) return days;
  const rows = await store.rows(experimentDays, {
    where: inArray(experimentDays.experimentId, [...ids]),
    orderBy: [asc(experimentDays.day)],
  });
  for (const { experimentId, day, at, counted } of rows) {
    days.set(experimentId, [...(days.get(experimentId) ?? []), { day, at: at.getTime(), counted }]);
  }
  return days;
}

/**
 * Counts the finished days of a test that aren't counted yet, and the partial last day of one that
 * was ended manually. Counted days are immutable: visitors are only retained for a time, and
 * decisions are based on them.
 */
export async function countDays(store: ShopStore, test: StartedTest, now: Date): Promise<void> {
  const due = dueDays(test, now);
  const known = (await countedDays(store, [test.id])).get(test.id) ?? [];
  const missing = due.filter(({ day }) => !known.some((each) => each.day === day));
  const last = missing.at(-1);
  if (!last) return;
  const visitors = await countedVisitors(store, test, new Date(last.at));
  const rows = missing.map(({ day, at }) => ({
    experimentId: test.id,
    day,
    at: new Date(at),
    counted: countedOn(test, visitors, { day, at }),
  }));
  await store.insertIfAbsent(experimentDays, ...rows);
}

function countedOn(
  { document, run }: StartedTest,
  { exposures, actions }: Awaited<ReturnType<typeof countedVisitors>>,
  { day, at }: { readonly day: number; readonly at: number },
): Counted {
  const limits = { until: at, variants: document.variants.length };
  const counted = countedUntil(exposures, actions, limits);
  if (!document.autoOptimize) return counted;
  const before = Array.from({ length: day - 1 }, (_, index) => dayEndsAt(run, index + 1));
  const { visitors } = visitorsUntil(exposures, actions, limits);
  return { ...counted, ...optimisedCounts(document, visitors, [...before, at]) };
}

/** Shares after each day of a test that reallocates visitors. */
export async function sharesOfDays(store: ShopStore, id: string): Promise<SharesOfDay[]> {
  return await store.computed(
    experimentDays,
    {
      day: sql<number>`${experimentDays.day}`.mapWith(Number).as('day'),
      shares: sql<number[] | null>`${experimentDays.counted} -> 'shares'`.as('shares'),
    },
    { where: eq(experimentDays.experimentId, id) },
  );
}

/** Whether a test has uncounted days, now or in the future. */
export async function isCountedOn(store: ShopStore, test: StartedTest, now: Date): Promise<boolean> {
  if (endOf(test.run, now.getTime()) === null) return true;
  const all = dueDays(test, new Date(now.getTime() + SETTLED_AFTER_MS));
  const known = await store.count(experimentDays, eq(experimentDays.experimentId, test.id));
  return known < all.length;
}

function dueDays({ run }: StartedTest, now: Date): { readonly day: number; readonly at: number }[] {
  const settled = now.getTime() - SETTLED_AFTER_MS;
  const end = endOf(run, now.getTime());
  const whole = daysOver(run, Math.min(settled, end ?? settled));
  const days = Array.from({ length: whole }, (_, at) => ({ day: at + 1, at: dayEndsAt(run, at + 1) }));
  const isWithin = end !== null && end <= settled && days.at(-1)?.at !== end;
  return isWithin ? [...days, { day: whole + 1, at: end }] : days;
}

/** Counts of a test until now, or until its end. */
export async function countedNow(
  store: ShopStore,
  test: StartedTest,
  days: readonly CountedDay[],
  now: Date,
): Promise<{ readonly until: number; readonly counted: Counted }> {
  const end = endOf(test.run, now.getTime());
  const last = days.at(-1);
  if (last && last.at === end) return { until: end, counted: last.counted };
  const until = end ?? now.getTime();
  const { exposures, actions } = await countedVisitors(store, test, new Date(until));
  return {
    until,
    counted: countedUntil(exposures, actions, { until, variants: test.document.variants.length }),
  };
}
