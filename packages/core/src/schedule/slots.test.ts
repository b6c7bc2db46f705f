import { describe, expect, it } from 'vitest';
import { CART_SCHEDULE } from '../cart/cart-schedule-rules';
import { endAfterStart } from './end-after-start';
import { slotOfDay } from './slot-of-day';
import { defaultEnd, isTooSoon, lastEndDay, slotsOf, startDays } from './slots';
import { wallTime } from './wall-time';

const times = (date: string, zone: string) => slotsOf(date, zone).map(({ time }) => time);
const at = (date: string, time: string, zone: string) =>
  slotsOf(date, zone).find((slot) => slot.time === time);

describe('the times of a day', () => {
  it('are every half hour, on a clock of 12 hours', () => {
    const slots = slotsOf('2026-11-24', 'America/New_York');
    expect(slots).toHaveLength(48);
    expect(slots.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['12:00 AM', '12:30 AM', '9:30 AM', '12:00 PM', '11:30 PM']),
    );
    expect(slots[0]).toEqual({ time: '00:00', label: '12:00 AM', instant: '2026-11-24T05:00:00.000Z' });
  });

  it('leave out what the clock leaves out in spring', () => {
    expect(times('2026-03-08', 'America/New_York')).not.toContain('02:00');
    expect(times('2026-03-08', 'America/New_York')).not.toContain('02:30');
    expect(times('2026-03-08', 'America/New_York')).toHaveLength(46);
    // Half an hour only.
    expect(times('2026-10-04', 'Australia/Lord_Howe')).not.toContain('02:00');
    expect(times('2026-10-04', 'Australia/Lord_Howe')).toHaveLength(47);
    expect(times('2026-03-08', 'Asia/Tokyo')).toHaveLength(48);
  });

  it.each(['0000-12-05', '0002-12-05', '0020-12-05', '0202-12-05', '12026-12-05'])(
    'are none that can be chosen while a year is typed: %s',
    (date) => {
      const now = new Date('2026-11-20T12:00:00Z');
      const slots = slotsOf(date, 'America/New_York');
      expect(slots.filter(({ instant }) => !isTooSoon(instant, now, CART_SCHEDULE))).toEqual([]);
    },
  );

  it('are in autumn the first of two', () => {
    expect(at('2026-11-01', '01:30', 'America/New_York')?.instant).toBe('2026-11-01T05:30:00.000Z');
    expect(at('2026-11-01', '02:00', 'America/New_York')?.instant).toBe('2026-11-01T07:00:00.000Z');
    expect(at('2026-04-05', '01:30', 'Australia/Lord_Howe')?.instant).toBe('2026-04-04T14:30:00.000Z');
  });

  it.each(['America/New_York', 'Australia/Lord_Howe', 'Asia/Tokyo', 'Asia/Kathmandu'])(
    'of %s go up, and are shown again as they were chosen',
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

describe('what can be chosen', () => {
  const now = new Date('2026-11-20T12:00:00Z');

  it('is at least five minutes ahead', () => {
    expect(isTooSoon('2026-11-20T12:04:59Z', now, CART_SCHEDULE)).toBe(true);
    expect(isTooSoon('2026-11-20T12:05:00Z', now, CART_SCHEDULE)).toBe(false);
  });

  it('starts from today to 30 days ahead on the calendar of the shop', () => {
    const late = new Date('2026-11-20T20:00:00Z');
    expect(startDays(late, 'America/New_York', CART_SCHEDULE)).toEqual({
      first: '2026-11-20',
      last: '2026-12-20',
    });
    expect(startDays(late, 'Asia/Tokyo', CART_SCHEDULE)).toEqual({ first: '2026-11-21', last: '2026-12-21' });
  });

  it('ends half an hour after the start unless the merchant says otherwise, and at most 30 days after', () => {
    expect(defaultEnd('2026-11-20T23:30:00Z')).toBe('2026-11-21T00:00:00.000Z');
    expect(lastEndDay('2026-11-20T12:00:00Z', 'America/New_York', CART_SCHEDULE)).toBe('2026-12-20');
  });
});

describe('the end, once the start is chosen', () => {
  const start = '2026-12-10T06:00:00.000Z';
  const offered = '2026-12-10T06:30:00.000Z';
  const [before, after] = ['2026-12-09T06:00:00.000Z', '2026-12-20T06:00:00.000Z'];
  const chosen = { typed: false, openEnd: false };

  it('is offered where there is none, and goes with the start where it was only offered', () => {
    expect(endAfterStart({ start, end: null }, chosen)).toBe(offered);
    expect(endAfterStart({ start, end: before }, chosen)).toBe(offered);
    expect(endAfterStart({ start, end: after }, chosen)).toBe(after);
    expect(endAfterStart({ start, end: null }, { ...chosen, openEnd: true })).toBeNull();
  });

  it.each([null, before, start, after])('stays as it was typed: %s', (end) => {
    expect(endAfterStart({ start, end }, { ...chosen, typed: true })).toBe(end);
  });
});

describe('the time, once a day is chosen', () => {
  const slots = slotsOf('2027-03-14', 'America/New_York');
  const noon = slots.find(({ time }) => time === '12:00')?.instant ?? '';
  const chosen = { isDisabled: (instant: string) => instant < noon, isOptional: false };

  it('is the one chosen before, where that day has it and it can be chosen', () => {
    expect(slotOfDay(slots, { ...chosen, time: '14:30' })?.time).toBe('14:30');
    expect(slotOfDay(slots, { ...chosen, time: '09:00' })).toBeUndefined();
    expect(slotOfDay(slots, { ...chosen, time: '02:30', isDisabled: () => false })).toBeUndefined();
  });

  it('is still to be chosen where it has to be, and the first one where the day alone would count for nothing', () => {
    expect(slotOfDay(slots, { ...chosen, time: '' })).toBeUndefined();
    expect(slotOfDay(slots, { ...chosen, time: '', isOptional: true })?.time).toBe('12:00');
    expect(slotOfDay(slots, { time: '', isDisabled: () => true, isOptional: true })).toBeUndefined();
  });
});
