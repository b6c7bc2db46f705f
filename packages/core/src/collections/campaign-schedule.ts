import type { ScheduleRules } from '../schedule/schedule-rules';

/**
 * Schedule rules of campaigns: any time in the future, any duration, and concurrent with others (`precedence`).
 * Seasons are planned far ahead, so the horizon is that of calendars.
 */
export const CAMPAIGN_SCHEDULE: Pick<
  ScheduleRules,
  'leadMinutes' | 'horizonDays' | 'longestDays' | 'openStart' | 'openEnd'
> = { leadMinutes: 0, horizonDays: 1_096, longestDays: 1_096, openStart: true, openEnd: true };
