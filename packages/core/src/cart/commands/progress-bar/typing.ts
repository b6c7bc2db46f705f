import type { HistoryPolicy } from '../../../editing/command';

/**
 * Step by which a change of fields enters the history: texts and numbers are typed, and join while they are typed in the same
 * field; a switch or a choice of products is a step of its own. `field` names what is typed in where it is a part of a
 * field; `of` is what the fields are of.
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
