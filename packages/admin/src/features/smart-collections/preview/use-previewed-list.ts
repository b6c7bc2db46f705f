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
import { type KnownProducts, knownProducts, withoutPage } from './known-products';

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
  /** The settings that it is by. */
  readonly settings: PreviewedSettings | null;
  /** The products of it, and of the pages before it that a growing list still shows. */
  readonly known: KnownProducts;
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
  const list =
    asked && JSON.stringify([asked.collectionId, withoutPage(asked.search), asked.country, asked.locale]);
  const former = useRef<Former>(NOTHING);
  if (query.data && query.data !== former.current.shown) {
    const before = former.current;
    const isFurther = before.list === list && before.settings === settings;
    former.current = {
      list,
      settings,
      shown: query.data,
      known: knownProducts(query.data, isFurther ? before.known : NOTHING.known),
    };
  }
  return {
    shown: former.current.shown,
    settings: former.current.settings,
    known: former.current.known,
    status: query.data ? 'there' : query.isError && !query.isFetching ? 'failed' : 'loading',
    error: query.data ? null : query.error,
    isOfFormer: asked !== null && !isValid && lastValid.current !== null,
    again: () => void query.refetch(),
  };
}

/** What was there last, and of which list by which settings. */
interface Former extends Pick<PreviewedList, 'shown' | 'known'> {
  readonly list: string | null;
  readonly settings: PreviewedSettings | null;
}

const NOTHING: Former = { list: null, settings: null, shown: null, known: new Map() };
