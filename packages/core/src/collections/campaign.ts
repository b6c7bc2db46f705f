/** Scope and schedule of a campaign. Instants are ISO 8601 in UTC. */
export interface Campaign {
  readonly id: string;
  readonly createdAt: string;
  /** Time of the last publication; null for a draft or a paused campaign. */
  readonly publishedAt: string | null;
  /** Null: from its publication on. */
  readonly startDate: string | null;
  /** Null: no end. */
  readonly endDate: string | null;
  /** If true, `endDate` is ignored. */
  readonly noEndDate: boolean;
  readonly allCollections: boolean;
  /** With `allCollections`: whether exclusions apply. */
  readonly isExcludeSpecific: boolean;
  /** Entries; those of the inactive kind are kept. */
  readonly collections: readonly { readonly collectionId: number; readonly exclusion: boolean }[];
}

export type CampaignStatus = 'draft' | 'scheduled' | 'live' | 'completed' | 'error';

/**
 * Status of a campaign at `now` (epoch milliseconds, the store's time): its start is inclusive, its end exclusive.
 * `canBeServed` is called for published ones that haven't ended.
 */
export function campaignStatus(
  campaign: Pick<Campaign, 'publishedAt' | 'startDate' | 'endDate' | 'noEndDate'>,
  now: number,
  canBeServed: boolean,
): CampaignStatus {
  if (campaign.publishedAt === null) return 'draft';
  const { from, to } = campaignWindow(campaign);
  if (now >= to) return 'completed';
  if (!canBeServed) return 'error';
  return now < from ? 'scheduled' : 'live';
}

/** Period in epoch milliseconds; without a start from the publication, without an end until `Infinity`. */
export function campaignWindow({
  publishedAt,
  startDate,
  endDate,
  noEndDate,
}: Pick<Campaign, 'publishedAt' | 'startDate' | 'endDate' | 'noEndDate'>): {
  readonly from: number;
  readonly to: number;
} {
  const start = startDate ?? publishedAt;
  return {
    from: start === null ? Number.POSITIVE_INFINITY : Date.parse(start),
    to: noEndDate || endDate === null ? Number.POSITIVE_INFINITY : Date.parse(endDate),
  };
}

/** Coverage of a collection by a campaign: named, or as one of all; null if it isn't covered. */
export function coverage(
  {
    allCollections,
    isExcludeSpecific,
    collections,
  }: Pick<Campaign, 'allCollections' | 'isExcludeSpecific' | 'collections'>,
  collectionId: number,
): 'named' | 'all' | null {
  const isEntry = (exclusion: boolean) =>
    collections.some((entry) => entry.collectionId === collectionId && entry.exclusion === exclusion);
  if (!allCollections) return isEntry(false) ? 'named' : null;
  return isExcludeSpecific && isEntry(true) ? null : 'all';
}

/** Whether a campaign covers no collection at all, and so can't be published. */
export function coversNothing({
  allCollections,
  collections,
}: Pick<Campaign, 'allCollections' | 'collections'>): boolean {
  return !allCollections && collections.every(({ exclusion }) => exclusion);
}
