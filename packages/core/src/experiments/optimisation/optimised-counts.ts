import { visitorBucket } from '../assignment/visitor-bucket';
import type { ExperimentDocument } from '../document/experiment-document';
import type { Counted, CountedVisitor } from '../goals/counted-visitors';
import { periodsOf } from '../goals/periods';
import { randomFrom } from '../statistics/random';
import { optimisedShares } from './optimised-shares';

/**
 * Counts of a test that moves its visitors, in addition to the others: its goals by day of arrival, each until one
 * of `ends` (epoch milliseconds), and the resulting shares. Deterministic.
 */
export function optimisedCounts(
  { id, goalId, guardrails, variants }: Pick<ExperimentDocument, 'id' | 'goalId' | 'guardrails' | 'variants'>,
  visitors: readonly CountedVisitor[],
  ends: readonly number[],
): Required<Pick<Counted, 'periods' | 'shares'>> {
  const days = { variants: variants.length, ends };
  const main = periodsOf(visitors, goalId, days);
  const random = randomFrom(visitorBucket(`day ${ends.length}`, id));
  return {
    periods: {
      ...Object.fromEntries(guardrails.map((each) => [each, periodsOf(visitors, each, days)])),
      [goalId]: main,
    },
    shares: optimisedShares(main, random),
  };
}
