import { describe, expect, it } from 'vitest';
import { wayOf } from './way';

const tiers = (value: number, ...thresholds: number[]) =>
  thresholds.map((threshold) => ({ threshold, earned: value >= threshold }));
const way = (value: number, ...thresholds: number[]) => wayOf(value, tiers(value, ...thresholds));

describe('the way along a bar', () => {
  it('goes straight to a single tier', () => {
    expect([way(0, 50), way(25, 50), way(50, 50)]).toEqual([0, 50, 100]);
  });

  it('reaches a tier where its picture stands', () => {
    expect([way(0, 50, 100), way(50, 50, 100), way(75, 50, 100), way(100, 50, 100)]).toEqual([
      0, 25, 50, 100,
    ]);
  });

  it('stops at the last picture while another tier is not earned', () => {
    const subscribed = [
      { threshold: 0, earned: false },
      { threshold: 10, earned: true },
    ];
    expect(wayOf(10, subscribed)).toBe(75);
  });

  it('is nothing without tiers', () => {
    expect(way(10)).toBe(0);
  });
});
