import { addMinutes } from 'date-fns';
import { type Issue, issue } from '../editing/issue';
import type { ScheduleRules } from './schedule-rules';
import { daysBetween, wallTime } from './wall-time';

/** Period of a schedule, as UTC instants (ISO 8601). */
export interface ScheduledWindow {
  readonly id: string;
  readonly name: string;
  readonly isScheduled: boolean;
  readonly startDate: string | null;
  /** Null while none is chosen, or for an open end if the rules allow it. */
  readonly endDate: string | null;
  /** Absent if not needed. */
  readonly isFallback?: boolean;
}

export interface ScheduleContext {
  /** Instant of the check. */
  readonly now: Date;
  /** IANA name of the shop's time zone. */
  readonly timezone: string;
  /** Other schedules of the shop, possibly including the checked one. */
  readonly others: readonly ScheduledWindow[];
  /** Whether the schedule is running already, so that its start may be past. */
  readonly running: boolean;
}

/** Issues of a schedule by a set of rules; none if scheduling is off. */
export function validateSchedule(
  window: ScheduledWindow,
  context: ScheduleContext,
  rules: ScheduleRules,
): Issue[] {
  if (!window.isScheduled) return [];
  const { messages } = rules;
  const isOpen = rules.openEnd && window.endDate === null;
  if (window.startDate === null || (window.endDate === null && !isOpen)) {
    return [found('dates_required', window.startDate === null ? 'startDate' : 'endDate')];
  }
  const { now, timezone, running } = context;
  const start = new Date(window.startDate);
  const end = window.endDate === null ? null : new Date(window.endDate);
  const earliest = addMinutes(now, rules.leadMinutes);
  if (end?.getTime() === start.getTime()) return [found('start_and_end_date_same', 'endDate')];
  if (end && start > end) return [found('start_after_end_date', 'endDate')];
  if (end && end < now) return [found('past_end_date', 'endDate')];
  const day = (instant: Date) => wallTime(instant.getTime(), timezone).date;
  const conflict =
    rules.overlap === 'refuse' ? overlapping(window, context.others, rules.openEnd) : undefined;
  return [
    ...(!running && start < earliest ? [found('start_time_in_past', 'startDate')] : []),
    ...(end && end < earliest ? [found('end_time_in_past', 'endDate')] : []),
    ...(daysBetween(day(now), day(start)) > rules.horizonDays ? [found('start_too_far', 'startDate')] : []),
    ...(end && daysBetween(day(start), day(end)) > rules.longestDays
      ? [found('end_too_far', 'endDate')]
      : []),
    ...(conflict ? [issue('conflict', ['startDate'], messages.conflict(conflict.name))] : []),
  ];

  function found(code: Exclude<keyof ScheduleRules['messages'], 'conflict'>, field: 'startDate' | 'endDate') {
    return issue(code, [field], messages[code]);
  }
}

/** First other window that overlaps this one. Adjacent windows don't. */
function overlapping(
  { id, startDate, endDate }: ScheduledWindow,
  others: readonly ScheduledWindow[],
  openEnd: boolean,
): ScheduledWindow | undefined {
  if (startDate === null) return undefined;
  const endOf = (end: string | null) => (end === null ? Number.POSITIVE_INFINITY : Date.parse(end));
  return others.find(
    (other) =>
      other.id !== id &&
      other.isScheduled &&
      other.startDate !== null &&
      (openEnd || other.endDate !== null) &&
      Date.parse(startDate) < endOf(other.endDate) &&
      endOf(endDate) > Date.parse(other.startDate),
  );
}
