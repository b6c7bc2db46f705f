import { createExperiment, readExperiment, saveExperiment } from '@cartwright/core/contract/experiments';
import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';
import { toastError } from '../../shared/state/toasts';
import { WIDGET_LISTS } from '../../widget-settings/widget-queries';
import { duplicateWidget } from './use-duplicate-widget';

/** Prepares a test of a widget against a copy of it, which is then changed, and opens the test. Nothing is started. */
export function useTestCopy(id: number) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    async mutationFn() {
      const { name: widgetName, copyId } = await duplicateWidget(id);
      const name = `${widgetName}: control or copy`.slice(0, TEXT_LIMITS.experimentName);
      const made = api.call(createExperiment, { params: {}, query: {}, body: { name, context: 'widget' } });
      const params = { id: (await responseOf(made)).data.id };
      const read = api.call(readExperiment, { params, query: {}, body: undefined });
      const { experiment, revision } = (await responseOf(read)).data;
      const shown = [String(id), String(copyId)];
      const variants = experiment.variants.map((each, at) => ({ ...each, documentId: shown[at] ?? null }));
      const setting = { ...experiment, variants };
      await responseOf(api.call(saveExperiment, { params, query: {}, body: { setting, revision } }));
      return params;
    },
    onSuccess: (params) => navigate({ to: '/experiments/edit/$id/', params }),
    onError: (problem) => toastError(problem.message, 'The test wasn’t prepared'),
    // Also when it failed: nobody may know yet.
    onSettled: () => queries.invalidateQueries({ queryKey: WIDGET_LISTS }),
  });
}
