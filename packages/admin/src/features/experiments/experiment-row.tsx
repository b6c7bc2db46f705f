import {
  deleteExperiment,
  type ListedExperiment,
  readExperiment,
} from '@cartwright/core/contract/experiments';
import { GOALS } from '@cartwright/core/experiments/document/goals';
import { stateOf } from '@cartwright/core/experiments/run/experiment-run';
import { momentText } from '@cartwright/core/schedule/moment-text';
import { Badge } from '@cartwright/ui/admin/badge';
import { Button } from '@cartwright/ui/admin/button';
import { ConfirmModal } from '@cartwright/ui/admin/confirm-modal';
import { DeleteIcon } from '@cartwright/ui/admin/icons';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { shopLocale } from '../../report-kit/figures/figure-text';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';
import { shopQuery } from '../../shared/api/shop-query';
import { withReadBack } from '../../shared/api/with-read-back';
import { useTimezone } from '../../shared/hooks/use-timezone';
import { toast, toastError } from '../../shared/state/toasts';
import { EXPERIMENTS } from './experiment-editing';
import { CONTEXTS, progressMessage, stateLabel, variantsMessage } from './experiment-messages';
import './experiment-row.css';

/** Row of a test in the list. */
export function ExperimentRow({ experiment }: { readonly experiment: ListedExperiment }) {
  const timezone = useTimezone();
  const locale = shopLocale(useQuery(shopQuery).data?.country ?? null);
  const { id, name, context, goalId, updatedAt } = experiment;
  const now = Date.now();
  const state = stateLabel(experiment, now);
  const progress = progressMessage(experiment, now, locale);
  return (
    <li className="cw-experiment">
      <div className="cw-experiment__name">
        <Link to="/experiments/edit/$id/" params={{ id }} className="cw-experiment__link">
          {name}
        </Link>
        <Badge {...('tone' in state && { tone: state.tone })}>{state.name}</Badge>
      </div>
      <div className="cw-experiment__facts">
        {CONTEXTS[context].title} · {GOALS[goalId].name} · Last saved{' '}
        <time dateTime={updatedAt}>{momentText(updatedAt, timezone)}</time>
        {progress !== null && <div>{progress}</div>}
        <div>{variantsMessage(experiment)}</div>
      </div>
      <div className="cw-experiment__actions">
        {stateOf(experiment.run, now) !== 'running' && <DeleteButton experiment={experiment} />}
      </div>
    </li>
  );
}

function DeleteButton({ experiment: { id, name, revision } }: { readonly experiment: ListedExperiment }) {
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => responseOf(deleteWithReadBack(id, revision)),
    onSuccess: () => toast('Test deleted'),
    onError: ({ message }) => toastError(message, 'This test wasn’t deleted'),
    // On errors too: the response may be lost.
    onSettled() {
      setAsking(false);
      return queries.invalidateQueries({ queryKey: EXPERIMENTS });
    },
  });
  return (
    <>
      <Button
        icon={DeleteIcon}
        variant="tertiary"
        accessibilityLabel={`Delete ${name}`}
        onClick={() => setAsking(true)}
      />
      <ConfirmModal
        open={asking}
        title={`Delete "${name}"?`}
        message="The test is gone for good. What it tests stays as it is."
        confirm="Delete test"
        cancel="Cancel"
        destructive
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/** Deletes a test; counts as successful if it no longer exists. */
async function deleteWithReadBack(id: string, revision: number) {
  const deleted = { successful: true } as const;
  const result = await withReadBack(
    api.call(deleteExperiment, { params: { id }, query: { revision }, body: undefined }),
    async () => {
      const found = await api.call(readExperiment, { params: { id }, query: {}, body: undefined });
      return !found.ok && found.code === 'not_found' ? deleted : null;
    },
  );
  return !result.ok && result.code === 'not_found' ? ({ ok: true, response: deleted } as const) : result;
}
