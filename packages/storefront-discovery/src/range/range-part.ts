import { withEnd } from './with-end';

/** The file that reads what shoppers type into ranges; see `filterWays`. */
export type RangePart = typeof withEnd;

/** @public */
export const part: RangePart = withEnd;
