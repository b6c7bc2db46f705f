import { sortedEntries } from '../model/cart-state';
import type { SnapshotLine } from './discount-run';

/**
 * Sorts lines by variant, properties and selling plan, independent of their cart position. It decides which line gets
 * the remainder when an amount is split.
 */
export function canonicalOrder(lines: readonly SnapshotLine[]): SnapshotLine[] {
  const named = lines.map((line) => ({ line, name: JSON.stringify(sortedEntries(line.properties)) }));
  named.sort(
    (a, b) =>
      a.line.variant.id - b.line.variant.id ||
      compare(a.name, b.name) ||
      (a.line.sellingPlanId ?? 0) - (b.line.sellingPlanId ?? 0),
  );
  return named.map(({ line }) => line);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
