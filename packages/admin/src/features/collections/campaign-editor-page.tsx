import { Button } from '@cartwright/ui/admin/button';
import { MessagePage } from '@cartwright/ui/admin/message-page';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ApiFailureError } from '../../shared/api/api-failure';
import { usePageTitle } from '../../shared/hooks/use-page-title';
import { CampaignEditor } from './campaign-editor';
import './listing-page.css';
import { CAMPAIGNS } from './campaigns-path';
import { campaignQuery } from './collection-queries';
import { SettingsLoading } from './settings-loading';

/** Editor of the campaign in the URL. */
export function CampaignEditorPage() {
  const { id } = useParams({ from: '/smart-collections/campaigns/editor/$id' });
  const campaign = useQuery(campaignQuery(id));
  usePageTitle(campaign.data?.data.campaign.name ?? 'Campaign', CAMPAIGNS);
  if (campaign.data && campaign.isFetchedAfterMount) {
    return <CampaignEditor key={id} loaded={campaign.data.data} now={campaign.data.data} />;
  }
  const { error } = campaign;
  if (error instanceof ApiFailureError && error.failure.code === 'not_found') {
    return (
      <MessagePage
        title="This campaign doesn’t exist"
        action={
          <Button url="/smart-collections/campaigns/" variant="primary">
            Back to campaigns
          </Button>
        }
      >
        <p>It may have been deleted.</p>
      </MessagePage>
    );
  }
  return <SettingsLoading query={campaign} />;
}
