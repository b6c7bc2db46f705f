import { createWidget, listWidgets, readWidget } from '@cartwright/core/contract/widgets';
import { copyName } from '@cartwright/core/texts/copy-name';
import { freeName } from '@cartwright/core/texts/free-name';
import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';
import { toast, toastError } from '../../shared/state/toasts';
import { WIDGET_LISTS } from '../../widget-settings/widget-queries';

/** Makes a copy of a widget as it is saved, numbered where another one has its name; gives both. The copy isn't installed anywhere. */
export async function duplicateWidget(id: number) {
  const read = api.call(readWidget, { params: { id }, query: {}, body: undefined });
  const { widget: saved } = await responseOf(read);
  const { schemaVersion: _version, id: _id, ...fields } = saved;
  const listed = api.call(listWidgets, { params: {}, query: { classification: 'all' }, body: undefined });
  const taken = (await responseOf(listed)).widgets.map((each) => each.name);
  const name = freeName(copyName(saved.name, TEXT_LIMITS.widgetName), taken, TEXT_LIMITS.widgetName);
  const widget = { ...fields, name, manualInstall: false };
  const created = await responseOf(api.call(createWidget, { params: {}, query: {}, body: { widget } }));
  return { name: saved.name, copyName: name, copyId: created.widget_id };
}

/** Makes a copy from the list. */
export function useDuplicateWidget(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => duplicateWidget(id),
    onSuccess: (made) => toast(`Widget duplicated: "${made.copyName}"`),
    onError: (problem) => toastError(problem.message, 'This widget wasn’t duplicated'),
    // Also when it failed: nobody may know yet.
    onSettled: () => queries.invalidateQueries({ queryKey: WIDGET_LISTS }),
  });
}
