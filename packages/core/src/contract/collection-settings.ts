import * as z from 'zod';
import { collectionSettings } from '../collections/collection-settings';
import { ofAnyLength } from '../texts/any-length';
import { text } from '../texts/limited';
import { catalogueId } from './catalogue-ids';
import { endpoint, noBody, noParams } from './endpoint';
import { pagination } from './paging';

/** Whose settings hold for a collection now: a live campaign's, its own, or the default ones. */
export const SETTINGS_LEVELS = ['campaign', 'collection', 'default'] as const;
export type SettingsLevel = (typeof SETTINGS_LEVELS)[number];

/** Sizes of a page of the list of collections. */
export const COLLECTIONS_PER_PAGE = [10, 25, 50] as const;

/** By title; by how many products they have, most first. */
const COLLECTION_SORTS = ['title', 'products'] as const;
export type CollectionSort = (typeof COLLECTION_SORTS)[number];

const activeLevel = z.object({
  level: z.enum(SETTINGS_LEVELS),
  /** Of the campaign. */
  campaign: z.object({ id: z.string(), name: z.string() }).nullable(),
});

const listedCollection = z.object({
  id: z.number().int(),
  title: z.string(),
  handle: z.string(),
  image: z.string().nullable(),
  productsCount: z.number().int(),
  holds: activeLevel,
  /** Whether it has settings of its own that are on: a campaign may hold instead. */
  hasOwn: z.boolean(),
  /** The scheduled campaign that will be the next to hold, from a UTC instant on; null: none. */
  next: z.object({ name: z.string(), from: z.string() }).nullable(),
});
export type ListedCollection = z.infer<typeof listedCollection>;

/** The collections of the copy of the catalog, with whose settings hold for each. */
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
    /** Of titles, whatever their case and accents. */
    search: text('search').default(''),
    /** Absent: whosever. */
    level: z.enum(SETTINGS_LEVELS).optional(),
    sort: z.enum(COLLECTION_SORTS).default('title'),
  }),
  body: noBody,
  response: z.object({
    collections: z.array(listedCollection),
    pagination,
    /** False while the catalog is copied for the first time: there are more than these. */
    isComplete: z.boolean(),
  }),
});

/** A collection's own settings with the revision that a save must name: 0 while it has none, and gets what holds by default. */
export const savedCollectionSettings = z.object({
  settings: ofAnyLength(collectionSettings),
  revision: z.number().int(),
  /** UTC instant; null while it has none. */
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

/** Saves the settings that were read at `revision`; what holds changes at once. 409 and 422 as for default settings. */
export const saveCollectionSettings = endpoint({
  method: 'PUT',
  path: '/api/smart-collections/collections/:id',
  params: collectionParams,
  query: noParams,
  body: z.strictObject({ setting: collectionSettings, revision: z.number().int() }),
  response: z.object({ data: savedCollectionSettings }),
});
