import { createExperiment, readExperiment } from '@cartwright/core/contract/experiments';
import { EXPERIMENT_NAME_MISSING } from '@cartwright/core/experiments/document/validate-experiment';
import { isBlank } from '@cartwright/core/texts/is-blank';
import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { Dialog } from '@cartwright/ui/admin/dialog';
import { Form } from '@cartwright/ui/admin/form';
import { TextField } from '@cartwright/ui/admin/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { SelectSetting } from '../../editor-kit/fields/select-setting';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';
import { withReadBack } from '../../shared/api/with-read-back';
import { EXPERIMENTS } from './experiment-editing';
import { CONTEXTS, OFFERED_CONTEXTS } from './experiment-messages';

type Offered = (typeof OFFERED_CONTEXTS)[number];
interface Sent {
  readonly name: string;
  readonly context: Offered;
}

const CREATING = ['create experiment'];

/** Modal that creates a test and opens it. */
export function CreateExperimentModal(props: { readonly open: boolean; readonly onClose: () => void }) {
  return props.open ? <OpenModal onClose={props.onClose} /> : null;
}

function OpenModal({ onClose }: { readonly onClose: () => void }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [context, setContext] = useState<Offered>('widget');
  const [blank, setBlank] = useState(false);
  // Retries reuse the id, unless the name changed.
  const sent = useRef<Sent & { readonly id: string }>({ id: '', name: '', context: 'widget' });
  const create = useMutation({
    mutationKey: CREATING,
    mutationFn: (request: Sent) => {
      const { name: before, context: of } = sent.current;
      if (before !== request.name || of !== request.context)
        sent.current = { id: crypto.randomUUID(), ...request };
      return responseOf(createWithReadBack(sent.current));
    },
    // On errors too: the response may be lost.
    onSettled: () => queries.invalidateQueries({ queryKey: EXPERIMENTS }),
    onSuccess: async ({ data }) => {
      onClose();
      await navigate({ to: '/experiments/edit/$id/', params: { id: data.id } });
    },
  });
  function submit() {
    if (isBlank(name)) setBlank(true);
    // Reads current state: a double click precedes the next render.
    else if (queries.isMutating({ mutationKey: CREATING }) === 0)
      create.mutate({ name: name.trim(), context });
  }
  const failed = create.isError ? 'The test wasn’t created. Try again.' : undefined;
  const error = blank ? EXPERIMENT_NAME_MISSING : failed;
  return (
    <Dialog
      title="Create a test"
      confirm="Create"
      cancel="Cancel"
      busy={create.isPending}
      onConfirm={submit}
      onCancel={onClose}
    >
      <Form onSubmit={submit}>
        <div className="cw-settings-card">
          <TextField
            label="Name"
            value={name}
            onChange={(typed) => {
              setName(typed);
              setBlank(false);
            }}
            maxLength={TEXT_LIMITS.experimentName}
            autoComplete="off"
            autoFocus
            helpText="Only you see it."
            {...(error !== undefined && { error })}
          />
          <SelectSetting
            label="What is tested"
            value={context}
            options={OFFERED_CONTEXTS.map((value) => ({ value, label: CONTEXTS[value].title }))}
            onChange={setContext}
          />
        </div>
      </Form>
    </Dialog>
  );
}

/** Creates a draft under a client-generated id, to find it after a lost response. */
function createWithReadBack(body: Sent & { readonly id: string }) {
  return withReadBack(api.call(createExperiment, { params: {}, query: {}, body }), async () => {
    const params = { id: body.id };
    const found = await api.call(readExperiment, { params, query: {}, body: undefined });
    return found.ok ? { data: params } : null;
  });
}
