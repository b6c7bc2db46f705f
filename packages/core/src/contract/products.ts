import * as z from 'zod';
import { catalogueProduct } from '../catalogue/product';
import { text } from '../texts/limited';
import { LIST_LIMITS, TEXT_LIMITS } from '../texts/limits';
import { catalogueId, catalogueIds } from './catalogue-ids';
import { endpoint, noBody, noParams } from './endpoint';

/**
 * Products that meet all that is asked for, by title: the words of `query` begin words of titles, SKUs, vendors, types and
 * tags, `collection` is the id of one, `tag` and `vendor` are meant as they are, whatever their case. `after` is the
 * cursor that the page before gave in its headers. 25 products a page. What changed in Shopify this minute may be as it was before.
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

/** Products that are asked for at random at once. */
const MAX_RANDOM = 100;

/**
 * Active products in an order of chance, the same for the same `seed`: a preview doesn't jump. Of a catalog that isn't copied
 * here 25 at most.
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
 * The products of the ids that still exist; while Shopify is away, those that are known here. `ids` is a comma-separated
 * list of at most 100.
 */
export const readProducts = endpoint({
  method: 'GET',
  path: '/api/products/chosen',
  params: noParams,
  query: z.strictObject({ ids: catalogueIds }),
  body: noBody,
  response: z.object({ products: z.array(catalogueProduct) }),
});

/** Metafields per request: those of a cart. */
const MAX_NAMES = LIST_LIMITS.metafields;

/**
 * Metafields of products that templates can show, by product: those of `names` (`namespace.key`, comma-separated)
 * that a product has and that are no lists or references. `ids` as in `readProducts`.
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
