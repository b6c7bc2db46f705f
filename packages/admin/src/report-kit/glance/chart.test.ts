import type { ReportColumn } from '@cartwright/core/analytics/reports/report';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartOf, dayIndex, shortDay, tickText } from './chart';
import { dayLabel } from './day-labels';

const SEARCHES: ReportColumn = { key: 'searches', title: 'Searches', format: 'count', about: '' };
const REVENUE: ReportColumn = { key: 'revenue', title: 'Revenue', format: 'money', about: '' };
const US = { currency: 'USD', locale: 'en-US', timezone: 'UTC' };
const TOMORROW = '2027-01-01';
const days = (...values: (number | null)[]) =>
  values.map((value, at) => ({
    date: `2026-11-${String(at + 1).padStart(2, '0')}`,
    values: { searches: value },
  }));

describe('daily chart', () => {
  it('has a gap for days not measured, and a point for a single day', () => {
    const { points, lone } = chartOf(days(1, 2, null, 5, null, 3, 4), SEARCHES, TOMORROW);
    expect(points.map(({ value }) => value)).toEqual([1, 2, null, 5, null, 3, 4]);
    expect(lone).toEqual([{ at: 3, value: 5 }]);
  });

  it('includes 0, space for each day, and whole numbers for counts', () => {
    const value = fc.option(fc.integer({ min: -1000, max: 1_000_000 }));
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 90 }), (values) => {
        const { domain, ticks } = chartOf(days(...values), SEARCHES, TOMORROW);
        const [bottom, top] = domain;
        expect(bottom).toBeLessThan(top);
        for (const each of [0, ...values.flatMap((measured) => measured ?? [])]) {
          expect(each).toBeGreaterThanOrEqual(bottom);
          expect(each).toBeLessThanOrEqual(top);
        }
        expect(ticks.length).toBeGreaterThan(0);
        for (const tick of ticks) expect(Number.isInteger(tick)).toBe(true);
      }),
    );
  });

  it('leaves the end of today open', () => {
    const open = chartOf(days(4, 9, 2), SEARCHES, '2026-11-03');
    expect([open.points, open.unfinished].map((line) => line.map(({ value }) => value))).toEqual([
      [4, 9],
      [9, 2],
    ]);
    expect(chartOf(days(4, 9, 2), SEARCHES, TOMORROW).unfinished).toEqual([]);
  });

  it('treats a figure without any days as not measured', () => {
    expect(chartOf(days(1, 2), REVENUE, TOMORROW).points.map(({ value }) => value)).toEqual([null, null]);
  });
});

it('finds the nearest day between first and last', () => {
  expect([-3, 0.4, 0.6, 29.2].map((place) => dayIndex(place, 29))).toEqual([0, 0, 1, 29]);
});

it('abbreviates axis values', () => {
  expect(tickText(150_000_00, REVENUE, US)).toBe('$150K');
  expect(tickText(1500, SEARCHES, US)).toBe('1.5K');
  expect(tickText(20, { format: 'percent' }, US)).toBe('20%');
  expect(tickText(100, REVENUE, { ...US, currency: 'no currency' })).toBe('1.00 no currency');
  expect(shortDay('2026-11-28', 'en-US')).toBe('Nov 28');
});

it('describes a day with its figure and what went live', () => {
  const marks = [
    { date: '2026-11-01', text: 'Campaign “Winter” went live', path: null },
    { date: '2026-11-02', text: 'Another day', path: null },
  ];
  const [first, second] = days(34, null);
  if (!first || !second) throw new Error('There are two days.');
  expect(dayLabel(first, marks, SEARCHES, US, TOMORROW)).toEqual([
    'Nov 1, 2026',
    'Searches: 34',
    'Campaign “Winter” went live',
  ]);
  expect(dayLabel(second, [], SEARCHES, US, TOMORROW)).toEqual(['Nov 2, 2026', 'Not measured']);
  expect(dayLabel(first, [], SEARCHES, US, first.date)).toEqual(['Nov 1, 2026 (so far)', 'Searches: 34']);
});
