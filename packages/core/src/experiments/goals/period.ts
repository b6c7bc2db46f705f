/** Sums of a goal over the visitors of a variant who came in one period. */
export interface PeriodSums {
  readonly visitors: number;
  /** Those who reached the goal. */
  readonly events: number;
  readonly sum: number;
  /** Of the squares of what each visitor has. */
  readonly squares: number;
}

/** Visitors who came on one day, by variant, the control's at first, with what they did since. */
export type Period = readonly PeriodSums[];
