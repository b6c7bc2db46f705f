import { describe, expect, it } from 'vitest';
import { wayOf } from './way';

const tiers = (value: number, ...thresholds: number[]) =>
  thresholds.map((threshold) => ({ threshold, earned: value >= threshold }));
const way = (value: number, ...thresholds: number[]) => wayOf(value, tiers(value, ...thresholds));

describe('progress along a bar', () => {
  it('is linear to a single tier', () => {
    expect([way(0, 50), way(25, 50), way(50, 50)]).toEqual([0, 50, 100]);
  });

  it('reaches a tier at its picture', () => {
    expect([way(0, 50, 100), way(50, 50, 100), way(75, 50, 100), way(100, 50, 100)]).toEqual([
      0, 25, 50, 100,
    ]);
  });

  it('stops at the last picture while another tier is unearned', () => {
    const subscribed = [
      { threshold: 0, earned: false },
      { threshold: 10, earned: true },
    ];
    expect(wayOf(10, subscribed)).toBe(75);
  });

  it('is zero without tiers', () => {
    expect(way(10)).toBe(0);
  });
});
