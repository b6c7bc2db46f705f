import type { HistoryPolicy } from '../../../editing/command';

/**
 * Undo step of a field change: consecutive edits of a text or number in the same field are one step, while a
 * switch or a choice of products is a step of its own. `field` names the edited element within a field; `of` the
 * owner of the fields.
 */
export function stepOfTyping(
  of: string,
  changes: Readonly<Record<string, unknown>>,
  field: string | undefined,
): { readonly history: HistoryPolicy; readonly mergeKey?: string } {
  const typed = field !== undefined || Object.values(changes).every(isTyped);
  if (!typed) return { history: 'record' };
  return { history: 'merge', mergeKey: `${of} ${field ?? Object.keys(changes).sort().join(' ')}` };
}

function isTyped(value: unknown): boolean {
  return value === null || typeof value === 'string' || typeof value === 'number';
}
