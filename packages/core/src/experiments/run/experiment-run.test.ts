import { describe, expect, test } from 'vitest';
import { dayEndsAt, daysOver, type ExperimentRun, endOf, stateOf } from './experiment-run';

const run: ExperimentRun = {
  startedAt: '2026-03-02T15:00:00.000Z',
  endsAt: '2026-03-17T04:00:00.000Z',
  timezone: 'America/New_York',
  plan: { weeks: 2, visitors: 1_000, lastWeek: 2 },
  endedAt: null,
  used: null,
};
const iso = (instant: number) => new Date(instant).toISOString();

describe('days of a test', () => {
  test('end at the shop’s midnights, starting with the rest of the first day', () => {
    expect(iso(dayEndsAt(run, 1))).toBe('2026-03-04T05:00:00.000Z');
    expect(iso(dayEndsAt(run, 7))).toBe('2026-03-10T04:00:00.000Z');
    expect(iso(dayEndsAt(run, 14))).toBe(run.endsAt);
  });

  test('start immediately when a test starts at midnight', () => {
    const atMidnight = { ...run, startedAt: '2026-03-02T05:00:00.000Z' };
    expect(iso(dayEndsAt(atMidnight, 1))).toBe('2026-03-03T05:00:00.000Z');
  });

  test('pass one by one up to the planned number', () => {
    expect(daysOver(run, dayEndsAt(run, 3) - 1)).toBe(2);
    expect(daysOver(run, dayEndsAt(run, 3))).toBe(3);
    expect(daysOver(run, dayEndsAt(run, 14) * 2)).toBe(14);
  });
});

test('a test runs until its last day or until it is ended by hand', () => {
  const [last, before] = [Date.parse(run.endsAt), Date.parse(run.endsAt) - 1];
  expect([stateOf(null, before), stateOf(run, before), stateOf(run, last)]).toEqual([
    'draft',
    'running',
    'ended',
  ]);
  expect(endOf(run, last + 1)).toBe(last);
  const stopped = { ...run, endedAt: '2026-03-05T10:00:00.000Z' };
  expect([stateOf(stopped, before), endOf(stopped, before)]).toEqual(['ended', Date.parse(stopped.endedAt)]);
});
