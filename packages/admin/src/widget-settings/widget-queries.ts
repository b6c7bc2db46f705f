import { listDataSources } from '@cartwright/core/contract/data-sources';
import { listWidgets, listWidgetUses, readWidget, type SavedWidget } from '@cartwright/core/contract/widgets';
import type { Classification } from '@cartwright/core/widgets/classification';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../shared/api/api';
import { responseOf } from '../shared/api/api-client';

/** Key prefix of all widget lists, which are reloaded when widgets or the carts with them change. */
export const WIDGET_LISTS = ['widget-list'];

/** Widgets of a classification, of none, or all, by name. */
export const widgetsQuery = (classification: Classification | 'none' | 'all') =>
  queryOptions({
    queryKey: [...WIDGET_LISTS, classification],
    queryFn: async ({ signal }) => {
      const call = api.call(listWidgets, { params: {}, query: { classification }, body: undefined, signal });
      return (await responseOf(call)).widgets;
    },
  });

/** Widgets that a cart can contain, by name. */
export const cartWidgetsQuery = widgetsQuery('cart_page');

/**
 * Saved widget with its revision. Read once: from then on the editor's document is the truth, and saves write
 * their response here.
 */
export const widgetQuery = (id: number) =>
  queryOptions({
    queryKey: ['widgets', id],
    queryFn: ({ signal }): Promise<SavedWidget> =>
      responseOf(api.call(readWidget, { params: { id }, query: {}, body: undefined, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Saved carts with a widget. Reloaded on each view. */
export const widgetUsesQuery = (id: number) =>
  queryOptions({
    queryKey: ['widget-uses', id],
    queryFn: async ({ signal }) => {
      const call = api.call(listWidgetUses, { params: { id }, query: {}, body: undefined, signal });
      return (await responseOf(call)).carts;
    },
    gcTime: 0,
  });

export const dataSourcesQuery = queryOptions({
  queryKey: ['data-sources'],
  queryFn: async ({ signal }) =>
    (await responseOf(api.call(listDataSources, { params: {}, query: {}, body: undefined, signal })))
      .dataSources,
  staleTime: Number.POSITIVE_INFINITY,
});
