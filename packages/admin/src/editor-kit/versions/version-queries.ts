import { listVersions, readVersion } from '@cartwright/core/contract/versions';
import type { DocumentKind } from '@cartwright/core/documents/document-definition';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';

/** Versions of a document, newest first, paginated; refetched on mount. */
export const versionsQuery = (kind: DocumentKind, id: string) =>
  infiniteQueryOptions({
    queryKey: ['versions', kind, id],
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam === null ? {} : { before: pageParam };
      return responseOf(api.call(listVersions, { params: { kind, id }, query, body: undefined, signal }));
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    gcTime: 0,
  });

/** Saved version; immutable. */
export const versionQuery = (kind: DocumentKind, id: string, revision: number) =>
  queryOptions({
    queryKey: ['versions', kind, id, revision],
    queryFn: ({ signal }) =>
      responseOf(
        api.call(readVersion, { params: { kind, id, revision }, query: {}, body: undefined, signal }),
      ),
  });
