import type { OwnDiscount } from '@cartwright/core/contract/automatic-discounts';
import { LIST_LIMITS } from '@cartwright/core/texts/limits';

export interface BulkRemoval<Node> {
  /** Limited to the maximum per call. */
  readonly nodes: readonly Node[];
  /** Number of further ones. */
  readonly left: number;
}

/**
 * Discounts that the bulk button deletes. Those of another installation are deleted one by one (ADR
 * 38).
 */
export function bulkRemoval<Node extends { readonly ours: Pick<OwnDiscount, 'from' | 'removable'> }>(
  all: readonly Node[],
): BulkRemoval<Node> {
  const leftovers = all.filter(({ ours }) => ours.removable && ours.from === 'here');
  const nodes = leftovers.slice(0, LIST_LIMITS.discounts);
  return { nodes, left: leftovers.length - nodes.length };
}

/** Label of the bulk button. */
export function removeAllMessage({ nodes, left }: BulkRemoval<unknown>): string {
  const count = left === 0 ? nodes.length : `${nodes.length} of ${nodes.length + left}`;
  return `Remove ${count} that aren’t needed`;
}
