/** Estimate of a goal for the visitors of one variant, over all of the test's time so far. */
export interface Estimate {
  readonly visitors: number;
  /** Events of the goal: orders, clicks. With few of them, a rate isn't judged. */
  readonly events: number;
  readonly mean: number;
  /** Squared standard error of the mean. */
  readonly variance: number;
}

/** Sums over the visitors of a variant; visitors without an order add 0. */
export interface Sums {
  readonly visitors: number;
  readonly events: number;
  readonly sum: number;
  /** Sum of squares of each visitor's value. */
  readonly squares: number;
}

/** Estimate of a goal by visitor: conversion, revenue, adds. */
export function meanEstimate({ visitors, events, sum, squares }: Sums): Estimate {
  return { visitors, events, mean: sum / visitors, variance: varianceOfMean(visitors, sum, squares) };
}

/** Variance of the mean: that of one visitor divided by their number; not finite for fewer than two. */
export function varianceOfMean(count: number, sum: number, squares: number): number {
  return (squares - (sum * sum) / count) / (count - 1) / count;
}
