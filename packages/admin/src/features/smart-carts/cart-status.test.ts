import { describe, expect, it } from 'vitest';
import { statusOf } from './cart-status';

const cart = {
  enabled: true,
  isScheduled: false,
  startDate: '2026-11-01T00:00:00Z',
  endDate: '2026-11-10T00:00:00Z',
  cloudTaskId: 'task-1',
};
const at = (date: string) => Date.parse(date);

describe('the status of a cart', () => {
  it('is inactive when it is off, whatever its schedule', () => {
    expect(statusOf({ ...cart, enabled: false, isScheduled: true }, at('2026-11-05T00:00:00Z'))).toBe(
      'inactive',
    );
  });

  it('is active when it is on without a schedule, whatever dates it keeps', () => {
    expect(statusOf(cart, at('2030-01-01T00:00:00Z'))).toBe('active');
  });

  it('follows its window when it has a schedule', () => {
    const scheduled = { ...cart, isScheduled: true };
    expect(statusOf(scheduled, at('2026-10-31T00:00:00Z'))).toBe('scheduled');
    expect(statusOf(scheduled, at('2026-11-05T00:00:00Z'))).toBe('active');
    expect(statusOf(scheduled, at('2026-11-10T00:00:00Z'))).toBe('inactive');
  });

  it('waits for its task inside the window', () => {
    const scheduled = { ...cart, isScheduled: true, cloudTaskId: null };
    expect(statusOf(scheduled, at('2026-11-05T00:00:00Z'))).toBe('scheduled');
  });

  it('is inactive when a date is missing', () => {
    expect(statusOf({ ...cart, isScheduled: true, endDate: null }, at('2026-11-05T00:00:00Z'))).toBe(
      'inactive',
    );
  });
});
