import { describe, expect, it } from 'vitest';
import { aimOf, scaleEnd } from './scale';

const reach = 700_000;

describe('the scale of the preview cart', () => {
  it('goes well past the highest threshold', () => {
    expect(scaleEnd([50, 500], reach, 0)).toBe(70_000);
    expect(scaleEnd([], reach, 0)).toBe(20_000);
  });

  it('leaves out a threshold that no preview cart can reach, so that the others can still be tried', () => {
    expect(scaleEnd([50, 500, 1_000_000_000], reach, 0)).toBe(70_000);
    expect(scaleEnd([1_000_000_000], reach, 0)).toBe(20_000);
    expect(aimOf([50, 1_000_000_000], reach)).toBe(2500);
  });

  it('ends where the catalogue ends, and never before what is in the cart', () => {
    expect(scaleEnd([6000], reach, 0)).toBe(reach);
    expect(scaleEnd([50], 5000, 0)).toBe(5000);
    expect(scaleEnd([50], reach, 123_450)).toBe(124_000);
  });
});
