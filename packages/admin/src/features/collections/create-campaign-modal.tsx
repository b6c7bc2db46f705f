import { CAMPAIGN_NAME_MISSING } from '@cartwright/core/collections/campaign-document';
import { isBlank } from '@cartwright/core/texts/is-blank';
import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { Dialog } from '@cartwright/ui/admin/dialog';
import { Form } from '@cartwright/ui/admin/form';
import { TextField } from '@cartwright/ui/admin/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';
import { SMART_COLLECTIONS } from '../../shared/api/smart-collections-key';
import { toast } from '../../shared/state/toasts';
import { createWithReadBack } from './campaign-calls';

const CREATING = ['create campaign'];

/** Modal that creates a campaign and opens it. */
export function CreateCampaignModal(props: { readonly open: boolean; readonly onClose: () => void }) {
  return props.open ? <OpenModal onClose={props.onClose} /> : null;
}

function OpenModal({ onClose }: { readonly onClose: () => void }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [blank, setBlank] = useState(false);
  // Retries reuse the id, unless the name changed.
  const sent = useRef({ id: '', name: '' });
  const create = useMutation({
    mutationKey: CREATING,
    mutationFn: (setting: { readonly name: string }) => {
      if (sent.current.name !== setting.name) sent.current = { id: crypto.randomUUID(), ...setting };
      return responseOf(createWithReadBack(api, sent.current.id, setting.name));
    },
    // On errors too: the response may be lost.
    onSettled: () => queries.invalidateQueries({ queryKey: SMART_COLLECTIONS }),
    onSuccess: async ({ data }) => {
      toast('Campaign created successfully');
      onClose();
      await navigate({ to: '/smart-collections/campaigns/editor/$id/', params: { id: data.id } });
    },
  });
  function submit() {
    if (isBlank(name)) setBlank(true);
    // Reads current state: a double click precedes the next render.
    else if (queries.isMutating({ mutationKey: CREATING }) === 0) create.mutate({ name: name.trim() });
  }
  const failed = create.isError ? 'Failed to create campaign. Please try again.' : undefined;
  const error = blank ? CAMPAIGN_NAME_MISSING : failed;
  return (
    <Dialog
      title="Create a campaign"
      confirm="Create"
      cancel="Cancel"
      busy={create.isPending}
      onConfirm={submit}
      onCancel={onClose}
    >
      <Form onSubmit={submit}>
        <TextField
          label="Name"
          value={name}
          onChange={(typed) => {
            setName(typed);
            setBlank(false);
          }}
          maxLength={TEXT_LIMITS.campaignName}
          autoComplete="off"
          autoFocus
          helpText="Only you see it. A new campaign is a draft until you publish it."
          {...(error !== undefined && { error })}
        />
      </Form>
    </Dialog>
  );
}
