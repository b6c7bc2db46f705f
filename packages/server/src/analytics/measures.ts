import { SESSION_CLOSES } from '@cartwright/core/analytics/session-places';
import { type SQL, sql } from 'drizzle-orm';
import { sessionPlaces, sessionSums } from '../db/schema';

/** Measure: a number per session at a place, from which figures are computed. */
export interface Measure {
  /** Column in `session_sums`. */
  readonly name: MeasureName;
  /** Integer expression over the columns of `session_places`. */
  readonly amount: SQL;
  /** Whether amounts are instants, aggregated by maximum instead of sum; null in rows without one. */
  readonly isLatest: boolean;
}

export type MeasureName = Exclude<
  keyof typeof sessionSums.$inferSelect,
  'shopId' | 'span' | 'place' | 'startsAt' | 'placeId'
>;
export type Measures = Readonly<Record<MeasureName, Measure>>;

const { clicks, adds, positions, views, results, isSeen, isViewed, isExit, isConverted, firstAt, lastAt } =
  sessionPlaces;

const one = (condition: SQL) => sql`(${condition})::int`;

/** Whether a session is closed, so that its exit is known. */
export const isClosed = (now: Date): SQL =>
  sql`${lastAt} <= ${new Date(now.getTime() - SESSION_CLOSES).toISOString()}::timestamptz`;

/** Measures of sessions at a place, at an instant; exits of open sessions aren't counted. */
export function measuresAt(now: Date): Measures {
  const amounts: Readonly<Record<MeasureName, SQL>> = {
    visits: sql`1`,
    seen: one(sql`${isSeen}`),
    clicked: one(sql`${clicks} + ${adds} > 0`),
    converted: one(sql`${isConverted}`),
    pageViewed: one(sql`${isViewed} and ${isClosed(now)}`),
    exits: one(sql`${isExit} and ${isClosed(now)}`),
    views: sql`${views}`,
    clicks: sql`${clicks}`,
    positions: sql`${positions}`,
    adds: sql`${adds}`,
    withResults: one(sql`${results} is not null`),
    withoutResults: one(sql`coalesce(${results} = 0, false)`),
    lastWithoutResults: sql`(case when ${results} = 0 then (extract(epoch from ${firstAt}) * 1000)::bigint end)`,
  };
  const measures = Object.entries(amounts).map(([name, amount]) => [
    name,
    { name, amount, isLatest: name === 'lastWithoutResults' },
  ]);
  return Object.fromEntries(measures) as Measures;
}

/** Aggregate of a measure over rows of `session_places` or over their sums. */
export const sumOfRows = ({ amount, isLatest }: Measure): SQL =>
  isLatest ? sql`max(${amount})` : sql`coalesce(sum(${amount}), 0)`;
export const sumOfSums = (measure: Measure): SQL =>
  sumOfRows({ ...measure, amount: sql`${sessionSums[measure.name]}` });
