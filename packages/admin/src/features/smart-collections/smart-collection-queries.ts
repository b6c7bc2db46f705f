import type { CampaignStatus } from '@cartwright/core/collections/campaign';
import {
  explainListing,
  listCampaigns,
  listPublishedCampaigns,
  readCampaign,
  readDefaults,
} from '@cartwright/core/contract/smart-collections';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { answerOf } from '../../shared/api-client';
import { untilNextStatus } from './window-words';

/** Everything of Smart Collections; what is changed in one place shows in others. */
export const SMART_COLLECTIONS = ['smart-collections'] as const;

/** Read anew whenever its page opens: a save has to name the revision. */
export const defaultsQuery = queryOptions({
  queryKey: [...SMART_COLLECTIONS, 'defaults'],
  queryFn: ({ signal }) =>
    answerOf(api.call(readDefaults, { params: {}, query: {}, body: undefined, signal })),
  refetchOnMount: 'always',
});

export interface CampaignPage {
  readonly page: number;
  readonly limit: 10 | 25 | 50;
  readonly search: string;
  readonly status: CampaignStatus | undefined;
}

export function campaignsQuery(query: CampaignPage) {
  return queryOptions({
    queryKey: [...SMART_COLLECTIONS, 'campaigns', query],
    queryFn: ({ signal }) =>
      answerOf(api.call(listCampaigns, { params: {}, query, body: undefined, signal })),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => untilNextStatus(state.data?.campaigns ?? [], Date.now()),
    refetchIntervalInBackground: true,
  });
}

export function campaignQuery(id: string) {
  return queryOptions({
    queryKey: [...SMART_COLLECTIONS, 'campaign', id],
    queryFn: ({ signal }) =>
      answerOf(api.call(readCampaign, { params: { id }, query: {}, body: undefined, signal })),
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) =>
      data ? untilNextStatus([{ ...data.data.campaign, status: data.data.status }], Date.now()) : false,
    refetchIntervalInBackground: true,
  });
}

/** The campaigns that are live or will be. */
export const publishedCampaignsQuery = queryOptions({
  queryKey: [...SMART_COLLECTIONS, 'published'],
  queryFn: ({ signal }) =>
    answerOf(api.call(listPublishedCampaigns, { params: {}, query: {}, body: undefined, signal })),
});

/** A collection's first page as shoppers get it now. */
export function explainedQuery(collectionId: number) {
  return queryOptions({
    queryKey: [...SMART_COLLECTIONS, 'listing', collectionId],
    queryFn: ({ signal }) =>
      answerOf(
        api.call(explainListing, { params: { id: collectionId }, query: {}, body: undefined, signal }),
      ),
    refetchOnMount: 'always',
    staleTime: 0,
  });
}
