import { addMinutes } from 'date-fns';
import { type Issue, issue } from '../smart-cart/issue';
import { daysBetween, wallTime } from './wall-time';

/** Minutes that a start or end has to be ahead. Spec section 9. */
export const LEAD_MINUTES = 5;

/** Days that a start may be ahead of today, and an end after its start, on the calendar of the shop's time zone. */
export const HORIZON_DAYS = 30;

/** The window of a cart, as UTC instants (ISO 8601). */
export interface ScheduledWindow {
  readonly id: string;
  readonly name: string;
  readonly isScheduled: boolean;
  readonly startDate: string | null;
  readonly endDate: string | null;
  /** Absent where nobody has asked. */
  readonly isFallback?: boolean;
}

export interface ScheduleContext {
  /** The instant of the check. */
  readonly now: Date;
  /** IANA name of the shop's time zone. */
  readonly timezone: string;
  /** The other carts of the shop; the cart itself may be among them. */
  readonly others: readonly ScheduledWindow[];
  /** Whether the schedule is running already: its start may then lie in the past. */
  readonly running: boolean;
}

/** What is wrong with a cart's schedule; nothing when scheduling is off. Spec section 5, "Schedule". */
export function validateSchedule(
  cart: ScheduledWindow,
  { now, timezone, others, running }: ScheduleContext,
): Issue[] {
  if (!cart.isScheduled) return [];
  if (cart.startDate === null || cart.endDate === null) {
    const field = cart.startDate === null ? 'startDate' : 'endDate';
    return [
      issue('dates_required', [field], 'Both start and end dates are required when scheduling is enabled.'),
    ];
  }
  const start = new Date(cart.startDate);
  const end = new Date(cart.endDate);
  const earliest = addMinutes(now, LEAD_MINUTES);
  if (end.getTime() === start.getTime()) {
    return [issue('start_and_end_date_same', ['endDate'], 'Start and end times cannot be the same.')];
  }
  if (start > end) return [issue('start_after_end_date', ['endDate'], 'Start date must be before end date.')];
  if (end < now) return [issue('past_end_date', ['endDate'], 'End date cannot be in the past.')];
  const issues: Issue[] = [];
  if (!running && start < earliest) {
    issues.push(
      issue('start_time_in_past', ['startDate'], 'Start time must be at least 5 minutes in the future.'),
    );
  }
  if (end < earliest) {
    issues.push(issue('end_time_in_past', ['endDate'], 'End time must be at least 5 minutes in the future.'));
  }
  const day = (instant: Date) => wallTime(instant.getTime(), timezone).date;
  if (daysBetween(day(now), day(start)) > HORIZON_DAYS) {
    issues.push(issue('start_too_far', ['startDate'], 'Start date can be at most 30 days ahead.'));
  }
  if (daysBetween(day(start), day(end)) > HORIZON_DAYS) {
    issues.push(issue('end_too_far', ['endDate'], 'End date can be at most 30 days after the start.'));
  }
  const conflict = others.find((other) => other.id !== cart.id && overlaps(start, end, other));
  if (conflict) {
    issues.push(
      issue(
        'conflict',
        ['startDate'],
        `This schedule overlaps with ${conflict.name}. Please choose a different time period, as only one Smart Cart can be active at once.`,
      ),
    );
  }
  return issues;
}

/** Strict: one that begins when the other ends does not overlap. */
function overlaps(start: Date, end: Date, other: ScheduledWindow): boolean {
  if (!other.isScheduled || other.startDate === null || other.endDate === null) return false;
  return start < new Date(other.endDate) && end > new Date(other.startDate);
}
