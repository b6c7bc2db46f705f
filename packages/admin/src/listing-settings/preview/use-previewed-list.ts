import type { PreviewedListing } from '@cartwright/core/contract/previewed-listing';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useDebounced } from '../../editor-kit/pickers/dialog/use-debounced';
import { type KnownProducts, knownProducts, withoutPage } from './known-products';

/** Request of the preview: whose page, by which settings, at which address, and who looks. */
export interface PreviewRequest<Settings> {
  /** What the list is of, where there are several such lists: a collection's id. */
  readonly place: number;
  readonly settings: Settings;
  /** The query of the shopper's address. */
  readonly search: string;
  readonly country: string | null;
  readonly locale: string;
}

/** Who lists by settings of a kind. Of a preview always the same. */
export interface ListSource<Settings> {
  /** Begins the keys of its queries. */
  readonly key: readonly unknown[];
  readonly ask: (request: PreviewRequest<Settings>, signal: AbortSignal) => Promise<PreviewedListing>;
  /** Whether a list can be made by settings. */
  readonly isValid: (settings: Settings) => boolean;
}

export interface PreviewedList<Settings> {
  /** What is shown: what was asked for, or what was there before while that is awaited or can't be had; null for nothing yet. */
  readonly shown: PreviewedListing | null;
  /** The settings that it is by. */
  readonly settings: Settings | null;
  /** The products of it, and of the pages before it that a growing list still shows. */
  readonly known: KnownProducts;
  readonly status: 'there' | 'loading' | 'failed';
  /** Why it can't be had. */
  readonly error: Error | null;
  /** Whether the settings have problems: then it is by those before them. */
  readonly isOfFormer: boolean;
  readonly again: () => void;
}

function previewedQuery<Settings>(source: ListSource<Settings>, request: PreviewRequest<Settings> | null) {
  return queryOptions({
    queryKey: [...source.key, 'preview', request],
    queryFn: request === null ? skipToken : ({ signal }) => source.ask(request, signal),
    // Each key in a field is another one.
    gcTime: 60_000,
  });
}

/**
 * A page of a list by settings as they are edited (null: nothing to ask for is known): asked for once they stay the same
 * for a moment, and of several answers the one to what was asked last. Settings with problems are not asked with.
 */
export function usePreviewedList<Settings>(
  source: ListSource<Settings>,
  request: PreviewRequest<Settings> | null,
): PreviewedList<Settings> {
  const isValid = request !== null && source.isValid(request.settings);
  const lastValid = useRef<Settings | null>(null);
  if (isValid) lastValid.current = request.settings;
  // Those that a page opens with can have problems: then the server says so.
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

/** List that was shown last, and by which settings. */
interface Former<Settings> extends Pick<PreviewedList<Settings>, 'shown' | 'known'> {
  readonly list: string | null;
  readonly settings: Settings | null;
}

const NOTHING: Former<never> = { list: null, settings: null, shown: null, known: new Map() };
