import * as z from 'zod';
import { text } from '../texts/limited';
import { catalogueIds } from './catalogue-ids';
import { endpoint, noBody, noParams } from './endpoint';

/** Collection for pickers. The id is Shopify's number; `productsCount` is null if Shopify returns none. */
export const catalogueCollection = z.object({
  id: z.number().int(),
  handle: z.string(),
  title: z.string(),
  image: z.string().nullable(),
  productsCount: z.number().int().nullable(),
});
export type CatalogueCollection = z.infer<typeof catalogueCollection>;

/**
 * `query` searches titles; `after` is the cursor in the previous page's headers. 50 collections per page, by
 * title.
 */
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
 * Existing collections by id; while Shopify is unavailable, those of the mirror. `ids` is a comma-separated list
 * of at most 100.
 */
export const readCollections = endpoint({
  method: 'GET',
  path: '/api/collections/chosen',
  params: noParams,
  query: z.strictObject({ ids: catalogueIds }),
  body: noBody,
  response: z.object({ collections: z.array(catalogueCollection) }),
});
