/** Rules of one kind of schedule. Days are counted on the calendar of the shop's time zone. */
export interface ScheduleRules {
  /** Minimum lead time of a start or end in minutes. */
  readonly leadMinutes: number;
  /** Maximum number of days from today to a start. */
  readonly horizonDays: number;
  /** Maximum number of days from start to end. */
  readonly longestDays: number;
  /** Whether the start is optional: without one it begins as soon as it is on. */
  readonly openStart: boolean;
  /** Whether the end is optional. */
  readonly openEnd: boolean;
  /** Whether overlaps are refused, or resolved by precedence elsewhere. */
  readonly overlap: 'refuse' | 'precedence';
  readonly messages: {
    readonly dates_required: string;
    readonly start_and_end_date_same: string;
    readonly start_after_end_date: string;
    readonly past_end_date: string;
    readonly start_time_in_past: string;
    readonly end_time_in_past: string;
    readonly start_too_far: string;
    readonly end_too_far: string;
    /** `name`: name of the other one. */
    readonly conflict: (name: string) => string;
  };
}
