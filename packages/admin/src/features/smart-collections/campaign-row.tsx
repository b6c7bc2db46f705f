import type { ListedCampaign } from '@cartwright/core/contract/smart-collections';
import { momentText as momentIn } from '@cartwright/core/schedule/moment-text';
import { ActionList } from '@cartwright/ui/admin/action-list';
import { Button } from '@cartwright/ui/admin/button';
import { ConfirmModal } from '@cartwright/ui/admin/confirm-modal';
import {
  DeleteIcon,
  DuplicateIcon,
  MenuHorizontalIcon,
  PauseCircleIcon,
  PlayCircleIcon,
} from '@cartwright/ui/admin/icons';
import { MenuPopover } from '@cartwright/ui/admin/menu-popover';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTimezone } from '../../shared/hooks/use-timezone';
import './campaign-row.css';
import './row-link.css';
import { coverageMessage, deletionMessage, goneFrom, heldMessage } from './campaign-messages';
import { CampaignStatus } from './campaign-status';
import { useCampaignActions } from './use-campaign-actions';
import { windowMessage } from './window-messages';

/** A campaign in the list. */
export function CampaignRow({ campaign }: { readonly campaign: ListedCampaign }) {
  const timezone = useTimezone();
  const { id, name, status, problem, updatedAt } = campaign;
  const moment = (instant: string | number) => momentIn(instant, timezone);
  const gone = goneFrom(campaign);
  const held = heldMessage(campaign, moment, Date.now());
  return (
    <li className="cw-campaign">
      <div className="cw-campaign__name">
        <Link to="/smart-collections/campaigns/editor/$id/" params={{ id }} className="cw-row-link">
          {name}
        </Link>
        <CampaignStatus status={status} />
      </div>
      <div className="cw-campaign__facts">
        {coverageMessage(campaign)}
        {' · '}
        {windowMessage(campaign, moment)}
        {' · '}
        Last saved <time dateTime={updatedAt}>{moment(updatedAt)}</time>
        {held !== null && <div>{held}</div>}
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
  const { id, name, status, revision } = campaign;
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
            isPublished
              ? item('Pause', PauseCircleIcon, () => pause.mutate())
              : item('Publish', PlayCircleIcon, () => publish.mutate(revision)),
            item('Duplicate', DuplicateIcon, () => duplicate.mutate()),
            item('Delete', DeleteIcon, () => setDeleting(true), true),
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
