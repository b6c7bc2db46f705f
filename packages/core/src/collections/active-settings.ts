import { type Campaign, campaignStatus, campaignWindow, coverage } from './campaign';

/** Settings that apply to a collection. They apply as a whole, except for what a campaign inherits (`inForce`). */
export type ActiveSettings<Each extends Campaign> =
  | { readonly level: 'campaign'; readonly campaign: Each }
  | { readonly level: 'collection' }
  | { readonly level: 'default' };

/** Campaign with whether it can be served; if it can't, the next one applies. */
export type ServedCampaign = Campaign & { readonly canBeServed: boolean };

/**
 * Effective settings of a collection at `now` (epoch milliseconds, the store's time): those of the first of its
 * live campaigns, else its own if enabled, else the default ones.
 */
export function activeSettings<Each extends ServedCampaign>(
  collectionId: number,
  campaigns: readonly Each[],
  hasOwn: boolean,
  now: number,
): ActiveSettings<Each> {
  const [campaign] = liveCampaigns(collectionId, campaigns, now);
  if (campaign) return { level: 'campaign', campaign };
  return { level: hasOwn ? 'collection' : 'default' };
}

/**
 * Live campaigns that cover a collection, in order of precedence: those that name it before those for all, then
 * the latest start, then the latest creation.
 */
export function liveCampaigns<Each extends ServedCampaign>(
  collectionId: number,
  campaigns: readonly Each[],
  now: number,
): Each[] {
  const live = campaigns.flatMap((campaign) => {
    const how = coverage(campaign, collectionId);
    if (how === null || campaignStatus(campaign, now, campaign.canBeServed) !== 'live') return [];
    const { from } = campaignWindow(campaign);
    return [{ campaign, rank: [Number(how === 'all'), -from, -Date.parse(campaign.createdAt)] }];
  });
  const compare = (a: (typeof live)[number], b: (typeof live)[number]) => {
    for (const [place, first] of a.rank.entries()) {
      const difference = first - (b.rank[place] ?? 0);
      if (difference !== 0) return difference;
    }
    return a.campaign.id < b.campaign.id ? 1 : -1;
  };
  return live.sort(compare).map(({ campaign }) => campaign);
}

/** Scheduled campaign that will apply next to a collection, with its start in epoch milliseconds; null: none. */
export function nextCampaign<Each extends ServedCampaign>(
  collectionId: number,
  campaigns: readonly Each[],
  now: number,
): { readonly campaign: Each; readonly from: number } | null {
  const starts = campaigns.flatMap((campaign) => {
    if (campaignStatus(campaign, now, campaign.canBeServed) !== 'scheduled') return [];
    return coverage(campaign, collectionId) === null ? [] : [campaignWindow(campaign).from];
  });
  for (const from of starts.sort((a, b) => a - b)) {
    const [campaign] = liveCampaigns(collectionId, campaigns, from);
    if (campaign && campaignWindow(campaign).from === from) return { campaign, from };
  }
  return null;
}

/** Next boundary of a campaign after `now` (both epoch milliseconds); `Infinity` if there is none. */
export function nextCampaignEdge(campaigns: readonly ServedCampaign[], now: number): number {
  const edges = campaigns.flatMap((campaign) => {
    if (campaign.publishedAt === null || !campaign.canBeServed) return [];
    const { from, to } = campaignWindow(campaign);
    return [from, to];
  });
  return Math.min(Number.POSITIVE_INFINITY, ...edges.filter((edge) => edge > now));
}
