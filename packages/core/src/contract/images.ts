import * as z from 'zod';
import { IMAGE_FORMATS, IMAGES_PER_PAGE } from '../images/image-limits';
import { text } from '../texts/limited';
import { endpoint, noBody, noParams } from './endpoint';

/** Image in the gallery. `url` is null until Shopify has processed it, and if that failed. */
export const galleryImage = z.object({
  uuid: z.string(),
  name: z.string(),
  /** Alternative text for screen readers. */
  alt: z.string(),
  url: z.string().nullable(),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
  type: z.enum(Object.values(IMAGE_FORMATS) as [string, ...string[]]),
  status: z.enum(['processing', 'ready', 'failed']),
  /** Reason of a failure, in Shopify's words. */
  problem: z.string().nullable(),
  createdAt: z.string(),
});
export type GalleryImage = z.infer<typeof galleryImage>;

const offset = z.number().int().nonnegative();
const limit = z.number().int().min(1).max(IMAGES_PER_PAGE).default(IMAGES_PER_PAGE);

/** Images, newest first. `offset` can be in the query or in the body; if in both, they have to agree. */
export const listImages = endpoint({
  method: 'POST',
  path: '/api/images/gallery',
  params: noParams,
  query: z.strictObject({ offset: z.coerce.number().pipe(offset).optional() }),
  body: z.strictObject({
    category: z.literal('gallery'),
    imageType: z.literal('user'),
    offset: offset.default(0),
    /** No filters yet. */
    filters: z.strictObject({}).default({}),
    limit,
  }),
  response: z.object({
    images: z.array(galleryImage),
    /** Total number. */
    total: z.number().int(),
    successful: z.literal(true),
  }),
});

/** Images whose name contains the search text, ignoring case and accents. */
export const searchImages = endpoint({
  method: 'POST',
  path: '/api/images/search',
  params: noParams,
  query: noParams,
  body: z.strictObject({ search: text('search'), offset: offset.default(0), limit }),
  response: z.object({ images: z.array(galleryImage), total: z.number().int() }),
});

/** Whether the shop lets the app store files in Shopify; `unknown` if Shopify doesn't respond. */
export const readImageAccess = endpoint({
  method: 'GET',
  path: '/api/images/access',
  params: noParams,
  query: noParams,
  body: noBody,
  response: z.object({ access: z.enum(['granted', 'missing', 'unknown']) }),
});

const imageParams = z.strictObject({ uuid: text('id') });

/** Image by id. 404 if it was deleted. */
export const readImage = endpoint({
  method: 'GET',
  path: '/api/images/:uuid',
  params: imageParams,
  query: noParams,
  body: noBody,
  response: z.object({ image: galleryImage }),
});

/** Changes an image's alternative text or name. */
export const changeImage = endpoint({
  method: 'PATCH',
  path: '/api/images/:uuid',
  params: imageParams,
  query: noParams,
  body: z.strictObject({ name: text('tag').min(1).optional(), alt: text('message').optional() }),
  response: z.object({ image: galleryImage }),
});

const IMAGE_USERS = ['cart', 'campaign', 'collection', 'look'] as const;

/** Uses of an image in saved documents. */
export const readImageUses = endpoint({
  method: 'GET',
  path: '/api/images/:uuid/uses',
  params: imageParams,
  query: noParams,
  body: noBody,
  response: z.object({
    uses: z.array(z.object({ kind: z.enum(IMAGE_USERS), id: z.string(), name: z.string() })),
  }),
});
export type ImageUse = z.infer<typeof readImageUses.response>['uses'][number];

/** Deletes an image here and in Shopify. Can't be undone. Lists leave out tiles with it. */
export const deleteImage = endpoint({
  method: 'DELETE',
  path: '/api/images/:uuid',
  params: imageParams,
  query: noParams,
  body: noBody,
  response: z.object({ successful: z.literal(true) }),
});

/**
 * Path of image uploads by POST: the bytes are the body, the name is `?name=`. The format is determined by the
 * content. Responds with `uploadedImage`; 413 if it is too large, 400 for an unusable image, 403 if the app may
 * not store files in the shop.
 */
export const IMAGE_UPLOAD_PATH = '/api/images';
export const uploadedImage = z.object({ image: galleryImage });
