import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysLater, wallTime } from '../schedule/wall-time';
import {
  daysOf,
  RANGE_OPTIONS,
  rangeBefore,
  rangeOf,
  rangeOfDays,
  readWireRange,
  startOfDay,
  wireRange,
  wireRangeFault,
} from './ranges';

const at = (iso: string) => Date.parse(iso);
const iso = ({ start, end }: { start: number; end: number }) =>
  `${new Date(start).toISOString()} ${new Date(end).toISOString()}`;

describe('report range', () => {
  test.each([
    [
      'today, on the day clocks go back',
      0,
      '2026-11-01T17:00:00Z',
      '2026-11-01T04:00:00.000Z 2026-11-01T17:00:00.000Z',
    ],
    ['yesterday', 1, '2026-11-01T17:00:00Z', '2026-10-31T04:00:00.000Z 2026-11-01T04:00:00.000Z'],
    [
      '30 days including today',
      30,
      '2026-11-01T17:00:00Z',
      '2026-10-03T04:00:00.000Z 2026-11-01T17:00:00.000Z',
    ],
    [
      'a yesterday of 25 hours',
      1,
      '2026-11-02T17:00:00Z',
      '2026-11-01T04:00:00.000Z 2026-11-02T05:00:00.000Z',
    ],
  ] as const)('%s', (_what, option, now, expected) => {
    expect(iso(rangeOf(option, at(now), 'America/New_York'))).toBe(expected);
  });

  test('starts a day without a midnight at its first existing hour', () => {
    expect(startOfDay('2026-09-06', 'America/Santiago')).toBe(at('2026-09-06T04:00:00Z'));
    expect(wallTime(startOfDay('2026-09-06', 'America/Santiago'), 'America/Santiago')).toEqual({
      date: '2026-09-06',
      time: '01:00',
    });
  });

  test('gives a date skipped by a time zone change no hours', () => {
    const days = daysOf(
      rangeOfDays({ from: '2011-12-29', to: '2011-12-31' }, at('2012-02-01T00:00:00Z'), 'Pacific/Apia'),
    );
    expect(days.map(({ start, end }) => (end - start) / 3_600_000)).toEqual([24, 0, 24]);
  });

  test('compares partial days with the same part of the day before, and whole days with whole days', () => {
    const zone = 'Europe/Berlin';
    const today = rangeOf(0, at('2026-03-29T10:00:00Z'), zone);
    expect(iso(rangeBefore(today))).toBe('2026-03-27T23:00:00.000Z 2026-03-28T11:00:00.000Z');
    const yesterday = rangeOf(1, at('2026-03-31T10:00:00Z'), zone);
    expect(iso(rangeBefore(yesterday))).toBe('2026-03-28T23:00:00.000Z 2026-03-29T22:00:00.000Z');
  });

  test('is empty when it lies in the future', () => {
    const range = rangeOfDays({ from: '2026-12-01', to: '2026-12-02' }, at('2026-11-01T00:00:00Z'), 'UTC');
    expect(range.end).toBe(range.start);
  });
});

describe('report range in a request', () => {
  test.each([
    ['an unknown zone', { timezone: 'Mars/Olympus' }, 'timezone'],
    ['an end before its start', { endTime: '2026-10-01T00:00:00' }, 'endTime'],
    ['more days than are stored', { startTime: '2024-10-01T00:00:00' }, 'startTime'],
    ['a year without a time', { startTime: '0000-01-01T00:00:00' }, 'startTime'],
    ['a year beyond the supported range', { endTime: '9999-12-31T23:59:59' }, 'endTime'],
  ])('rejects %s', (_what, change, path) => {
    const range = { startTime: '2026-10-02T00:00:00', endTime: '2026-10-03T00:00:00', timezone: 'UTC' };
    expect(wireRangeFault(range)).toBeNull();
    expect(wireRangeFault({ ...range, ...change })?.path).toBe(path);
  });

  test('round-trips a range', () => {
    fc.assert(
      fc.property(aRange, ({ range, now }) => {
        expect(wireRangeFault(wireRange(range))).toBeNull();
        expect(readWireRange(wireRange(range), now)).toEqual(range);
      }),
    );
  });
});

const zones = [
  'UTC',
  'America/Los_Angeles',
  'Pacific/Tongatapu',
  'America/Santiago',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'America/Havana',
];
const aRange = fc
  .record({
    option: fc.constantFrom(...RANGE_OPTIONS),
    now: fc.integer({ min: at('2024-01-01T00:00:00Z') / 1000, max: at('2027-01-01T00:00:00Z') / 1000 }),
    zone: fc.constantFrom(...zones),
  })
  .map(({ option, now, zone }) => ({ now: now * 1000, range: rangeOf(option, now * 1000, zone) }));

test('The days of a range cover it without gaps or overlaps.', () => {
  fc.assert(
    fc.property(aRange, ({ range }) => {
      const days = daysOf(range);
      expect(days[0]?.start).toBe(range.start);
      expect(days.at(-1)?.end).toBe(range.end);
      for (const [index, { date, start, end }] of days.entries()) {
        expect(days[index + 1]?.start ?? end).toBe(end);
        if (start === end) continue;
        expect(wallTime(start, range.timezone).date).toBe(date);
        expect(wallTime(end - 1, range.timezone).date).toBe(date);
      }
    }),
  );
});

test('The range before ends at the range’s start or earlier, with as many days.', () => {
  fc.assert(
    fc.property(aRange, ({ range }) => {
      const before = rangeBefore(range);
      expect(before.to).toBe(daysLater(range.from, -1));
      expect(before.end).toBeLessThanOrEqual(range.start);
      expect(daysOf(before)).toHaveLength(daysOf(range).length);
    }),
  );
});

test('Every day starts on a quarter of an hour.', () => {
  fc.assert(
    fc.property(aRange, ({ range }) => {
      for (const { start } of daysOf(range)) if (start !== range.end) expect(start % 900_000).toBe(0);
    }),
  );
});
