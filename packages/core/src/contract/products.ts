import * as z from 'zod';
import { catalogueProduct } from '../catalogue/product';
import { text } from '../texts/limited';
import { LIST_LIMITS, TEXT_LIMITS } from '../texts/limits';
import { catalogueId, catalogueIds } from './catalogue-ids';
import { endpoint, noBody, noParams } from './endpoint';

/**
 * Products that match all criteria, by title: the words of `query` match prefixes of words in titles, SKUs,
 * vendors, types and tags, `collection` is a collection's id, `tag` and `vendor` are matched exactly, ignoring
 * case. `after` is the cursor in the previous page's headers. 25 products per page. Changes in Shopify of the last
 * minute may be missing.
 */
export const listProducts = endpoint({
  method: 'GET',
  path: '/api/products',
  params: noParams,
  query: z.strictObject({
    query: text('search').optional(),
    collection: catalogueId.optional(),
    tag: text('tag').min(1).optional(),
    vendor: text('vendor').min(1).optional(),
    after: text('cursor').optional(),
  }),
  body: noBody,
  response: z.object({ products: z.array(catalogueProduct) }),
  paging: 'headers',
});

/** Maximum of random products per call. */
const MAX_RANDOM = 100;

/**
 * Active products in random order, stable for a `seed`, so that previews don't change. At most 25 if the catalogue
 * isn't mirrored.
 */
export const randomProducts = endpoint({
  method: 'GET',
  path: '/api/products/random',
  params: noParams,
  query: z.strictObject({
    limit: z.coerce.number().int().min(1).max(MAX_RANDOM).default(MAX_RANDOM),
    seed: text('id').default(''),
  }),
  body: noBody,
  response: z.object({ products: z.array(catalogueProduct) }),
});

/**
 * Existing products by id; while Shopify is unavailable, those of the mirror. `ids` is a comma-separated list of
 * at most 100.
 */
export const readProducts = endpoint({
  method: 'GET',
  path: '/api/products/chosen',
  params: noParams,
  query: z.strictObject({ ids: catalogueIds }),
  body: noBody,
  response: z.object({ products: z.array(catalogueProduct) }),
});

/** Maximum of metafields per request: those of a cart. */
const MAX_NAMES = LIST_LIMITS.metafields;

/**
 * Metafields for templates, by product: those of `names` (`namespace.key`, comma-separated) that a product has,
 * without lists and references. `ids` as in `readProducts`.
 */
export const readProductMetafields = endpoint({
  method: 'GET',
  path: '/api/products/metafields',
  params: noParams,
  query: z.strictObject({
    ids: catalogueIds,
    names: z
      .string()
      .max(MAX_NAMES * (TEXT_LIMITS.metafield + 1))
      .refine((names) => {
        const all = names.split(',', MAX_NAMES + 1);
        return all.length <= MAX_NAMES && all.every((name) => /^[\w-]+\.[\w-]+$/.test(name));
      }, `Use names like custom.care, separated by commas, ${MAX_NAMES} at most`),
  }),
  body: noBody,
  response: z.object({
    products: z.array(z.object({ id: z.number().int(), metafields: z.record(z.string(), z.string()) })),
  }),
});
