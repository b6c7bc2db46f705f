import type { GoalId } from '../document/goals';
import { type CountedVisitor, estimatesOf } from './counted-visitors';
import type { Estimate } from './estimate';

/** Properties by which visitors of a test can be grouped, to explore: nothing is decided by a group. */
export const GROUPINGS = ['market', 'device'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** Visitors who have something in common. */
export interface VisitorGroup {
  /** Country (ISO 3166-1) or device; null: not known. */
  readonly key: string | null;
  /** Of one goal, by variant. */
  readonly estimates: readonly Estimate[];
}

/** Groups of a test's visitors by what held at the first exposure of each, those with most visitors at first. */
export function visitorGroups(
  visitors: readonly CountedVisitor[],
  by: Grouping,
  { goalId, variants }: { readonly goalId: GoalId; readonly variants: number },
): VisitorGroup[] {
  const members = new Map<string | null, CountedVisitor[]>();
  for (const visitor of visitors) {
    const known = members.get(visitor[by]);
    if (known) known.push(visitor);
    else members.set(visitor[by], [visitor]);
  }
  return (
    [...members]
      // Of groups of one size those that are known first, by their keys: the same at each look.
      .sort(
        ([a, own], [b, other]) => other.length - own.length || (String(a ?? '~') < String(b ?? '~') ? -1 : 1),
      )
      .map(([key, own]) => ({ key, estimates: estimatesOf(own, variants)[goalId] }))
  );
}

/** Visitors of one group. */
export function membersOf(
  visitors: readonly CountedVisitor[],
  by: Grouping,
  key: string | null,
): CountedVisitor[] {
  return visitors.filter((visitor) => visitor[by] === key);
}
