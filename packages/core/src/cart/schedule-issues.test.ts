import { describe, expect, it } from 'vitest';
import { newCart } from './new-cart';
import { scheduleIssues } from './schedule-issues';

let last = 0;
const cart = newCart('a', 'Cart', () => `id-${++last}`);
const context = { now: new Date('2026-11-20T12:00:00Z'), timezone: 'America/New_York', others: [] };
const scheduled = (startDate: string, endDate: string) => ({
  ...cart,
  enabled: true,
  isScheduled: true,
  startDate,
  endDate,
});
const codes = (next: typeof cart, saved: typeof cart) =>
  scheduleIssues(next, saved, context).map(({ code }) => code);
const running = scheduled('2026-11-19T12:00:00Z', '2026-11-21T12:00:00Z');
const over = scheduled('2026-11-10T12:00:00Z', '2026-11-11T12:00:00Z');

describe('schedule issues', () => {
  it('cover a changed schedule, but not an unchanged saved one', () => {
    expect(codes(over, over)).toEqual([]);
    expect(codes(over, cart)).toEqual(['past_end_date']);
    expect(codes({ ...over, isScheduled: false }, over)).toEqual([]);
  });

  it('reject a schedule for the fallback cart named by the document or the cart list', () => {
    const wanted = scheduled('2026-11-21T12:00:00Z', '2026-11-22T12:00:00Z');
    const fallback = { ...cart, isFallback: true };
    expect(codes(wanted, cart)).toEqual([]);
    expect(codes(wanted, fallback)).toEqual(['fallback_scheduled']);
    expect(codes({ ...wanted, startDate: null }, fallback)).toEqual(['fallback_scheduled']);
    // Another fallback was chosen meanwhile.
    const others = [{ ...cart, isFallback: false }];
    expect(scheduleIssues(wanted, fallback, { ...context, others })).toEqual([]);
    expect(scheduleIssues(wanted, cart, { ...context, others: [fallback] })).toMatchObject([
      { path: ['isScheduled'] },
    ]);
  });

  it('allow extending a running schedule, but not another start in the past', () => {
    expect(codes({ ...running, endDate: '2026-11-25T12:00:00Z' }, running)).toEqual([]);
    expect(codes({ ...running, startDate: '2026-11-18T12:00:00Z' }, running)).toEqual(['start_time_in_past']);
  });
});
