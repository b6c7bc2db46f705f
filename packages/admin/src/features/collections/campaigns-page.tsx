import type { CampaignStatus } from '@cartwright/core/collections/campaign';
import {
  CAMPAIGN_STATUSES,
  CAMPAIGNS_PER_PAGE,
  type CampaignSort,
} from '@cartwright/core/contract/collections';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BlockStatusLine } from '../../editor-kit/block-status/block-status-line';
import { BlockStatusNotice } from '../../editor-kit/block-status/block-status-notice';
import { DocumentListPage } from '../../editor-kit/list/document-list-page';
import type { ListChoices } from '../../editor-kit/list/list-choices';
import { useListPlace } from '../../editor-kit/list/use-list-place';
import { lazyDialog } from '../../shared/components/lazy-dialog';
import { usePageTitle } from '../../shared/hooks/use-page-title';
import { CampaignRow } from './campaign-row';
import { BADGES } from './campaign-status';
import { campaignsQuery } from './collection-queries';
import { CollectionsNav } from './collections-nav';

const CreateCampaign = lazyDialog(async () => (await import('./create-campaign-modal')).CreateCampaignModal);

const CHOICES: ListChoices<CampaignStatus, CampaignSort, (typeof CAMPAIGNS_PER_PAGE)[number]> = {
  name: 'Campaigns',
  noun: { one: 'campaign', other: 'campaigns' },
  filter: {
    label: 'Status',
    any: 'All statuses',
    options: CAMPAIGN_STATUSES.map((value) => ({ value, label: BADGES[value].name })),
  },
  sorts: [
    { value: 'newest', label: 'Newest first' },
    { value: 'name', label: 'Name A–Z' },
    { value: 'startDate', label: 'Start date' },
  ],
  sizes: CAMPAIGNS_PER_PAGE,
};

const EMPTY = {
  title: 'No campaigns yet',
  description:
    'Put the right products first on your collection pages: a launch, a season, a sale. Nothing changes in your store ' +
    'until you publish.',
};

/** List of the shop's campaigns: search, create, publish, pause, delete. */
export function CampaignsPage() {
  usePageTitle('Campaigns');
  const place = useListPlace(CHOICES);
  const found = useQuery(campaignsQuery(place.request));
  const [creating, setCreating] = useState(false);
  return (
    <>
      <DocumentListPage
        title="Collections"
        description="Campaigns decide what comes first on collection pages, and for how long."
        create={{ label: 'Create campaign', onCreate: () => setCreating(true) }}
        notice={
          <>
            <CollectionsNav />
            <BlockStatusNotice block="collection" />
          </>
        }
        place={place}
        found={found}
        empty={EMPTY}
        below={<BlockStatusLine block="collection" />}
      >
        {(campaign) => <CampaignRow key={campaign.id} campaign={campaign} />}
      </DocumentListPage>
      <CreateCampaign open={creating} onClose={() => setCreating(false)} />
    </>
  );
}
