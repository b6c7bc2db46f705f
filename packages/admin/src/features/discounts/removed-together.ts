import type { OwnDiscount } from '@cartwright/core/contract/automatic-discounts';
import { LIST_LIMITS } from '@cartwright/core/texts/limits';

export interface RemovedTogether<Node> {
  /** No more than one call may name. */
  readonly nodes: readonly Node[];
  /** How many more there are. */
  readonly left: number;
}

/** The discounts that one button removes. Those of another installation are removed one by one (ADR 38). */
export function removedTogether<Node extends { readonly ours: Pick<OwnDiscount, 'from' | 'removable'> }>(
  all: readonly Node[],
): RemovedTogether<Node> {
  const leftovers = all.filter(({ ours }) => ours.removable && ours.from === 'here');
  const nodes = leftovers.slice(0, LIST_LIMITS.discounts);
  return { nodes, left: leftovers.length - nodes.length };
}

/** Label of its button. */
export function removeAllMessage({ nodes, left }: RemovedTogether<unknown>): string {
  const count = left === 0 ? nodes.length : `${nodes.length} of ${nodes.length + left}`;
  return `Remove ${count} that aren’t needed`;
}
