import { readWidget } from '@cartwright/core/contract/widgets';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';

/** The widget to be edited. Read once, whatever another editor knows of it: from then on its own document is the truth. */
export const editedWidgetQuery = (id: number) =>
  queryOptions({
    queryKey: ['edited widget', id],
    queryFn: ({ signal }) =>
      responseOf(api.call(readWidget, { params: { id }, query: {}, body: undefined, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
