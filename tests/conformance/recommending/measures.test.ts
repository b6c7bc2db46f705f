import { expect, test } from 'vitest';
import { firstFound, hitRate, ndcg, recall, reciprocalRank } from './measures';

test('counts the first relevant product, with ranks from 1', () => {
  expect(firstFound([7, 8, 9], new Set([9, 8]))).toBe(2);
  expect(firstFound([7, 8, 9], new Set([1]))).toBe(0);
});

test('computes HR@10 and MRR@20 of four queries', () => {
  // Found at places 1, 4 and 12; nothing in the fourth.
  const places = [1, 4, 12, 0];
  // 1 and 4 are among ten: 2 of 4.
  expect(hitRate(places, 10)).toBe(0.5);
  // (1 + 1/4 + 1/12 + 0) / 4 = (12 + 3 + 1)/12 / 4 = 16/48.
  expect(reciprocalRank(places, 20)).toBeCloseTo(1 / 3, 12);
  // Among ten 1/12 goes: (1 + 1/4) / 4 = 5/16.
  expect(reciprocalRank(places, 10)).toBeCloseTo(0.3125, 12);
});

test('computes recall over the whole basket, even if larger than the list', () => {
  const basket = new Set([1, 2, 3, 4]);
  expect(recall([1, 9, 3, 8], basket, 10)).toBe(0.5);
  // 1 alone is among the first two: 1 of 4.
  expect(recall([1, 9, 3, 8], basket, 2)).toBe(0.25);
});

test('normalises NDCG by the whole basket', () => {
  // Gains at places 1 and 3: 1/log2(2) + 1/log2(4) = 1 + 0.5 = 1.5.
  // Ideal of three: 1 + 1/log2(3) + 0.5 = 1 + 0.63093 + 0.5 = 2.13093.
  expect(ndcg([1, 9, 3], new Set([1, 2, 3]), 10)).toBeCloseTo(1.5 / 2.13093, 5);
  // Only the first place counts at k = 1, the ideal stays: 1 / 2.13093.
  expect(ndcg([1, 9, 3], new Set([1, 2, 3]), 1)).toBeCloseTo(1 / 2.13093, 5);
});
