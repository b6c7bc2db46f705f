import { describe, expect, it } from 'vitest';
import { aimOf, scaleEnd } from './scale';

const reach = 700_000;

describe('preview cart scale', () => {
  it('extends well past the highest threshold', () => {
    expect(scaleEnd([50, 500], reach, 0)).toBe(70_000);
    expect(scaleEnd([], reach, 0)).toBe(20_000);
  });

  it('ignores an unreachable threshold, so the others can be tried', () => {
    expect(scaleEnd([50, 500, 1_000_000_000], reach, 0)).toBe(70_000);
    expect(scaleEnd([1_000_000_000], reach, 0)).toBe(20_000);
    expect(aimOf([50, 1_000_000_000], reach)).toBe(2500);
  });

  it('ends at the catalogue’s maximum, but not below the current cart', () => {
    expect(scaleEnd([6000], reach, 0)).toBe(reach);
    expect(scaleEnd([50], 5000, 0)).toBe(5000);
    expect(scaleEnd([50], reach, 123_450)).toBe(124_000);
  });
});
