import * as z from 'zod';
import { startOfDay } from '../../analytics/ranges';
import { daysLater, wallTime } from '../../schedule/wall-time';
import { idText } from '../../texts/limited';

/**
 * Settings of a test that are fixed at its start, besides its document, which is locked from then on; and how it
 * ended. Instants are ISO 8601 in UTC.
 */
export const experimentRun = z.object({
  startedAt: z.string(),
  /** Midnight after its last day, at which it ends. */
  endsAt: z.string(),
  /** Shop's IANA time zone at the start, for its days and checks. */
  timezone: z.string(),
  plan: z.object({
    weeks: z.number().int(),
    /** Visitors of all variants together. */
    visitors: z.number().int(),
    lastWeek: z.number().int(),
  }),
  /** Manual end; null while it runs, or if it ran until its last day. */
  endedAt: z.string().nullable(),
  /** Variant whose settings the control was given, and the control's revision before; null if none was. */
  used: z.object({ variant: idText(), revision: z.number().int() }).nullable(),
});
export type ExperimentRun = z.infer<typeof experimentRun>;

/** State of a test; a draft hasn't started. */
export type ExperimentState = 'draft' | 'running' | 'ended';

type Timed = Pick<ExperimentRun, 'endsAt' | 'endedAt'>;

/** End of a test (epoch milliseconds): manual, or on its last day; null while it runs. */
export function endOf({ endsAt, endedAt }: Timed, now: number): number | null {
  if (endedAt !== null) return Date.parse(endedAt);
  const last = Date.parse(endsAt);
  return last <= now ? last : null;
}

export function stateOf(run: Timed | null, now: number): ExperimentState {
  if (!run) return 'draft';
  return endOf(run, now) === null ? 'running' : 'ended';
}

/**
 * Midnight in the shop's time zone that ends a day of a test, from 1. The first day comprises the rest of the
 * starting day and the next day, so that seven days have each day of the week completely.
 */
export function dayEndsAt(
  { startedAt, timezone }: Pick<ExperimentRun, 'startedAt' | 'timezone'>,
  day: number,
) {
  const start = Date.parse(startedAt);
  const { date } = wallTime(start, timezone);
  const isWhole = startOfDay(date, timezone) === start;
  return startOfDay(daysLater(date, isWhole ? day : day + 1), timezone);
}

/** Number of completed days of a test, up to its maximum. */
export function daysOver(run: Pick<ExperimentRun, 'startedAt' | 'timezone' | 'plan'>, until: number): number {
  let days = 0;
  while (days < run.plan.lastWeek * 7 && dayEndsAt(run, days + 1) <= until) days += 1;
  return days;
}
