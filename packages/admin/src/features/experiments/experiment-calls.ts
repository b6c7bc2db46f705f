import {
  applyVariant,
  endExperiment,
  readExperiment,
  readExperimentGroups,
  readExperimentResults,
  type SavedExperiment,
} from '@cartwright/core/contract/experiments';
import type { Grouping } from '@cartwright/core/experiments/goals/visitor-groups';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { type CallResult, responseOf } from '../../shared/api/api-client';
import { cartsKey } from '../../shared/api/cart-keys';
import { SMART_COLLECTIONS } from '../../shared/api/smart-collections-key';
import { withReadBack } from '../../shared/api/with-read-back';
import { toast, toastError } from '../../shared/state/toasts';
import { WIDGET_LISTS } from '../../widget-settings/widget-queries';
import { EXPERIMENTS, experimentQuery } from './experiment-editing';

/** Query of a started test's results. */
export function resultsQuery(id: string) {
  return queryOptions({
    queryKey: [...EXPERIMENTS, 'results', id],
    queryFn: ({ signal }) =>
      responseOf(api.call(readExperimentResults, { params: { id }, query: {}, body: undefined, signal })),
    refetchOnMount: 'always',
  });
}

/** Query of the main goal by visitor group until a timestamp (ISO 8601). */
export function groupsQuery(id: string, by: Grouping, until: string) {
  return queryOptions({
    queryKey: [...EXPERIMENTS, 'groups', id, by, until],
    queryFn: ({ signal }) =>
      responseOf(
        api.call(readExperimentGroups, { params: { id }, query: { by, until }, body: undefined, signal }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** Updates the cached test and invalidates what depends on it. */
export function useKeepExperiment() {
  const queries = useQueryClient();
  return (data: SavedExperiment) => {
    queries.setQueryData(experimentQuery(data.experiment.id).queryKey, { data });
    void queries.invalidateQueries({ queryKey: [...EXPERIMENTS, 'results', data.experiment.id] });
    void queries.invalidateQueries({ queryKey: [...EXPERIMENTS, 'list'] });
    void queries.invalidateQueries({ queryKey: WIDGET_LISTS });
    void queries.invalidateQueries({ queryKey: cartsKey });
    void queries.invalidateQueries({ queryKey: SMART_COLLECTIONS });
  };
}

const readNow = (id: string) => api.call(readExperiment, { params: { id }, query: {}, body: undefined });

/** Mutation that ends a test. */
export function useEndExperiment(id: string) {
  const keep = useKeepExperiment();
  return useMutation({
    async mutationFn() {
      const call = api.call(endExperiment, { params: { id }, query: {}, body: {} });
      return responseOf(withReadBack(call, () => isSo(id, ({ run }) => typeof run?.endedAt === 'string')));
    },
    onSuccess({ data }) {
      keep(data);
      toast('Test ended');
    },
    onError: ({ message }) => toastError(message, 'The test wasn’t ended'),
  });
}

/** Mutation that copies a variant's settings to the control, by variant id; null reverts that. */
export function useApplyVariant(id: string) {
  const keep = useKeepExperiment();
  return useMutation({
    async mutationFn(variant: string | null) {
      const call = api.call(applyVariant, { params: { id }, query: {}, body: { variant } });
      return responseOf(
        withReadBack(call, () => isSo(id, ({ run }) => (run?.used?.variant ?? null) === variant)),
      );
    },
    onSuccess({ data }, variant) {
      keep(data);
      toast(
        variant === null ? 'The control is as it was before' : 'The control has the settings of the variant',
      );
    },
    onError: ({ message }) => toastError(message, 'Nothing was changed'),
  });
}

async function isSo(id: string, holds: (data: SavedExperiment) => boolean) {
  const found: CallResult<typeof readExperiment> = await readNow(id);
  return found.ok && holds(found.response.data) ? found.response : null;
}
