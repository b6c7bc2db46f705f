import * as z from 'zod';
import { IMAGE_FORMATS, IMAGES_PER_PAGE } from '../images/image-limits';
import { text } from '../texts/limited';
import { endpoint, noBody, noParams } from './endpoint';

/** An image of the gallery. `url` is there when Shopify has worked it off; until then, and where it failed, it is null. */
export const galleryImage = z.object({
  uuid: z.string(),
  name: z.string(),
  /** What shoppers hear who don't see it. */
  alt: z.string(),
  url: z.string().nullable(),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
  type: z.enum(Object.values(IMAGE_FORMATS) as [string, ...string[]]),
  status: z.enum(['processing', 'ready', 'failed']),
  /** Why it failed, in Shopify's words. */
  problem: z.string().nullable(),
  createdAt: z.string(),
});
export type GalleryImage = z.infer<typeof galleryImage>;

const offset = z.number().int().nonnegative();
const limit = z.number().int().min(1).max(IMAGES_PER_PAGE).default(IMAGES_PER_PAGE);

/** The newest first. `offset` stands in the query and in the body; where both have one they have to agree. */
export const listImages = endpoint({
  method: 'POST',
  path: '/api/images/gallery',
  params: noParams,
  query: z.strictObject({ offset: z.coerce.number().pipe(offset).optional() }),
  body: z.strictObject({
    category: z.literal('gallery'),
    imageType: z.literal('user'),
    offset: offset.default(0),
    /** None yet. */
    filters: z.strictObject({}).default({}),
    limit,
  }),
  response: z.object({
    images: z.array(galleryImage),
    /** How many there are in all. */
    total: z.number().int(),
    successful: z.literal(true),
  }),
});

/** Those whose name holds what is searched, whatever its case and accents. */
export const searchImages = endpoint({
  method: 'POST',
  path: '/api/images/search',
  params: noParams,
  query: noParams,
  body: z.strictObject({ search: text('search'), offset: offset.default(0), limit }),
  response: z.object({ images: z.array(galleryImage), total: z.number().int() }),
});

/** Whether the shop lets the app keep files in Shopify; `unknown` where Shopify doesn't say so now. */
export const readImageAccess = endpoint({
  method: 'GET',
  path: '/api/images/access',
  params: noParams,
  query: noParams,
  body: noBody,
  response: z.object({ access: z.enum(['granted', 'missing', 'unknown']) }),
});

const imageParams = z.strictObject({ uuid: text('id') });

/** 404 where it was deleted. */
export const readImage = endpoint({
  method: 'GET',
  path: '/api/images/:uuid',
  params: imageParams,
  query: noParams,
  body: noBody,
  response: z.object({ image: galleryImage }),
});

/** Says what shoppers hear of it, or calls it otherwise. */
export const changeImage = endpoint({
  method: 'PATCH',
  path: '/api/images/:uuid',
  params: imageParams,
  query: noParams,
  body: z.strictObject({ name: text('tag').min(1).optional(), alt: text('message').optional() }),
  response: z.object({ image: galleryImage }),
});

const IMAGE_USERS = ['cart', 'campaign', 'collection', 'look'] as const;

/** Places that show it, as it is saved. */
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

/** Deletes it here and in Shopify, for good. A tile that shows it is left out of lists. */
export const deleteImage = endpoint({
  method: 'DELETE',
  path: '/api/images/:uuid',
  params: imageParams,
  query: noParams,
  body: noBody,
  response: z.object({ successful: z.literal(true) }),
});

/**
 * Where an image is sent, by POST: its bytes are the body, its name is `?name=`. What it is, its content says. Answers as
 * `uploadedImage`; 413 where it is too large, 400 where it is no image that can be used, 403 where the app may not keep
 * files in the shop.
 */
export const IMAGE_UPLOAD_PATH = '/api/images';
export const uploadedImage = z.object({ image: galleryImage });
