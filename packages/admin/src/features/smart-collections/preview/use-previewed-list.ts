import { listingIssues } from '@cartwright/core/collections/validate-listing';
import {
  type PreviewedListing,
  type PreviewedSettings,
  previewListing,
} from '@cartwright/core/contract/preview-listing';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useDebounced } from '../../../editor-kit/pickers/dialog/use-debounced';
import { api } from '../../../shared/api';
import { answerOf } from '../../../shared/api-client';
import { SMART_COLLECTIONS } from '../keys/smart-collections-key';

/** What is asked of the preview: whose page, by which settings, at which address, and who looks. */
export interface Asked {
  readonly collectionId: number;
  readonly settings: PreviewedSettings;
  /** The query of the shopper's address. */
  readonly search: string;
  readonly country: string | null;
  readonly locale: string;
}

export interface PreviewedList {
  /** What is shown: what was asked for, or what was there before while that is awaited or can't be had; null for nothing yet. */
  readonly shown: PreviewedListing | null;
  readonly status: 'there' | 'loading' | 'failed';
  /** Why it can't be had. */
  readonly error: Error | null;
  /** Whether the settings have problems: then it is by those before them. */
  readonly isOfFormer: boolean;
  readonly again: () => void;
}

function previewedQuery(asked: Asked | null) {
  const { collectionId, ...body } = asked ?? { collectionId: null };
  return queryOptions({
    queryKey: [...SMART_COLLECTIONS, 'preview', collectionId, body],
    queryFn:
      asked === null
        ? skipToken
        : ({ signal }) => {
            const { collectionId: id, ...body } = asked;
            return answerOf(api.call(previewListing, { params: { id }, query: {}, body, signal }));
          },
    // Each key in a field is another one.
    gcTime: 60_000,
  });
}

/**
 * The page of a collection by settings as they are edited (null: no collection is known): asked for once they stay the same
 * for a moment, and of several answers the one to what was asked last. Settings with problems are not asked with.
 */
export function usePreviewedList(asked: Asked | null): PreviewedList {
  const isValid = asked !== null && listingIssues(asked.settings.document).length === 0;
  const lastValid = useRef<PreviewedSettings | null>(null);
  if (isValid) lastValid.current = asked.settings;
  // Those that a page opens with can have problems: then the server says so.
  const settings = useDebounced(lastValid.current ?? asked?.settings ?? null);
  const query = useQuery(previewedQuery(asked && settings && { ...asked, settings }));
  const former = useRef<PreviewedListing | null>(null);
  if (query.data) former.current = query.data;
  return {
    shown: query.data ?? former.current,
    status: query.data ? 'there' : query.isError && !query.isFetching ? 'failed' : 'loading',
    error: query.data ? null : query.error,
    isOfFormer: asked !== null && !isValid && lastValid.current !== null,
    again: () => void query.refetch(),
  };
}
