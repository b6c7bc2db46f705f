import * as z from 'zod';
import { text } from '../texts/limited';
import { catalogueIds } from './catalogue-ids';
import { endpoint, noBody, noParams } from './endpoint';

/** A collection for pickers. The id is Shopify's number; `productsCount` is null where Shopify does not say. */
export const catalogueCollection = z.object({
  id: z.number().int(),
  handle: z.string(),
  title: z.string(),
  image: z.string().nullable(),
  productsCount: z.number().int().nullable(),
});
export type CatalogueCollection = z.infer<typeof catalogueCollection>;

/** `query` searches titles; `after` is the cursor that the page before gave in its headers. 50 collections a page, by title. */
export const listCollections = endpoint({
  method: 'GET',
  path: '/api/collections',
  params: noParams,
  query: z.strictObject({ query: text('search').optional(), after: text('cursor').optional() }),
  body: noBody,
  response: z.object({ collections: z.array(catalogueCollection) }),
  paging: 'headers',
});

/**
 * The collections of the ids that still exist; while Shopify is away, those that are known here. `ids` is a
 * comma-separated list of at most 100.
 */
export const readCollections = endpoint({
  method: 'GET',
  path: '/api/collections/chosen',
  params: noParams,
  query: z.strictObject({ ids: catalogueIds }),
  body: noBody,
  response: z.object({ collections: z.array(catalogueCollection) }),
});
