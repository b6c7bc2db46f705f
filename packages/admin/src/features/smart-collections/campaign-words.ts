import type { ListedCampaign } from '@cartwright/core/contract/smart-collections';

/** Which collections a campaign covers. */
export function coverageWords({
  allCollections,
  collectionsCount,
}: Pick<ListedCampaign, 'allCollections' | 'collectionsCount'>): string {
  const count = collectionsCount === 1 ? '1 collection' : `${collectionsCount} collections`;
  if (!allCollections) return collectionsCount === 0 ? 'No collections yet' : count;
  return collectionsCount === 0 ? 'All collections' : `All collections except ${collectionsCount}`;
}

/** Where another live campaign holds instead; null where none does. */
export function heldWords({ heldBy }: Pick<ListedCampaign, 'heldBy'>): string | null {
  if (heldBy.length === 0) return null;
  return heldBy
    .map(({ name, collections }) => {
      const where = collections === 1 ? '1 collection' : `${collections} collections`;
      return `"${name}" takes precedence in ${where}.`;
    })
    .join(' ');
}

/** What deleting a campaign comes to. */
export function deletionWords({ status }: Pick<ListedCampaign, 'status'>): string {
  return status === 'live'
    ? 'It is live: its collections go back to what else applies to them immediately. This can’t be undone.'
    : 'This can’t be undone.';
}
