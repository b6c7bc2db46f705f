import { describe, expect, it } from 'vitest';
import { savedStatus } from './saved-status';

describe('a saved cart', () => {
  it('is what shoppers see when it is on and has no schedule', () => {
    expect(savedStatus({ enabled: true, isScheduled: false })).toBe('active');
    expect(savedStatus({ enabled: true, isScheduled: true })).toBe('scheduled');
    expect(savedStatus({ enabled: false, isScheduled: false })).toBe('inactive');
    expect(savedStatus({ enabled: false, isScheduled: true })).toBe('inactive');
  });
});
