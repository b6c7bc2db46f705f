import type { CampaignStatus } from '@cartwright/core/collections/campaign';
import {
  type CollectionSort,
  listShopCollections,
  readCollectionSettings,
  type SettingsLevel,
} from '@cartwright/core/contract/collection-settings';
import {
  type CampaignSort,
  explainListing,
  type ListedCampaign,
  listCampaigns,
  listOutsiders,
  listPublishedCampaigns,
  readCampaign,
  readDefaults,
} from '@cartwright/core/contract/collections';
import type { Pagination } from '@cartwright/core/contract/paging';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { FoundList } from '../../editor-kit/list/found-list';
import type { ListRequest } from '../../editor-kit/list/use-list-place';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';
import { SMART_COLLECTIONS } from '../../shared/api/smart-collections-key';
import { untilNextStatus } from './window-messages';

/** Refetched whenever its page opens: a save names the revision. */
export const defaultsQuery = queryOptions({
  queryKey: [...SMART_COLLECTIONS, 'defaults'],
  queryFn: ({ signal }) =>
    responseOf(api.call(readDefaults, { params: {}, query: {}, body: undefined, signal })),
  refetchOnMount: 'always',
});

/** Page of the list of campaigns. */
export function campaignsQuery({
  filter: status,
  ...request
}: ListRequest<CampaignStatus, CampaignSort, 10 | 25 | 50>) {
  const query = { ...request, status };
  return queryOptions({
    queryKey: [...SMART_COLLECTIONS, 'campaigns', query],
    queryFn: ({ signal }) =>
      responseOf(api.call(listCampaigns, { params: {}, query, body: undefined, signal })),
    select: asRows,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => untilNextStatus(state.data?.campaigns ?? [], Date.now()),
    refetchIntervalInBackground: true,
  });
}

const asRows = ({
  campaigns,
  pagination,
}: {
  readonly campaigns: readonly ListedCampaign[];
  readonly pagination: Pagination;
}): FoundList<ListedCampaign> => ({ rows: campaigns, pagination });

export function campaignQuery(id: string) {
  return queryOptions({
    queryKey: [...SMART_COLLECTIONS, 'campaign', id],
    queryFn: ({ signal }) =>
      responseOf(api.call(readCampaign, { params: { id }, query: {}, body: undefined, signal })),
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) =>
      data ? untilNextStatus([{ ...data.data.campaign, status: data.data.status }], Date.now()) : false,
    refetchIntervalInBackground: true,
  });
}

/** Live and scheduled campaigns. */
export const publishedCampaignsQuery = queryOptions({
  queryKey: [...SMART_COLLECTIONS, 'published'],
  queryFn: ({ signal }) =>
    responseOf(api.call(listPublishedCampaigns, { params: {}, query: {}, body: undefined, signal })),
});

/** Page of the list of collections. */
export function collectionsQuery({
  filter: level,
  ...request
}: ListRequest<SettingsLevel, CollectionSort, 10 | 25 | 50>) {
  const query = { ...request, level };
  return queryOptions({
    queryKey: [...SMART_COLLECTIONS, 'collections', query],
    queryFn: ({ signal }) =>
      responseOf(api.call(listShopCollections, { params: {}, query, body: undefined, signal })),
    select: ({ collections, ...rest }) => ({ rows: collections, ...rest }),
    placeholderData: keepPreviousData,
  });
}

/** A collection's own settings, by the id in the URL. Refetched whenever their page opens. */
export function collectionSettingsQuery(id: string) {
  return queryOptions({
    queryKey: [...SMART_COLLECTIONS, 'collection', id],
    queryFn: ({ signal }) =>
      responseOf(
        api.call(readCollectionSettings, { params: { id: Number(id) }, query: {}, body: undefined, signal }),
      ),
    refetchOnMount: 'always',
  });
}

/** A collection's live first page. */
export function explainedQuery(collectionId: number) {
  return queryOptions({
    queryKey: [...SMART_COLLECTIONS, 'listing', collectionId],
    queryFn: ({ signal }) =>
      responseOf(
        api.call(explainListing, { params: { id: collectionId }, query: {}, body: undefined, signal }),
      ),
    refetchOnMount: 'always',
    staleTime: 0,
  });
}

/** Products that are in none of the collections; disabled without collections. */
export function outsidersQuery(products: readonly number[], collections: readonly number[]) {
  const body = { products: [...products], collections: [...collections] };
  return queryOptions({
    queryKey: [...SMART_COLLECTIONS, 'outsiders', body],
    queryFn: ({ signal }) => responseOf(api.call(listOutsiders, { params: {}, query: {}, body, signal })),
    enabled: products.length > 0 && collections.length > 0,
    placeholderData: keepPreviousData,
  });
}
