import { type LineState, lineIdentity } from '../model/cart-state';

/**
 * Normalizes lines: drops empty ones; merges identical ones into the upper one, with their nested lines; moves nested
 * lines after their parent, and removes those without one.
 */
export function settleLines(lines: readonly LineState[]): LineState[] {
  const parents = merge(lines.filter(({ parentId, quantity }) => parentId === undefined && quantity > 0));
  const children = lines.flatMap((line): LineState[] => {
    if (line.parentId === undefined || line.quantity <= 0) return [];
    const parentId = parents.keptAs.get(line.parentId);
    return parentId === undefined ? [] : [{ ...line, parentId }];
  });
  const nested = merge(children).lines;
  return parents.lines.flatMap((parent) => [
    parent,
    ...nested.filter(({ parentId }) => parentId === parent.id),
  ]);
}

/** Merges identical lines. `keptAs` maps each line's id to the id of the line that contains it. */
function merge(lines: readonly LineState[]): { lines: LineState[]; keptAs: Map<string, string> } {
  const kept = new Map<string, LineState>();
  const keptAs = new Map<string, string>();
  for (const line of lines) {
    const identity = lineIdentity(line);
    const twin = kept.get(identity);
    kept.set(identity, twin ? { ...twin, quantity: twin.quantity + line.quantity } : line);
    keptAs.set(line.id, twin?.id ?? line.id);
  }
  return { lines: [...kept.values()], keptAs };
}
