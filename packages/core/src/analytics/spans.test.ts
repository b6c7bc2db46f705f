import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startOfDay } from './ranges';
import {
  dayStart,
  daysCovering,
  endOfSpan,
  type Interval,
  monthStart,
  QUARTER,
  quartersCovering,
} from './spans';

const at = (text: string) => Date.parse(text);
const DAY = 24 * 60 * 60 * 1000;
const range = (from: string, to: string): Interval => ({ start: at(from), end: at(to) });

test('uses summed months and days and returns the remaining intervals', () => {
  const days = new Set([at('2026-08-31'), at('2026-09-03'), at('2026-10-01'), at('2026-10-02')]);
  const months = new Set([at('2026-09-01')]);
  expect(daysCovering(range('2026-08-31T05:00Z', '2026-10-03T05:00Z'), { days, months })).toEqual({
    months: [at('2026-09-01')],
    days: [at('2026-10-01'), at('2026-10-02')],
    rest: [range('2026-08-31T05:00Z', '2026-09-01T00:00Z'), range('2026-10-03T00:00Z', '2026-10-03T05:00Z')],
  });
});

test('uses quarters of summed days up to the last complete quarter', () => {
  const days = new Set([at('2026-11-27')]);
  expect(quartersCovering(range('2026-11-26T18:15Z', '2026-11-27T15:07Z'), { days })).toEqual({
    quarters: [range('2026-11-27T00:00Z', '2026-11-27T15:00Z')],
    rest: [range('2026-11-26T18:15Z', '2026-11-27T00:00Z'), range('2026-11-27T15:00Z', '2026-11-27T15:07Z')],
  });
});

test.each(['Asia/Kathmandu', 'Pacific/Chatham', 'Australia/Lord_Howe', 'America/St_Johns', 'Africa/Cairo'])(
  'days in %s start on a UTC quarter of an hour',
  (zone) => {
    for (let day = 0; day < 365; day++) {
      const date = new Date(at('2026-01-01') + day * DAY).toISOString().slice(0, 10);
      expect(startOfDay(date, zone) % QUARTER).toBe(0);
    }
  },
);

const instant = fc.integer({ min: at('2026-01-20'), max: at('2026-04-10') });
const someDays = fc.array(fc.nat(80), { maxLength: 80 });

test('The pieces of a range neither overlap nor leave gaps.', () => {
  fc.assert(
    fc.property(instant, instant, someDays, fc.subarray([1, 2, 3]), (one, other, numbers, summed) => {
      const whole = { start: Math.min(one, other), end: Math.max(one, other) };
      const days = new Set(numbers.map((day) => at('2026-01-20') + day * DAY));
      const months = new Set(summed.map((month) => Date.UTC(2026, month)));
      const byDays = daysCovering(whole, { days, months });
      const byQuarters = quartersCovering(whole, { days });
      const inOrder = (pieces: Interval[]) => {
        const sorted = pieces.toSorted((a, b) => a.start - b.start);
        let reached = whole.start;
        for (const { start, end } of sorted) {
          expect(start).toBe(reached);
          expect(end).toBeGreaterThan(start);
          reached = end;
        }
        expect(reached).toBe(whole.end);
      };
      const spanOf = (span: 'day' | 'month') => (start: number) => ({ start, end: endOfSpan(span, start) });
      inOrder([...byDays.months.map(spanOf('month')), ...byDays.days.map(spanOf('day')), ...byDays.rest]);
      inOrder([...byQuarters.quarters, ...byQuarters.rest]);
      for (const month of byDays.months) expect(months.has(month) && monthStart(month) === month).toBe(true);
      for (const day of byDays.days) expect(days.has(day)).toBe(true);
      for (const { start, end } of byQuarters.quarters) {
        expect([start % QUARTER, end % QUARTER]).toEqual([0, 0]);
        for (let day = dayStart(start); day < end; day += DAY) expect(days.has(day)).toBe(true);
      }
    }),
  );
});
