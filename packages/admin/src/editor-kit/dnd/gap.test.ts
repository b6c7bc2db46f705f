import { describe, expect, it } from 'vitest';
import { gapId, gapOfId, nearestGap } from './gap';

describe('gap', () => {
  it('is found by its name', () => {
    expect(gapOfId(gapId({ anchor: 'goalBox', index: 12 }))).toEqual({ anchor: 'goalBox', index: 12 });
    expect([gapOfId('header'), gapOfId(undefined)]).toEqual([null, null]);
  });

  it('is the one nearest to the pointer', () => {
    const gaps = [100, 140, 180].map((y) => ({ id: `at ${y}`, y, left: 0, right: 240 }));
    expect(nearestGap({ x: 20, y: 118 }, gaps)).toBe('at 100');
    expect(nearestGap({ x: 20, y: 122 }, gaps)).toBe('at 140');
    expect(nearestGap({ x: 300, y: 182 }, gaps)).toBe('at 180');
  });

  it('is none once the pointer leaves the list', () => {
    const gaps = [{ id: 'only', y: 100, left: 0, right: 240 }];
    expect(nearestGap({ x: 600, y: 100 }, gaps)).toBeNull();
    expect(nearestGap({ x: 20, y: 400 }, gaps)).toBeNull();
  });
});
