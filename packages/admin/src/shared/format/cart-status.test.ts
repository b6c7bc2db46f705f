import { describe, expect, it } from 'vitest';
import { statusOf } from './cart-status';

const aCart = (more: object = {}) => ({
  enabled: false,
  isScheduled: false,
  isFallback: false,
  startDate: '2026-11-01T00:00:00Z',
  endDate: '2026-11-10T00:00:00Z',
  ...more,
});
const BEFORE = Date.parse('2026-10-31T00:00:00Z');
const DURING = Date.parse('2026-11-05T00:00:00Z');
const AFTER = Date.parse('2026-11-10T00:00:00Z');

const off = aCart();
const unscheduled = aCart({ enabled: true });
const sale = aCart({ enabled: true, isScheduled: true });
const fallback = aCart({ isFallback: true });

describe('cart status', () => {
  it('is inactive when disabled, regardless of schedule', () => {
    expect(statusOf(off, [off], DURING)).toBe('inactive');
    const offSale = { ...sale, enabled: false };
    expect(statusOf(offSale, [offSale], DURING)).toBe('inactive');
  });

  it('is active when enabled without a schedule, ignoring stored dates', () => {
    expect(statusOf(unscheduled, [unscheduled], AFTER)).toBe('active');
  });

  it('follows its schedule', () => {
    const [before, during, after] = [BEFORE, DURING, AFTER].map((now) => statusOf(sale, [sale], now));
    expect([before, during, after]).toEqual(['scheduled', 'active', 'inactive']);
  });

  it('is paused during another cart’s schedule', () => {
    const carts = [unscheduled, sale];
    const statuses = [BEFORE, DURING, AFTER].map((now) => statusOf(unscheduled, carts, now));
    expect(statuses).toEqual(['active', 'paused', 'active']);
  });

  it('is live for a disabled fallback only while no other cart is', () => {
    expect(statusOf(fallback, [fallback, off], DURING)).toBe('fallback');
    expect(statusOf(fallback, [fallback, unscheduled], DURING)).toBe('inactive');
    const statuses = [BEFORE, DURING, AFTER].map((now) => statusOf(fallback, [fallback, sale], now));
    expect(statuses).toEqual(['fallback', 'inactive', 'fallback']);
    const on = { ...fallback, enabled: true };
    expect(statusOf(on, [on], DURING)).toBe('active');
  });

  it('is inactive if a date is missing', () => {
    const undated = { ...sale, endDate: null };
    expect(statusOf(undated, [undated], DURING)).toBe('inactive');
  });
});
