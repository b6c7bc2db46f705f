import { defaultEnd, isTooSoon, lastEndDay, startDays } from '@cartwright/core/schedule/slots';
import {
  type ScheduleFields as Fields,
  setSchedule,
} from '@cartwright/core/smart-cart/commands/set-schedule';
import { Banner } from '@shopify/polaris';
import { useDocument, useRun } from '../../model/editor-context';
import { DateTimeSetting } from './date-time-setting';
import { inlineText, useScheduleIssues } from './use-schedule-issues';

/** Codes of issues that no time by itself is wrong of. */
const OF_CART: readonly string[] = ['conflict', 'fallback_scheduled'];

/** Start and end of the schedule, on the clock of the shop (IANA name of its time zone). */
export function ScheduleFields({ timezone }: { timezone: string }) {
  const start = useDocument((document) => document.startDate);
  const end = useDocument((document) => document.endDate);
  const run = useRun();
  const issues = useScheduleIssues(timezone);
  const now = new Date();
  const { first, last } = startDays(now, timezone);
  const ofCart = issues.find(({ code }) => OF_CART.includes(code));
  const set = (fields: Partial<Fields>) => run((document) => setSchedule(document, { fields }));
  const missing = issues.some(({ code }) => code === 'dates_required');
  const errorOf = (field: 'startDate' | 'endDate', value: string | null) => {
    const found = issues.find(({ code, path }) => !OF_CART.includes(code) && path[0] === field);
    if (found) return inlineText(found);
    return missing && value === null ? true : undefined;
  };

  function setStart(startDate: string | null) {
    const follows = startDate !== null && (end === null || end <= startDate);
    set({ startDate, ...(follows && { endDate: defaultEnd(startDate) }) });
  }
  return (
    <>
      {ofCart && <Banner tone="critical">{ofCart.message}</Banner>}
      <DateTimeSetting
        name="Start"
        value={start}
        timezone={timezone}
        days={{ first, last }}
        isDisabled={(instant) => isTooSoon(instant, now)}
        error={errorOf('startDate', start)}
        onChange={setStart}
      />
      <DateTimeSetting
        name="End"
        value={end}
        timezone={timezone}
        days={
          start === null ? { first, last } : { first: later(start, first), last: lastEndDay(start, timezone) }
        }
        isDisabled={(instant) => isTooSoon(instant, now) || (start !== null && instant <= start)}
        error={errorOf('endDate', end)}
        onChange={(endDate) => set({ endDate })}
      />
    </>
  );

  function later(instant: string, day: string): string {
    const own = startDays(new Date(instant), timezone).first;
    return own > day ? own : day;
  }
}
