import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zonedTime } from './zoned-time';

describe('zoned time', () => {
  it.each([
    ['2026-03-01T15:00:00.123Z', 'America/New_York', '2026-03-01T10:00:00-05:00'],
    ['2026-07-01T15:00:00Z', 'America/New_York', '2026-07-01T11:00:00-04:00'],
    ['2026-03-01T23:30:00Z', 'Asia/Kolkata', '2026-03-02T05:00:00+05:30'],
    ['2026-03-01T15:00:00Z', 'UTC', '2026-03-01T15:00:00+00:00'],
  ])('%s of %s is %s', (instant, zone, expected) => {
    expect(zonedTime(instant, zone)).toBe(expected);
  });

  it('is the same instant, without fractions of a second', () => {
    const zones = fc.constantFrom('Europe/Berlin', 'America/St_Johns', 'Asia/Tokyo', 'Australia/Lord_Howe');
    const instants = fc.date({
      min: new Date('1990-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(zones, instants, (zone, instant) => {
        const seconds = Math.floor(instant.getTime() / 1000);
        expect(Date.parse(zonedTime(instant.toISOString(), zone))).toBe(seconds * 1000);
      }),
    );
  });
});
