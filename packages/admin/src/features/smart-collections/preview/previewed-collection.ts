import { coverage } from '@cartwright/core/collections/campaign';
import type { PreviewedSettings } from '@cartwright/core/contract/preview-listing';

/** The collection that a preview begins with: the first that the settings are for; `listed` are the shop's. Null: none. */
export function firstPreviewed(settings: PreviewedSettings, listed: readonly number[]): number | null {
  const [named] = namedIn(settings);
  return named ?? listed.find((id) => isFor(settings, id)) ?? listed[0] ?? null;
}

/** The collections that the settings name as theirs, in their order. */
export function namedIn({ level, document }: PreviewedSettings): readonly number[] {
  if (level === 'collection') return [document.collectionId];
  if (level === 'default' || document.allCollections) return [];
  return document.collections.flatMap((entry) => (entry.exclusion ? [] : [entry.collectionId]));
}

/** Whether the settings are for a collection. */
export function isFor({ level, document }: PreviewedSettings, collectionId: number): boolean {
  if (level === 'collection') return document.collectionId === collectionId;
  return level === 'default' || coverage(document, collectionId) !== null;
}
