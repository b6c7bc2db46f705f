import type { SavedCampaign } from '@cartwright/core/contract/smart-collections';
import { Badge, type BadgeProps } from '@shopify/polaris';

/** The statuses, with what they are called. */
export const BADGES: Record<
  SavedCampaign['status'],
  { readonly name: string; readonly tone: BadgeProps['tone'] }
> = {
  live: { name: 'Live', tone: 'success' },
  scheduled: { name: 'Scheduled', tone: 'info' },
  draft: { name: 'Draft', tone: undefined },
  completed: { name: 'Completed', tone: undefined },
  error: { name: 'Error', tone: 'critical' },
};

/** What a campaign is by the store's time. */
export function CampaignStatus({ status }: { readonly status: SavedCampaign['status'] }) {
  const { name, tone } = BADGES[status];
  return <Badge {...(tone && { tone })}>{name}</Badge>;
}
