import type { ListedVersion } from '@cartwright/core/contract/versions';

/** Maximum of named sections. */
const NAMED = 3;

/** Summary of a version's changes; null if unknown. */
export function changedText({
  revision,
  changed,
}: Pick<ListedVersion, 'revision' | 'changed'>): string | null {
  if (changed === null) return revision === 1 ? 'Created' : null;
  if (changed.length === 0) return 'Saved without changes';
  const names = changed.length > NAMED + 1 ? changed.slice(0, NAMED) : changed;
  const more = changed.length - names.length;
  return `Changed: ${[...names, ...(more > 0 ? [`${more} more`] : [])].join(', ')}`;
}
