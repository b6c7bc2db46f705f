import type { Issue } from '@cartwright/core/editing/issue';
import { endAfterStart } from '@cartwright/core/schedule/end-after-start';
import type { ScheduleRules } from '@cartwright/core/schedule/schedule-rules';
import { isTooSoon, lastEndDay, startDays } from '@cartwright/core/schedule/slots';
import { Banner } from '@cartwright/ui/admin/banner';
import { useState } from 'react';
import { DateTimeSetting } from './date-time-setting';

/** Start and end as UTC timestamps (ISO 8601); null if not selected. */
export interface Window {
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** Start and end of a schedule with validation rules, in the shop's time zone (IANA name). */
export function WindowFields({
  window: { startDate: start, endDate: end },
  rules,
  timezone,
  issues,
  hasEnd = true,
  onChange,
}: {
  readonly window: Window;
  readonly rules: Pick<
    ScheduleRules,
    'leadMinutes' | 'horizonDays' | 'longestDays' | 'openStart' | 'openEnd'
  >;
  readonly timezone: string;
  /** Issues of the schedule. Those of neither field show above both. */
  readonly issues: readonly Issue[];
  /** False: open-ended. */
  readonly hasEnd?: boolean;
  readonly onChange: (changes: Partial<Window>) => void;
}) {
  // A default end follows the start; a saved one doesn't.
  const [endTyped, setEndTyped] = useState(end !== null);
  const now = new Date();
  const { first, last } = startDays(now, timezone, rules);
  const ofBoth = issues.find(isOfBoth);
  const missing = issues.some(({ code }) => code === 'dates_required');
  const errorOf = (field: keyof Window, value: string | null) => {
    const found = issues.find((issue) => !isOfBoth(issue) && issue.path[0] === field);
    if (found) return inlineText(found);
    const isConflict = field === 'startDate' && issues.some(({ code }) => code === 'conflict');
    return isConflict || (missing && value === null) ? true : undefined;
  };

  function setStart(startDate: string | null) {
    const { openEnd } = rules;
    const endDate = startDate && endAfterStart({ start: startDate, end }, { typed: endTyped, openEnd });
    onChange({ startDate, ...(startDate !== null && endDate !== end && { endDate }) });
  }
  return (
    <>
      {ofBoth && <Banner tone="critical">{ofBoth.message}</Banner>}
      <DateTimeSetting
        name="Start"
        value={start}
        timezone={timezone}
        days={{ first, last }}
        isDisabled={(instant) => isTooSoon(instant, now, rules)}
        isOptional={rules.openStart}
        error={errorOf('startDate', start)}
        onChange={setStart}
      />
      {hasEnd && (
        <DateTimeSetting
          name="End"
          value={end}
          timezone={timezone}
          days={
            start === null
              ? { first, last }
              : { first: later(start, first), last: lastEndDay(start, timezone, rules) }
          }
          isDisabled={(instant) => isTooSoon(instant, now, rules) || (start !== null && instant <= start)}
          error={errorOf('endDate', end)}
          onType={() => setEndTyped(true)}
          onChange={(endDate) => onChange({ endDate })}
        />
      )}
    </>
  );

  function later(instant: string, day: string): string {
    const own = startDays(new Date(instant), timezone, rules).first;
    return own > day ? own : day;
  }
}

/** Whether an issue concerns both fields, such as an overlap. */
function isOfBoth({ code, path: [field] }: Issue): boolean {
  return code === 'conflict' || (field !== 'startDate' && field !== 'endDate');
}

/** Field error, shortened where the context is clear. */
function inlineText({ code, message }: Issue): string {
  return code === 'start_after_end_date' ? 'End date must be after the start date' : message;
}
