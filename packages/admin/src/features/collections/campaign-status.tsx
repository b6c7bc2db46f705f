import type { SavedCampaign } from '@cartwright/core/contract/collections';
import { Badge, type BadgeTone } from '@cartwright/ui/admin/badge';

/** Names and tones of statuses. */
export const BADGES: Record<
  SavedCampaign['status'],
  { readonly name: string; readonly tone: BadgeTone | undefined }
> = {
  live: { name: 'Live', tone: 'success' },
  scheduled: { name: 'Scheduled', tone: 'info' },
  draft: { name: 'Draft', tone: undefined },
  completed: { name: 'Completed', tone: undefined },
  error: { name: 'Error', tone: 'critical' },
};

/** Badge of a campaign's status. */
export function CampaignStatus({ status }: { readonly status: SavedCampaign['status'] }) {
  const { name, tone } = BADGES[status];
  return <Badge {...(tone && { tone })}>{name}</Badge>;
}
