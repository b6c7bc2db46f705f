import { campaignStatus, campaignWindow } from '@cartwright/core/collections/campaign';
import { holdsSomewhere } from '@cartwright/core/collections/holds-somewhere';
import type { ReadCampaigns } from '../experiments/run-experiment';
import { campaignRows } from './campaign-rows';
import { readableCampaigns } from './campaign-states';
import { knownCollections } from './known-collections';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Campaigns available for tests; unreadable ones are skipped. */
export const startableCampaigns: ReadCampaigns = async (shop, now) => {
  const all = readableCampaigns(await campaignRows(shop), await knownCollections(shop));
  const instant = now.getTime();
  return new Map(
    all.map((campaign) => [
      campaign.id,
      {
        name: campaign.name,
        isLive: campaignStatus(campaign, instant, campaign.canBeServed) === 'live',
        holds: holdsSomewhere(campaign.id, all, instant),
        daysLeft: (campaignWindow(campaign).to - instant) / DAY_MS,
      },
    ]),
  );
};
