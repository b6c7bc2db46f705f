import { readKeywordGroups, readSearchSettings, readSynonyms } from '@cartwright/core/contract/search';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';

/** Refetched whenever its page opens: a save names the revision. */
export const searchSettingsQuery = queryOptions({
  queryKey: ['smart-search', 'settings'],
  queryFn: ({ signal }) =>
    responseOf(api.call(readSearchSettings, { params: {}, query: {}, body: undefined, signal })),
  refetchOnMount: 'always',
});

/** Refetched whenever its page opens: a save names the revision. */
export const keywordGroupsQuery = queryOptions({
  queryKey: ['smart-search', 'keyword-groups'],
  queryFn: ({ signal }) =>
    responseOf(api.call(readKeywordGroups, { params: {}, query: {}, body: undefined, signal })),
  refetchOnMount: 'always',
});

/** Refetched whenever its page opens: a save names the revision. */
export const synonymsQuery = queryOptions({
  queryKey: ['smart-search', 'synonyms'],
  queryFn: ({ signal }) =>
    responseOf(api.call(readSynonyms, { params: {}, query: {}, body: undefined, signal })),
  refetchOnMount: 'always',
});
