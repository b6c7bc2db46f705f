import type { CampaignDocument } from '@cartwright/core/collections/campaign-document';
import { overlapMessages } from '@cartwright/core/collections/overlaps';
import type { ListedCampaign, SavedCampaign } from '@cartwright/core/contract/collections';
import { sameValue } from '@cartwright/core/editing/same-value';
import { deletedMessage } from '../../editor-kit/pickers/dialog/deleted-message';

/** Text about covered collections. */
export function coverageMessage({
  allCollections,
  collectionsCount,
}: Pick<ListedCampaign, 'allCollections' | 'collectionsCount'>): string {
  const count = collectionsCount === 1 ? '1 collection' : `${collectionsCount} collections`;
  if (!allCollections) return collectionsCount === 0 ? 'No collections yet' : count;
  return collectionsCount === 0 ? 'All collections' : `All collections except ${collectionsCount}`;
}

/** Text about deleted references; null if there are none, or if the problem mentions them. */
export function deletedReferencesMessage({
  gone,
  problem,
}: Pick<ListedCampaign, 'gone' | 'problem'>): string | null {
  const messages = [
    ...(gone.collections > 0 && problem === null
      ? [
          deletedMessage(gone.collections, {
            one: 'collection in this campaign',
            other: 'collections in this campaign',
          }),
        ]
      : []),
    ...(gone.products > 0
      ? [deletedMessage(gone.products, { one: 'featured product', other: 'featured products' })]
      : []),
    ...(gone.images > 0
      ? [deletedMessage(gone.images, { one: 'promo tile image', other: 'promo tile images' })]
      : []),
  ];
  return messages.length > 0 ? messages.join(' ') : null;
}

/**
 * Text about a campaign that overrides this live one; null if none does. `now` in epoch
 * milliseconds.
 */
export function overrideMessage(
  { heldBy }: Pick<ListedCampaign, 'heldBy'>,
  momentOf: (instant: number) => string,
  now: number,
): string | null {
  if (heldBy.length === 0) return null;
  const overlaps = heldBy.map(({ id, collections, from }) => ({
    id,
    holds: 'other' as const,
    collections,
    from: Date.parse(from),
  }));
  const nameOf = (id: string) => heldBy.find((each) => each.id === id)?.name ?? '';
  return overlapMessages(overlaps, { nameOf, momentOf, now }).join(' ');
}

type Where = Pick<CampaignDocument, 'allCollections' | 'collections'>;

/**
 * Whether the edited campaign can be served, as far as known: the server only reports on the saved
 * one.
 */
export function canBeServed(
  { problem, campaign }: Pick<SavedCampaign, 'problem'> & { readonly campaign: Where },
  edited: Where,
): boolean {
  return (
    problem === null ||
    edited.allCollections !== campaign.allCollections ||
    !sameValue(edited.collections, campaign.collections)
  );
}

/** Consequence of deleting a campaign. */
export function deletionMessage({ status }: Pick<ListedCampaign, 'status'>): string {
  return status === 'live'
    ? 'It is live: its collections return to their other settings immediately. This can’t be undone.'
    : 'This can’t be undone.';
}

/** Warning about featured products that are in none of the collections. */
export function outsidersMessage(
  outside: readonly { readonly title: string }[],
  collections: number,
): string {
  const [first = { title: '' }, ...others] = outside;
  const where = collections === 1 ? 'in this collection' : 'in any of these collections';
  if (others.length === 0) return `“${first.title}” isn’t ${where}, so shoppers won’t see it first.`;
  const titles = outside.slice(0, 3).map(({ title }) => `“${title}”`);
  const more = outside.length > 3 ? ` and ${outside.length - 3} more` : '';
  return `${titles.join(', ')}${more} aren’t ${where}, so shoppers won’t see them first.`;
}
