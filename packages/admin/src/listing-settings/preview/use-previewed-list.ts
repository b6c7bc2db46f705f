import type { PreviewedListing } from '@cartwright/core/contract/previewed-listing';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useDebounced } from '../../editor-kit/pickers/dialog/use-debounced';
import { type KnownProducts, knownProducts, withoutPage } from './known-products';

/** Request of the preview: subject, settings, URL and shopper. */
export interface PreviewRequest<Settings> {
  /** Id of the listed subject, if there are several lists of the kind: a collection's. */
  readonly place: number;
  readonly settings: Settings;
  /** Query of the shopper's URL. */
  readonly search: string;
  readonly country: string | null;
  readonly locale: string;
}

/** Source of listings by a kind of settings. The same for the lifetime of a preview. */
export interface ListSource<Settings> {
  /** Prefix of its query keys. */
  readonly key: readonly unknown[];
  readonly ask: (request: PreviewRequest<Settings>, signal: AbortSignal) => Promise<PreviewedListing>;
  /** Whether settings are valid for listing. */
  readonly isValid: (settings: Settings) => boolean;
}

export interface PreviewedList<Settings> {
  /**
   * Listing on display: the requested one, or the last one while that loads or fails; null if there is none yet.
   */
  readonly shown: PreviewedListing | null;
  /** Settings of the listing on display. */
  readonly settings: Settings | null;
  /** Products of the listing, and of earlier pages that infinite scroll still shows. */
  readonly known: KnownProducts;
  readonly status: 'there' | 'loading' | 'failed';
  /** Reason for a failure. */
  readonly error: Error | null;
  /** Whether the settings have problems, so that the listing is of earlier ones. */
  readonly isOfFormer: boolean;
  readonly again: () => void;
}

function previewedQuery<Settings>(source: ListSource<Settings>, request: PreviewRequest<Settings> | null) {
  return queryOptions({
    queryKey: [...source.key, 'preview', request],
    queryFn: request === null ? skipToken : ({ signal }) => source.ask(request, signal),
    // Each keystroke is another key.
    gcTime: 60_000,
  });
}

/**
 * Page of a list by edited settings (null: not known yet), requested once they are unchanged for a moment; later
 * requests win. Invalid settings aren't requested.
 */
export function usePreviewedList<Settings>(
  source: ListSource<Settings>,
  request: PreviewRequest<Settings> | null,
): PreviewedList<Settings> {
  const isValid = request !== null && source.isValid(request.settings);
  const lastValid = useRef<Settings | null>(null);
  if (isValid) lastValid.current = request.settings;
  // Settings on load may have problems, which the server reports.
  const settings = useDebounced(lastValid.current ?? request?.settings ?? null);
  const query = useQuery(previewedQuery(source, request && settings && { ...request, settings }));
  const list =
    request && JSON.stringify([request.place, withoutPage(request.search), request.country, request.locale]);
  const former = useRef<Former<Settings>>(NOTHING);
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
    isOfFormer: request !== null && !isValid && lastValid.current !== null,
    again: () => void query.refetch(),
  };
}

/** Last displayed listing, and its settings. */
interface Former<Settings> extends Pick<PreviewedList<Settings>, 'shown' | 'known'> {
  readonly list: string | null;
  readonly settings: Settings | null;
}

const NOTHING: Former<never> = { list: null, settings: null, shown: null, known: new Map() };
