import { ALL_PRODUCTS } from '@cartwright/core/collections/all-products';
import type { PreviewedSettings } from '@cartwright/core/contract/preview-listing';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  chosenCollectionsQuery,
  collectionSearchQuery,
} from '../../../editor-kit/pickers/collections/collection-queries';
import type { MissingScene } from '../../../editor-kit/preview/preview-frame';
import { loadErrorMessage } from '../../../shared/api/load-error';
import { firstPreviewed, isFor, namedIn } from './previewed-collection';

export interface PreviewedCollection {
  /** Null if unknown, or if there is none. */
  readonly id: number | null;
  /** Empty if unknown. */
  readonly title: string;
  readonly choose: (id: number) => void;
  /** Reason why there is none. */
  readonly missing: MissingScene | null;
}

/** Previewed collection: the selected one, else the first that the settings apply to. */
export function usePreviewedCollection(settings: PreviewedSettings): PreviewedCollection {
  const [chosen, choose] = useState<number | null>(null);
  const isNamed = namedIn(settings).length > 0;
  const listed = useInfiniteQuery({ ...collectionSearchQuery(''), enabled: chosen === null && !isNamed });
  const known = listed.data?.pages.flatMap(({ response }) => response.collections) ?? [];
  const first = firstPreviewed(
    settings,
    known.map((each) => each.id),
  );
  // Falls back to Shopify's collection of all products.
  const all = listed.isSuccess && isFor(settings, ALL_PRODUCTS.id) ? ALL_PRODUCTS.id : null;
  const id = chosen ?? first ?? all;
  const isOwn = id !== null && id !== ALL_PRODUCTS.id;
  const found = useQuery({ ...chosenCollectionsQuery(isOwn ? [id] : []), enabled: isOwn });
  const ownTitle = () => found.data?.get(id ?? 0)?.title ?? known.find((each) => each.id === id)?.title ?? '';
  const title = isOwn ? ownTitle() : id === null ? '' : 'All products';
  const retry = { busy: listed.isFetching, onRetry: () => void listed.refetch() };
  const missing =
    id !== null || listed.isPending
      ? null
      : {
          ...retry,
          message: listed.error
            ? loadErrorMessage(listed.error)
            : 'Your store has no collections to preview yet.',
        };
  return { id, title, choose, missing };
}
