/** Rules that a schedule of one kind has to keep to. Days are counted on the calendar of the shop's time zone. */
export interface ScheduleRules {
  /** Minutes that a start or end has to be ahead. */
  readonly leadMinutes: number;
  /** Days that a start may be ahead of today. */
  readonly horizonDays: number;
  /** Days that an end may be after its start. */
  readonly longestDays: number;
  /** Whether it may be without a start: then it begins as soon as it is on. */
  readonly openStart: boolean;
  /** Whether it may go on without an end. */
  readonly openEnd: boolean;
  /** Whether two may not be live together, or something else says which of them comes first. */
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
    /** `name`: of the other one. */
    readonly conflict: (name: string) => string;
  };
}
