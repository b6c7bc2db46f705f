import type { Counted } from './counted-visitors';

/** Counts until the end of a day of a test, or until the test was ended within it. */
export interface CountedDay {
  /** 1 is the first. */
  readonly day: number;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly counted: Counted;
}
