import * as z from 'zod';
import { collectionSettings } from '../collections/collection-settings';
import { ofAnyLength } from '../texts/any-length';
import { text } from '../texts/limited';
import { catalogueId } from './catalogue-ids';
import { endpoint, noBody, noParams } from './endpoint';
import { pagination } from './paging';

/** Level of a collection's effective settings: a live campaign's, its own, or the default ones. */
export const SETTINGS_LEVELS = ['campaign', 'collection', 'default'] as const;
export type SettingsLevel = (typeof SETTINGS_LEVELS)[number];

/** Page sizes of the list of collections. */
export const COLLECTIONS_PER_PAGE = [10, 25, 50] as const;

/** Sort orders: by title, or by number of products, descending. */
const COLLECTION_SORTS = ['title', 'products'] as const;
export type CollectionSort = (typeof COLLECTION_SORTS)[number];

const activeLevel = z.object({
  level: z.enum(SETTINGS_LEVELS),
  /** Campaign of the settings. */
  campaign: z.object({ id: z.string(), name: z.string() }).nullable(),
});

const listedCollection = z.object({
  id: z.number().int(),
  title: z.string(),
  handle: z.string(),
  image: z.string().nullable(),
  productsCount: z.number().int(),
  holds: activeLevel,
  /** Whether it has enabled settings of its own, which a campaign may override. */
  hasOwn: z.boolean(),
  /** Next scheduled campaign, with its UTC start; null: none. */
  next: z.object({ name: z.string(), from: z.string() }).nullable(),
});
export type ListedCollection = z.infer<typeof listedCollection>;

/** Collections of the mirrored catalogue, with the level of each one's effective settings. */
export const listShopCollections = endpoint({
  method: 'GET',
  path: '/api/smart-collections/collections',
  params: noParams,
  query: z.strictObject({
    page: z.coerce.number().int().positive().default(1),
    limit: z.coerce
      .number()
      .pipe(z.union(COLLECTIONS_PER_PAGE.map((each) => z.literal(each))))
      .default(COLLECTIONS_PER_PAGE[0]),
    /** Search in titles, ignoring case and accents. */
    search: text('search').default(''),
    /** Absent: any level. */
    level: z.enum(SETTINGS_LEVELS).optional(),
    sort: z.enum(COLLECTION_SORTS).default('title'),
  }),
  body: noBody,
  response: z.object({
    collections: z.array(listedCollection),
    pagination,
    /** False during the first sync of the catalogue: further collections may follow. */
    isComplete: z.boolean(),
  }),
});

/**
 * Collection's own settings with the revision that the next save must name: 0 if it has none, with the default
 * settings.
 */
export const savedCollectionSettings = z.object({
  settings: ofAnyLength(collectionSettings),
  revision: z.number().int(),
  /** UTC instant; null if it has none. */
  updatedAt: z.string().nullable(),
  collection: z.object({ title: z.string(), handle: z.string() }),
  holds: activeLevel,
});
export type SavedCollectionSettings = z.infer<typeof savedCollectionSettings>;

const collectionParams = z.strictObject({ id: catalogueId });

export const readCollectionSettings = endpoint({
  method: 'GET',
  path: '/api/smart-collections/collections/:id',
  params: collectionParams,
  query: noParams,
  body: noBody,
  response: z.object({ data: savedCollectionSettings }),
});

/** Saves the settings that were read at `revision`; takes effect at once. 409 and 422 as for default settings. */
export const saveCollectionSettings = endpoint({
  method: 'PUT',
  path: '/api/smart-collections/collections/:id',
  params: collectionParams,
  query: noParams,
  body: z.strictObject({ setting: collectionSettings, revision: z.number().int() }),
  response: z.object({ data: savedCollectionSettings }),
});
