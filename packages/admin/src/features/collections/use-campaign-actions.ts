import type { SavedCampaign } from '@cartwright/core/contract/collections';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';
import { ApiFailureError } from '../../shared/api/api-failure';
import { SMART_COLLECTIONS } from '../../shared/api/smart-collections-key';
import { toast, toastError } from '../../shared/state/toasts';
import {
  deleteWithReadBack,
  duplicateWithReadBack,
  pauseWithReadBack,
  publishWithReadBack,
} from './campaign-calls';
import { campaignQuery } from './collection-queries';

/** Mutations of a campaign besides editing. `onChanged` gets the new state. */
export function useCampaignActions(id: string, onChanged: (saved: SavedCampaign) => void = () => {}) {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: SMART_COLLECTIONS });
  const taken = ({ data }: { readonly data: SavedCampaign }) => {
    queries.setQueryData(campaignQuery(id).queryKey, { data });
    onChanged(data);
  };
  const publish = useMutation({
    mutationFn: (revision: number) => responseOf(publishWithReadBack(api, id, revision)),
    onSuccess(response) {
      taken(response);
      toast(response.data.status === 'scheduled' ? 'Campaign scheduled' : 'Campaign published');
    },
    onError: (problem) => toastError(reasonOf(problem), 'This campaign wasn’t published'),
    onSettled: refresh,
  });
  const pause = useMutation({
    mutationFn: () => responseOf(pauseWithReadBack(api, id)),
    onSuccess(response) {
      taken(response);
      toast('Campaign paused successfully!');
    },
    onError: () => toastError('Something happened while pausing the campaign. Please try again.'),
    onSettled: refresh,
  });
  const duplicate = useMutation({
    mutationFn: () => responseOf(duplicateWithReadBack(api, id, crypto.randomUUID())),
    onSuccess: () => toast('Campaign duplicated'),
    onError: (problem) => toastError(reasonOf(problem), 'This campaign wasn’t duplicated'),
    // On errors too: the response may be lost.
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: (revision: number) => responseOf(deleteWithReadBack(api, id, revision)),
    onSuccess: () => toast('Campaign deleted'),
    onError: (problem) => toastError(reasonOf(problem), 'This campaign wasn’t deleted'),
    onSettled: refresh,
  });
  return { publish, pause, duplicate, remove };
}

/** First issue, which is more specific than the general message. */
function reasonOf(problem: Error): string {
  if (!(problem instanceof ApiFailureError)) return problem.message;
  return problem.failure.issues[0]?.message ?? problem.message;
}
