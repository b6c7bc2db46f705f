import type { Noun } from './noun';

/** Request of a picker: search, and whether filters apply. */
export interface PickerRequest {
  readonly words: string;
  readonly filtered: boolean;
}

/** Empty state of a list. */
export function noneMessage({ words, filtered }: PickerRequest, { other }: Noun): string {
  if (words === '') return filtered ? `No ${other} match these filters.` : `Your store has no ${other} yet.`;
  return `No ${other} match “${words}”${filtered ? ' with these filters' : ''}.`;
}

/** Label of the reset button; null if there is nothing to reset. */
export function clearMessage({ words, filtered }: PickerRequest): string | null {
  if (words === '') return filtered ? 'Clear filters' : null;
  return filtered ? 'Clear search and filters' : 'Clear search';
}
