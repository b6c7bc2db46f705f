import type { ScheduleRules } from '../schedule/schedule-rules';

/**
 * When a campaign can be: from any time ahead on, for as long as is wanted, and beside others (`precedence`). Seasons are
 * planned far ahead, so the days are only as many as calendars go through.
 */
export const CAMPAIGN_SCHEDULE: Pick<
  ScheduleRules,
  'leadMinutes' | 'horizonDays' | 'longestDays' | 'openStart' | 'openEnd'
> = { leadMinutes: 0, horizonDays: 1_096, longestDays: 1_096, openStart: true, openEnd: true };
