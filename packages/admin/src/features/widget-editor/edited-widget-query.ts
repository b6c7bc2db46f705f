import { readWidget } from '@cartwright/core/contract/widgets';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';

/**
 * Query of the widget to edit. Loaded once, without a shared cache: after that the editor's
 * document is the source of truth.
 */
export const editedWidgetQuery = (id: number) =>
  queryOptions({
    queryKey: ['edited widget', id],
    queryFn: ({ signal }) =>
      responseOf(api.call(readWidget, { params: { id }, query: {}, body: undefined, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
