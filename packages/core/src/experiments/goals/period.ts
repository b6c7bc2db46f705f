/** Sums of a goal over the visitors of a variant who arrived in one period. */
export interface PeriodSums {
  readonly visitors: number;
  /** Visitors who reached the goal. */
  readonly events: number;
  readonly sum: number;
  /** Sum of squares of each visitor's value. */
  readonly squares: number;
}

/** Visitors who arrived on one day, by variant, the control first, with their actions since. */
export type Period = readonly PeriodSums[];
