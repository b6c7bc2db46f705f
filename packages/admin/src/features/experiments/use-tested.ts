import { listCarts } from '@cartwright/core/contract/cart-list';
import { COLLECTIONS_PER_PAGE, listShopCollections } from '@cartwright/core/contract/collection-settings';
import { CAMPAIGNS_PER_PAGE, listCampaigns } from '@cartwright/core/contract/collections';
import type { ExperimentContext } from '@cartwright/core/experiments/document/experiment-context';
import type { ExperimentDocument } from '@cartwright/core/experiments/document/experiment-document';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';
import { SMART_COLLECTIONS } from '../../shared/api/smart-collections-key';
import { widgetsQuery } from '../../widget-settings/widget-queries';

/** Document that a variant can show. */
interface Tested {
  readonly id: string;
  readonly name: string;
}

const cartsToTest = queryOptions({
  queryKey: ['experiments', 'tested', 'carts'],
  queryFn: async ({ signal }) => {
    const call = api.call(listCarts, { params: {}, query: {}, body: undefined, signal });
    return (await responseOf(call)).combinedCarts.filter(({ legacy }) => !legacy);
  },
});

const campaignsToTest = queryOptions({
  queryKey: ['experiments', 'tested', 'campaigns'],
  queryFn: async ({ signal }) => {
    const limit = CAMPAIGNS_PER_PAGE[2];
    const pageAt = async (page: number) =>
      responseOf(
        api.call(listCampaigns, {
          params: {},
          query: { page, limit, search: '', sort: 'name' },
          body: undefined,
          signal,
        }),
      );
    const first = await pageAt(1);
    const rest = Array.from({ length: Math.max(0, first.pagination.totalPages - 1) }, (_, at) => at + 2);
    return [first, ...(await Promise.all(rest.map(pageAt)))].flatMap(({ campaigns }) => campaigns);
  },
});

const collectionsWithCampaigns = queryOptions({
  queryKey: [...SMART_COLLECTIONS, 'with campaigns'],
  queryFn: ({ signal }) => {
    const query = {
      page: 1,
      limit: COLLECTIONS_PER_PAGE[2],
      search: '',
      level: 'campaign',
      sort: 'title',
    } as const;
    return responseOf(api.call(listShopCollections, { params: {}, query, body: undefined, signal }));
  },
});

/**
 * Path of a store page that shows the tested document: the collection of all products, or one that
 * the control covers; else the home page.
 */
export function useTestedPage(context: ExperimentContext, controlId: string | null): string {
  const enabled = context === 'collection';
  const { data: campaigns } = useQuery({ ...campaignsToTest, enabled });
  const { data } = useQuery({ ...collectionsWithCampaigns, enabled });
  if (!enabled) return '/';
  const isForAll = campaigns?.find(({ id }) => id === controlId)?.allCollections ?? true;
  const shown = data?.collections.find(({ holds }) => holds.campaign?.id === controlId);
  return `/collections/${isForAll ? 'all' : (shown?.handle ?? 'all')}`;
}

/** Documents that variants of a context can show, by name; undefined while loading. */
export function useTested(context: ExperimentContext): {
  readonly tested: readonly Tested[] | undefined;
  readonly isFailed: boolean;
} {
  const widgets = useQuery({ ...widgetsQuery('all'), enabled: context === 'widget' });
  const carts = useQuery({ ...cartsToTest, enabled: context === 'smart_cart' });
  const campaigns = useQuery({ ...campaignsToTest, enabled: context === 'collection' });
  const none = { data: [], isError: false } as const;
  const { data, isError } = { widget: widgets, smart_cart: carts, collection: campaigns, search: none }[
    context
  ];
  return { tested: data?.map(({ id, name }) => ({ id: String(id), name })), isFailed: isError };
}

/** Name of a widget test's control that isn't placed in the store yet; otherwise null. */
export function useControlWithoutPlace({
  context,
  variants,
}: Pick<ExperimentDocument, 'context' | 'variants'>): string | null {
  const widgets = useQuery({ ...widgetsQuery('all'), enabled: context === 'widget' }).data;
  const control = widgets?.find(({ id }) => String(id) === variants[0]?.documentId);
  return control?.installState === 'not_live_not_installed' ? control.name : null;
}
