import { type TriedSearch, trySearch } from '@cartwright/core/contract/try-search';
import { type KeywordGroups, validateKeywordGroups } from '@cartwright/core/search/keyword-groups';
import { type SearchSettings, validateSearchSettings } from '@cartwright/core/search/search-settings';
import { type Synonyms, validateSynonyms } from '@cartwright/core/search/synonyms';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useDebounced } from '../../editor-kit/pickers/dialog/use-debounced';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';

/** Edited document; the others are used as saved. */
export type EditedDocument =
  | { readonly settings: SearchSettings }
  | { readonly groups: KeywordGroups }
  | { readonly synonyms: Synonyms };

export interface TriedSearchState {
  /** Latest response, or the previous one while loading; null for none. */
  readonly tried: TriedSearch | null;
  readonly isLoading: boolean;
  readonly error: Error | null;
  /** Whether the edits are invalid: the result is for the last valid ones. */
  readonly isOfFormer: boolean;
  readonly again: () => void;
}

/**
 * Debounced search with edited settings, in a language (null: the shop's own). Disabled for an
 * empty query.
 */
export function useTriedSearch(
  typed: string,
  locale: string | null,
  edited: EditedDocument,
): TriedSearchState {
  const isValid = useMemo(() => isSavable(edited), [edited]);
  const lastValid = useRef<EditedDocument | null>(null);
  if (isValid) lastValid.current = edited;
  const query = typed.trim();
  const by = lastValid.current;
  const debounced = useDebounced(useMemo(() => ({ query, locale, by }), [query, locale, by]));
  const body = {
    query: debounced.query,
    settings: null,
    groups: null,
    synonyms: null,
    country: null,
    locale: debounced.locale,
    ...debounced.by,
  };
  const found = useQuery({
    queryKey: ['smart-search', 'try', body],
    queryFn:
      debounced.query === ''
        ? skipToken
        : ({ signal }) => responseOf(api.call(trySearch, { params: {}, query: {}, body, signal })),
    placeholderData: keepPreviousData,
    // Short, as every edit has its own key.
    gcTime: 60_000,
    staleTime: 0,
  });
  const isPending = query !== debounced.query || locale !== debounced.locale || by !== debounced.by;
  return {
    tried: (query !== '' && debounced.query !== '' && found.data) || null,
    isLoading: query !== '' && (isPending || found.isFetching),
    error: query === '' ? null : found.error,
    isOfFormer: !isValid,
    again: () => void found.refetch(),
  };
}

function isSavable(edited: EditedDocument): boolean {
  if ('settings' in edited) return validateSearchSettings(edited.settings).length === 0;
  if ('groups' in edited) return validateKeywordGroups(edited.groups).length === 0;
  return validateSynonyms(edited.synonyms).length === 0;
}
