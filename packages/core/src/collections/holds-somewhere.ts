import { liveCampaigns, type ServedCampaign } from './active-settings';

/** A collection that no campaign names: it stands for all those. */
const ANY_OTHER = Number.NaN;

/** Whether shoppers see a campaign in any collection at `now` (epoch milliseconds). It is among `campaigns` itself. */
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
