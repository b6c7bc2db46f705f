import type { Counted } from './counted-visitors';

/** Counts until the end of a day of a test, or until it was ended on that day. */
export interface CountedDay {
  /** Day, from 1. */
  readonly day: number;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly counted: Counted;
}
