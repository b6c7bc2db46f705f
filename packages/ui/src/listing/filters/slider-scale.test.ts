import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { sliderScale } from './slider-scale';

describe('slider scale', () => {
  test.each([
    [8, 240, { min: 5, max: 240, step: 5 }],
    [10, 36, { min: 10, max: 36, step: 1 }],
    [9.2, 36.4, { min: 9, max: 36.5, step: 0.5 }],
    [0.1, 0.9, { min: 0.1, max: 0.9, step: 0.01 }],
    [1200, 15_000, { min: 1200, max: 15_000, step: 200 }],
    [1, 2, { min: 1, max: 2, step: 1 }],
  ])('from %d to %d has round steps', (low, high, scale) => {
    expect(sliderScale(low, high)).toEqual(scale);
  });

  it('includes both ends in whole steps, about a hundred at most', () => {
    const amount = fc.integer({ min: 0, max: 100_000_000 }).map((subunits) => subunits / 100);
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        fc.pre(one !== other);
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const { min, max, step } = sliderScale(low, high);
        expect(min).toBeLessThanOrEqual(low);
        expect(max).toBeGreaterThanOrEqual(high);
        const steps = (max - min) / step;
        expect(Math.abs(steps - Math.round(steps))).toBeLessThan(1e-6);
        expect(steps).toBeGreaterThan(0.5);
        expect(steps).toBeLessThanOrEqual(102);
      }),
    );
  });
});
