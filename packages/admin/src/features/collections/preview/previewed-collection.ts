import { coverage } from '@cartwright/core/collections/campaign';
import type { PreviewedSettings } from '@cartwright/core/contract/preview-listing';

/**
 * Initial collection of a preview: the first that the settings apply to; `listed` are the shop's.
 * Null if there is none.
 */
export function firstPreviewed(settings: PreviewedSettings, listed: readonly number[]): number | null {
  const [named] = namedIn(settings);
  return named ?? listed.find((id) => isFor(settings, id)) ?? listed[0] ?? null;
}

/** Collections that the settings name, in order. */
export function namedIn({ level, document }: PreviewedSettings): readonly number[] {
  if (level === 'collection') return [document.collectionId];
  if (level === 'default' || document.allCollections) return [];
  return document.collections.flatMap((entry) => (entry.exclusion ? [] : [entry.collectionId]));
}

/** Whether the settings apply to a collection. */
export function isFor({ level, document }: PreviewedSettings, collectionId: number): boolean {
  if (level === 'collection') return document.collectionId === collectionId;
  return level === 'default' || coverage(document, collectionId) !== null;
}
