import type { ScheduleRules } from '../schedule/schedule-rules';

/** Schedule rules of a cart. */
export const CART_SCHEDULE: ScheduleRules = {
  leadMinutes: 5,
  horizonDays: 30,
  longestDays: 30,
  openStart: false,
  openEnd: false,
  overlap: 'refuse',
  messages: {
    dates_required: 'Both start and end dates are required when scheduling is enabled.',
    start_and_end_date_same: 'Start and end times cannot be the same.',
    start_after_end_date: 'Start date must be before end date.',
    past_end_date: 'End date cannot be in the past.',
    start_time_in_past: 'Start time must be at least 5 minutes in the future.',
    end_time_in_past: 'End time must be at least 5 minutes in the future.',
    start_too_far: 'Start date can be at most 30 days ahead.',
    end_too_far: 'End date can be at most 30 days after the start.',
    conflict: (name) =>
      `This schedule overlaps with ${name}. Please choose a different time period, as only one Smart Cart can be active at once.`,
  },
};
