import { describe, expect, it } from 'vitest';
import { CART_SCHEDULE } from '../cart/cart-schedule-rules';
import { liveCart } from './live';
import { type ScheduleContext, type ScheduledWindow, validateSchedule } from './validate-schedule';

const NOW = new Date('2026-11-20T12:00:00Z');
const HOUR = 3_600_000;

const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR).toISOString();
const cart = (
  from: number | null,
  to: number | null,
  extra: Partial<ScheduledWindow> = {},
): ScheduledWindow => ({
  id: 'a',
  name: 'Black Friday',
  isScheduled: true,
  startDate: from === null ? null : at(from),
  endDate: to === null ? null : at(to),
  ...extra,
});
const CONTEXT: ScheduleContext = { now: NOW, timezone: 'America/New_York', others: [], running: false };
const codes = (window: ScheduledWindow, context: Partial<ScheduleContext> = {}, rules = CART_SCHEDULE) =>
  validateSchedule(window, { ...CONTEXT, ...context }, rules).map(({ code }) => code);

describe('schedule validation', () => {
  it('accepts a day from tomorrow on, and skips disabled scheduling', () => {
    expect(codes(cart(24, 48))).toEqual([]);
    expect(codes(cart(null, null, { isScheduled: false }))).toEqual([]);
  });

  it.each([
    [cart(null, 48), 'dates_required'],
    [cart(24, null), 'dates_required'],
    [cart(-48, -24), 'past_end_date'],
    [cart(48, 24), 'start_after_end_date'],
    [cart(24, 24), 'start_and_end_date_same'],
    [cart(0.05, 24), 'start_time_in_past'],
    [cart(24, 24 + 31 * 24), 'end_too_far'],
    [cart(32 * 24, 33 * 24), 'start_too_far'],
  ])('rejects %j: %s', (window, code) => expect(codes(window)).toContain(code));

  it('allows a running schedule to start in the past, but not to end within 5 minutes', () => {
    expect(codes(cart(-24, 24), { running: true })).toEqual([]);
    expect(codes(cart(-24, 0.05), { running: true })).toEqual(['end_time_in_past']);
  });

  it('counts the 30 days in the shop’s time zone: Tokyo is a day ahead', () => {
    const lateInTokyo = cart(30 * 24 + 4, 31 * 24);
    expect(codes(lateInTokyo, { timezone: 'Asia/Tokyo' })).toContain('start_too_far');
    expect(codes(lateInTokyo, { timezone: 'America/New_York' })).toEqual([]);
  });

  it('names the overlapping cart; adjacent schedules don’t overlap', () => {
    const others = [cart(24, 48, { id: 'b', name: 'Cyber Monday' }), cart(24, 48)];
    const [problem] = validateSchedule(cart(47, 60), { ...CONTEXT, others }, CART_SCHEDULE);
    expect(problem?.message).toBe(
      'This schedule overlaps with Cyber Monday. Please choose a different time period, as only one Smart Cart can be active at once.',
    );
    expect(codes(cart(48, 60), { others })).toEqual([]);
    expect(codes(cart(12, 24), { others })).toEqual([]);
  });
});

describe('schedule with other rules', () => {
  const campaign = { ...CART_SCHEDULE, horizonDays: 365, longestDays: 90, openEnd: true } as const;

  it('may start later and last longer', () => {
    expect(codes(cart(100 * 24, 180 * 24), {}, campaign)).toEqual([]);
    expect(codes(cart(100 * 24, 191 * 24), {}, campaign)).toEqual(['end_too_far']);
    expect(codes(cart(0.9, 24), {}, { ...campaign, leadMinutes: 60 })).toEqual(['start_time_in_past']);
  });

  it('may be open-ended and then conflicts with all later ones', () => {
    expect(codes(cart(24, null), {}, campaign)).toEqual([]);
    expect(codes(cart(null, null), {}, campaign)).toEqual(['dates_required']);
    const others = [cart(24, null, { id: 'b' })];
    expect(codes(cart(480, 500), { others }, campaign)).toEqual(['conflict']);
    expect(codes(cart(12, 24), { others }, campaign)).toEqual([]);
    expect(codes(cart(480, 500), { others })).toEqual([]);
  });

  it('may overlap when precedence decides', () => {
    const others = [cart(24, 48, { id: 'b' })];
    expect(codes(cart(30, 40), { others }, { ...campaign, overlap: 'precedence' })).toEqual([]);
  });
});

describe('live cart', () => {
  const scheduled = { name: 'scheduled', live: { kind: 'scheduled', from: 100, to: 200 } } as const;
  const standing = { name: 'standing', live: { kind: 'standing' } } as const;
  const fallback = { name: 'fallback', live: { kind: 'fallback' } } as const;

  it.each([
    [[fallback, standing, scheduled], 150, 'scheduled'],
    [[fallback, standing, scheduled], 200, 'standing'],
    [[fallback, scheduled], 99, 'fallback'],
    [[scheduled], 250, undefined],
  ])('for %j at %i is %s', (carts, now, name) => expect(liveCart(carts, now)?.name).toBe(name));
});
