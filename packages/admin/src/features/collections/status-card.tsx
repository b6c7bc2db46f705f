import { overlapMessages, overlapsOf } from '@cartwright/core/collections/overlaps';
import type { SavedCampaign } from '@cartwright/core/contract/collections';
import { momentText } from '@cartwright/core/schedule/moment-text';
import { BlockStack } from '@cartwright/ui/admin/block-stack';
import { Text } from '@cartwright/ui/admin/text';
import { useQuery } from '@tanstack/react-query';
import { obstacles } from '../../editor-kit/block-status/block-status-messages';
import { useBlockStatus } from '../../editor-kit/block-status/use-block-status';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import { SEEN_IN_TEST } from '../../shared/format/live-test';
import { useTimezone } from '../../shared/hooks/use-timezone';
import { canBeServed } from './campaign-messages';
import { CampaignStatus } from './campaign-status';
import { publishedCampaignsQuery } from './collection-queries';
import { useCampaign } from './listing-editor';
import { editedWindowMessage, isSeenInTestOnly } from './window-messages';

/** Card of a campaign's status, and of campaigns that override it. */
export function StatusCard({ now: saved }: { readonly now: SavedCampaign }) {
  const timezone = useTimezone();
  const { status, problem, campaign } = saved;
  const { document } = useCampaign();
  const isStandIn = isSeenInTestOnly(saved);
  const moment = (instant: string | number) => momentText(instant, timezone);
  return (
    <SettingsCard title="Status" action={isStandIn ? undefined : <CampaignStatus status={status} />}>
      <BlockStack gap="200">
        <Text as="p">
          {isStandIn
            ? `${SEEN_IN_TEST}.`
            : `${editedWindowMessage({ ...campaign, status }, document, moment)}.`}
        </Text>
        {problem !== null && (
          <Text as="p" tone="critical">
            {problem}
          </Text>
        )}
        {status === 'live' && saved.runningTest === null && <LiveNote />}
        {!isStandIn && <Overlaps saved={saved} momentOf={moment} />}
      </BlockStack>
    </SettingsCard>
  );
}

/** Hidden beside the notice that shoppers can't see it. */
function LiveNote() {
  const { data: blockStatus } = useBlockStatus('collection');
  if (blockStatus && obstacles('collection', blockStatus).length > 0) return null;
  return <Text as="p">Shoppers see what you save immediately.</Text>;
}

/** Overlapping campaigns, by the edited settings. */
function Overlaps({
  saved,
  momentOf,
}: {
  readonly saved: SavedCampaign;
  readonly momentOf: (instant: number) => string;
}) {
  const { document } = useCampaign();
  const others = useQuery(publishedCampaignsQuery).data?.campaigns ?? [];
  const { campaign, createdAt, publishedAt, status } = saved;
  if (status === 'completed') return null;
  const now = Date.now();
  const edited = {
    ...document,
    id: campaign.id,
    createdAt,
    publishedAt,
    canBeServed: canBeServed(saved, document),
  };
  const messages = overlapMessages(overlapsOf(edited, others, now), {
    nameOf: (id) => others.find((each) => each.id === id)?.name ?? '',
    momentOf,
    now,
  });
  return (
    <div role="status">
      <BlockStack gap="200">
        {messages.map((sentence) => (
          <Text as="p" key={sentence}>
            {sentence}
          </Text>
        ))}
      </BlockStack>
    </div>
  );
}
