import * as z from 'zod';
import { startOfDay } from '../../analytics/ranges';
import { daysLater, wallTime } from '../../schedule/wall-time';
import { idText } from '../../texts/limited';

/**
 * Settings of a test that are fixed when it starts, besides its document, which isn't saved again from then on; and how it ended.
 * Instants are ISO 8601 in UTC.
 */
export const experimentRun = z.object({
  startedAt: z.string(),
  /** The midnight behind its last day: it runs no longer. */
  endsAt: z.string(),
  /** The shop's when it started (IANA name): its days and checks are of this clock. */
  timezone: z.string(),
  plan: z.object({
    weeks: z.number().int(),
    /** Of all variants together. */
    visitors: z.number().int(),
    lastWeek: z.number().int(),
  }),
  /** By hand; null while it runs, and where it ran until its last day. */
  endedAt: z.string().nullable(),
  /** The variant whose settings the control was given, and the control's revision before; null where none is used. */
  used: z.object({ variant: idText(), revision: z.number().int() }).nullable(),
});
export type ExperimentRun = z.infer<typeof experimentRun>;

/** State of a test: none has started that is a draft. */
export type ExperimentState = 'draft' | 'running' | 'ended';

type Timed = Pick<ExperimentRun, 'endsAt' | 'endedAt'>;

/** When a test ended (epoch milliseconds): by hand, or on its last day; null while it runs. */
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
 * The midnight of the shop's clock that ends a day of a test, 1 being the first: which has what is left of the day on which it
 * starts, and the next one, so that seven days have each day of the week as a whole.
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

/** Number of days of a test that are over, of those that it may have. */
export function daysOver(run: Pick<ExperimentRun, 'startedAt' | 'timezone' | 'plan'>, until: number): number {
  let days = 0;
  while (days < run.plan.lastWeek * 7 && dayEndsAt(run, days + 1) <= until) days += 1;
  return days;
}
