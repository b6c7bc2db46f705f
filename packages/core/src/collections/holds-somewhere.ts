import { liveCampaigns, type ServedCampaign } from './active-settings';

/** Stand-in for every collection that no campaign names. */
const ANY_OTHER = Number.NaN;

/** Whether shoppers see a campaign in any collection at `now` (epoch milliseconds). `campaigns` includes it. */
export function holdsSomewhere<Each extends ServedCampaign>(
  id: string,
  campaigns: readonly Each[],
  now: number,
): boolean {
  const named = campaigns.flatMap(({ collections }) => collections.map((entry) => entry.collectionId));
  return [...new Set(named), ANY_OTHER].some(
    (collectionId) => liveCampaigns(collectionId, campaigns, now)[0]?.id === id,
  );
}
