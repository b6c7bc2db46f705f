import type { Noun } from './noun';

/** Request of a picker: words, and whether anything else narrows the list. */
export interface PickerRequest {
  readonly words: string;
  readonly filtered: boolean;
}

/** Message of a list that has nothing to show. */
export function noneMessage({ words, filtered }: PickerRequest, { other }: Noun): string {
  if (words === '') return filtered ? `No ${other} match these filters.` : `Your store has no ${other} yet.`;
  return `No ${other} match “${words}”${filtered ? ' with these filters' : ''}.`;
}

/** The way out of it, on a button; null where there is nothing to take back. */
export function clearMessage({ words, filtered }: PickerRequest): string | null {
  if (words === '') return filtered ? 'Clear filters' : null;
  return filtered ? 'Clear search and filters' : 'Clear search';
}
