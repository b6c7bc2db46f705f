import type { Anchor } from './anchor';

/** Where a component stands: its anchor and, counted from 0, its place among the components there. */
export interface Place {
  readonly anchor: Anchor;
  readonly index: number;
}
