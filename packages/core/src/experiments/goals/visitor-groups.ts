import type { GoalId } from '../document/goals';
import { type CountedVisitor, estimatesOf } from './counted-visitors';
import type { Estimate } from './estimate';

/** Properties to explore a test's visitors by; no group decides anything. */
export const GROUPINGS = ['market', 'device'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** Visitors with a property in common. */
export interface VisitorGroup {
  /** Country (ISO 3166-1) or device; null: unknown. */
  readonly key: string | null;
  /** Estimates of one goal by variant. */
  readonly estimates: readonly Estimate[];
}

/** Groups of a test's visitors by their first exposure, the largest first. */
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
      // Ties in size are sorted by key, unknown ones last, for a stable order.
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
