import {
  type GalleryImage,
  listImages,
  readImage,
  readImageAccess,
  searchImages,
} from '@cartwright/core/contract/images';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/api/api';
import { responseOf } from '../../../shared/api/api-client';

/** Query key prefix of the gallery. */
export const IMAGES = ['images'] as const;

/** Poll interval while Shopify processes an image. Milliseconds. */
const PROCESSING_MS = 1_500;

/** Images by name, newest first, paginated. */
export function imagesQuery(words: string, limit: number) {
  return infiniteQueryOptions({
    queryKey: [...IMAGES, words, limit],
    queryFn: ({ pageParam: offset, signal }) =>
      words === ''
        ? responseOf(
            api.call(listImages, {
              params: {},
              query: {},
              body: { category: 'gallery', imageType: 'user', offset, filters: {}, limit },
              signal,
            }),
          )
        : responseOf(
            api.call(searchImages, { params: {}, query: {}, body: { search: words, offset, limit }, signal }),
          ),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const read = pages.reduce((sum, { images }) => sum + images.length, 0);
      return read < total ? read : null;
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      (data?.pages ?? []).some(({ images }) => images.some(isProcessing)) ? PROCESSING_MS : false,
  });
}

/** An image by its id; fails as `not_found` where it was deleted. */
export function imageQuery(uuid: string) {
  return queryOptions({
    queryKey: [...IMAGES, 'one', uuid],
    queryFn: ({ signal }) =>
      responseOf(api.call(readImage, { params: { uuid }, query: {}, body: undefined, signal })),
  });
}

const isProcessing = ({ status }: GalleryImage) => status === 'processing';

/** Whether the app has access to the shop's files. */
export const imageAccessQuery = queryOptions({
  queryKey: [...IMAGES, 'access'],
  queryFn: ({ signal }) =>
    responseOf(api.call(readImageAccess, { params: {}, query: {}, body: undefined, signal })),
});
