import type { ListedCampaign } from '@cartwright/core/contract/collections';
import { momentText as momentIn } from '@cartwright/core/schedule/moment-text';
import { ActionList } from '@cartwright/ui/admin/action-list';
import { Badge } from '@cartwright/ui/admin/badge';
import { Button } from '@cartwright/ui/admin/button';
import { ConfirmModal } from '@cartwright/ui/admin/confirm-modal';
import {
  DeleteIcon,
  DuplicateIcon,
  MenuHorizontalIcon,
  PauseCircleIcon,
  PlayCircleIcon,
} from '@cartwright/ui/admin/icons';
import { Link as TextLink } from '@cartwright/ui/admin/link';
import { MenuPopover } from '@cartwright/ui/admin/menu-popover';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { experimentPath, SEEN_IN_TEST } from '../../shared/format/live-test';
import { useTimezone } from '../../shared/hooks/use-timezone';
import './campaign-row.css';
import './row-link.css';
import {
  coverageMessage,
  deletedReferencesMessage,
  deletionMessage,
  overrideMessage,
} from './campaign-messages';
import { CampaignStatus } from './campaign-status';
import { useCampaignActions } from './use-campaign-actions';
import { isSeenInTestOnly, windowMessage } from './window-messages';

/** Row of a campaign in the list. */
export function CampaignRow({ campaign }: { readonly campaign: ListedCampaign }) {
  const timezone = useTimezone();
  const { id, name, status, problem, updatedAt, runningTest } = campaign;
  const moment = (instant: string | number) => momentIn(instant, timezone);
  const gone = deletedReferencesMessage(campaign);
  const override = overrideMessage(campaign, moment, Date.now());
  const isStandIn = isSeenInTestOnly(campaign);
  return (
    <li className="cw-campaign">
      <div className="cw-campaign__name">
        <Link to="/smart-collections/campaigns/editor/$id/" params={{ id }} className="cw-row-link">
          {name}
        </Link>
        {!isStandIn && <CampaignStatus status={status} />}
        {runningTest && <Badge tone="attention">In a running test</Badge>}
      </div>
      <div className="cw-campaign__facts">
        {coverageMessage(campaign)}
        {' · '}
        {isStandIn ? SEEN_IN_TEST : windowMessage(campaign, moment)}
        {' · '}
        Last saved <time dateTime={updatedAt}>{moment(updatedAt)}</time>
        {runningTest && (
          <div className="cw-campaign__test">
            It can’t be changed until{' '}
            <TextLink url={experimentPath(runningTest.id)}>{`“${runningTest.name}”`}</TextLink> ends.
          </div>
        )}
        {override !== null && <div>{override}</div>}
        {gone !== null && <div className="cw-campaign__problem">{gone}</div>}
        {problem !== null && <div className="cw-campaign__problem">{problem}</div>}
      </div>
      <div className="cw-campaign__actions">
        <CampaignMenu campaign={campaign} />
      </div>
    </li>
  );
}

function CampaignMenu({ campaign }: { readonly campaign: ListedCampaign }) {
  const { id, name, status, revision, runningTest } = campaign;
  const [open, setOpen] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const { publish, pause, duplicate, remove } = useCampaignActions(id);
  const item = (content: string, icon: typeof DeleteIcon, act: () => void, destructive = false) => ({
    content,
    icon,
    destructive,
    onAction() {
      setOpen(false);
      act();
    },
  });
  const isPublished = status === 'live' || status === 'scheduled' || status === 'error';
  const publishOrPause = isPublished
    ? item('Pause', PauseCircleIcon, () => pause.mutate())
    : item('Publish', PlayCircleIcon, () => publish.mutate(revision));
  return (
    <>
      <MenuPopover
        active={open}
        onClose={() => setOpen(false)}
        autofocusTarget="first-node"
        preferredAlignment="right"
        activator={
          <Button
            icon={MenuHorizontalIcon}
            variant="tertiary"
            accessibilityLabel={`More Options for ${name}`}
            ariaExpanded={open}
            loading={publish.isPending || pause.isPending || duplicate.isPending}
            onClick={() => setOpen(!open)}
          />
        }
      >
        <ActionList
          actionRole="menuitem"
          items={[
            ...(runningTest ? [] : [publishOrPause]),
            item('Duplicate', DuplicateIcon, () => duplicate.mutate()),
            ...(runningTest ? [] : [item('Delete', DeleteIcon, () => setDeleting(true), true)]),
          ]}
        />
      </MenuPopover>
      <ConfirmModal
        open={deleting}
        title={`Delete "${name}"?`}
        message={deletionMessage(campaign)}
        confirm="Delete campaign"
        cancel="Cancel"
        destructive
        busy={remove.isPending}
        onConfirm={() => remove.mutate(revision, { onSettled: () => setDeleting(false) })}
        onCancel={() => setDeleting(false)}
      />
    </>
  );
}
