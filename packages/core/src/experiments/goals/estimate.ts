/** Estimate of a goal for the visitors of one variant, over all of the test's time so far. */
export interface Estimate {
  readonly visitors: number;
  /** What the goal is made of: orders, clicks. A rate of few of them is none. */
  readonly events: number;
  readonly mean: number;
  /** The square of the mean's standard error. */
  readonly variance: number;
}

/** Sums over the visitors of a variant, whoever bought nothing adding 0. */
export interface Sums {
  readonly visitors: number;
  readonly events: number;
  readonly sum: number;
  /** Of the squares of what each visitor has. */
  readonly squares: number;
}

/** A goal by visitor: conversion, revenue, adds. */
export function meanEstimate({ visitors, events, sum, squares }: Sums): Estimate {
  return { visitors, events, mean: sum / visitors, variance: varianceOfMean(visitors, sum, squares) };
}

/** The variance of one visitor, divided among all; none where there are not two. */
export function varianceOfMean(count: number, sum: number, squares: number): number {
  return (squares - (sum * sum) / count) / (count - 1) / count;
}
