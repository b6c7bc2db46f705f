import { describe, expect, it } from 'vitest';
import { CART_SCHEDULE } from '../cart/cart-schedule-rules';
import { endAfterStart } from './end-after-start';
import { slotOfDay } from './slot-of-day';
import { defaultEnd, isTooSoon, lastEndDay, slotsOf, startDays } from './slots';
import { wallTime } from './wall-time';

const times = (date: string, zone: string) => slotsOf(date, zone).map(({ time }) => time);
const at = (date: string, time: string, zone: string) =>
  slotsOf(date, zone).find((slot) => slot.time === time);

describe('time slots of a day', () => {
  it('are half-hourly on a 12-hour clock', () => {
    const slots = slotsOf('2026-11-24', 'America/New_York');
    expect(slots).toHaveLength(48);
    expect(slots.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['12:00 AM', '12:30 AM', '9:30 AM', '12:00 PM', '11:30 PM']),
    );
    expect(slots[0]).toEqual({ time: '00:00', label: '12:00 AM', instant: '2026-11-24T05:00:00.000Z' });
  });

  it('skip the hours lost to daylight saving time', () => {
    expect(times('2026-03-08', 'America/New_York')).not.toContain('02:00');
    expect(times('2026-03-08', 'America/New_York')).not.toContain('02:30');
    expect(times('2026-03-08', 'America/New_York')).toHaveLength(46);
    // Only half an hour is skipped.
    expect(times('2026-10-04', 'Australia/Lord_Howe')).not.toContain('02:00');
    expect(times('2026-10-04', 'Australia/Lord_Howe')).toHaveLength(47);
    expect(times('2026-03-08', 'Asia/Tokyo')).toHaveLength(48);
  });

  it.each(['0000-12-05', '0002-12-05', '0020-12-05', '0202-12-05', '12026-12-05'])(
    'are all disabled while a year is being typed: %s',
    (date) => {
      const now = new Date('2026-11-20T12:00:00Z');
      const slots = slotsOf(date, 'America/New_York');
      expect(slots.filter(({ instant }) => !isTooSoon(instant, now, CART_SCHEDULE))).toEqual([]);
    },
  );

  it('use the first of two repeated hours in autumn', () => {
    expect(at('2026-11-01', '01:30', 'America/New_York')?.instant).toBe('2026-11-01T05:30:00.000Z');
    expect(at('2026-11-01', '02:00', 'America/New_York')?.instant).toBe('2026-11-01T07:00:00.000Z');
    expect(at('2026-04-05', '01:30', 'Australia/Lord_Howe')?.instant).toBe('2026-04-04T14:30:00.000Z');
  });

  it.each(['America/New_York', 'Australia/Lord_Howe', 'Asia/Tokyo', 'Asia/Kathmandu'])(
    'in %s ascend and convert back to the chosen time',
    (zone) => {
      for (const date of ['2026-03-08', '2026-04-05', '2026-10-04', '2026-11-01', '2026-12-31']) {
        const slots = slotsOf(date, zone);
        const instants = slots.map(({ instant }) => instant);
        expect(instants).toEqual([...instants].sort());
        for (const { instant, time } of slots)
          expect(wallTime(Date.parse(instant), zone)).toEqual({ date, time });
      }
    },
  );
});

describe('selectable times', () => {
  const now = new Date('2026-11-20T12:00:00Z');

  it('start at least five minutes ahead', () => {
    expect(isTooSoon('2026-11-20T12:04:59Z', now, CART_SCHEDULE)).toBe(true);
    expect(isTooSoon('2026-11-20T12:05:00Z', now, CART_SCHEDULE)).toBe(false);
  });

  it('range from today to 30 days ahead in the shop’s time zone', () => {
    const late = new Date('2026-11-20T20:00:00Z');
    expect(startDays(late, 'America/New_York', CART_SCHEDULE)).toEqual({
      first: '2026-11-20',
      last: '2026-12-20',
    });
    expect(startDays(late, 'Asia/Tokyo', CART_SCHEDULE)).toEqual({ first: '2026-11-21', last: '2026-12-21' });
  });

  it('end half an hour after the start by default and at most 30 days later', () => {
    expect(defaultEnd('2026-11-20T23:30:00Z')).toBe('2026-11-21T00:00:00.000Z');
    expect(lastEndDay('2026-11-20T12:00:00Z', 'America/New_York', CART_SCHEDULE)).toBe('2026-12-20');
  });
});

describe('suggested end after a start is chosen', () => {
  const start = '2026-12-10T06:00:00.000Z';
  const offered = '2026-12-10T06:30:00.000Z';
  const [before, after] = ['2026-12-09T06:00:00.000Z', '2026-12-20T06:00:00.000Z'];
  const chosen = { typed: false, openEnd: false };

  it('fills an empty end, and replaces an earlier one', () => {
    expect(endAfterStart({ start, end: null }, chosen)).toBe(offered);
    expect(endAfterStart({ start, end: before }, chosen)).toBe(offered);
    expect(endAfterStart({ start, end: after }, chosen)).toBe(after);
    expect(endAfterStart({ start, end: null }, { ...chosen, openEnd: true })).toBeNull();
  });

  it.each([null, before, start, after])('keeps a typed end: %s', (end) => {
    expect(endAfterStart({ start, end }, { ...chosen, typed: true })).toBe(end);
  });
});

describe('suggested time after a day is chosen', () => {
  const slots = slotsOf('2027-03-14', 'America/New_York');
  const noon = slots.find(({ time }) => time === '12:00')?.instant ?? '';
  const chosen = { isDisabled: (instant: string) => instant < noon, isOptional: false };

  it('keeps the previous time if it is available that day', () => {
    expect(slotOfDay(slots, { ...chosen, time: '14:30' })?.time).toBe('14:30');
    expect(slotOfDay(slots, { ...chosen, time: '09:00' })).toBeUndefined();
    expect(slotOfDay(slots, { ...chosen, time: '02:30', isDisabled: () => false })).toBeUndefined();
  });

  it('is left to choose if required, or the first slot if optional', () => {
    expect(slotOfDay(slots, { ...chosen, time: '' })).toBeUndefined();
    expect(slotOfDay(slots, { ...chosen, time: '', isOptional: true })?.time).toBe('12:00');
    expect(slotOfDay(slots, { time: '', isDisabled: () => true, isOptional: true })).toBeUndefined();
  });
});
