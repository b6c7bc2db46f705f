import * as z from 'zod';
import { text } from '../smart-cart/limited';
import { LIST_LIMITS, TEXT_LIMITS } from '../smart-cart/limits';
import type { Metafields } from '../storefront/metafield-text';
import { endpoint, noBody, noParams } from './endpoint';

/** What a variant may be bought in. Source: Shopify, quantity rules. */
const quantityRule = z.object({
  min: z.number().int(),
  max: z.number().int().nullable(),
  increment: z.number().int(),
});

/** A product for pickers and the preview. Prices are subunits of the shop's currency. Ids are Shopify's numbers. */
export const catalogueProduct = z.object({
  id: z.number().int(),
  handle: z.string(),
  title: z.string(),
  image: z.string().nullable(),
  status: z.enum(['active', 'draft', 'archived']),
  isGiftCard: z.boolean(),
  requiresSellingPlan: z.boolean(),
  variants: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      price: z.number().int(),
      compareAtPrice: z.number().int().nullable(),
      available: z.boolean(),
      image: z.string().nullable(),
      /** Absent: any quantity. */
      quantityRule: quantityRule.optional(),
    }),
  ),
});
/** `metafields` are those that a cart publishes, by `namespace.key`; they are read by a call of their own. */
export type CatalogueProduct = z.infer<typeof catalogueProduct> & { readonly metafields?: Metafields };

/** `query` searches titles; `after` is the cursor of the page before. 25 products a page. */
export const listProducts = endpoint({
  method: 'GET',
  path: '/api/products',
  params: noParams,
  query: z.strictObject({ query: text('search').optional(), after: text('cursor').optional() }),
  body: noBody,
  answer: z.object({ products: z.array(catalogueProduct), next: z.string().nullable() }),
});

/** At most 100 with commas between them, each as long as a number can hold. */
const productIds = z.string().regex(/^\d{1,15}(,\d{1,15}){0,99}$/);

/** The products of the ids that still exist; `ids` is a comma-separated list of at most 100. */
export const readProducts = endpoint({
  method: 'GET',
  path: '/api/products/chosen',
  params: noParams,
  query: z.strictObject({ ids: productIds }),
  body: noBody,
  answer: z.object({ products: z.array(catalogueProduct) }),
});

/** How many metafields are asked for at once: those of a cart. */
const MAX_NAMES = LIST_LIMITS.metafields;

/**
 * What templates can show of the products' metafields, by product: those of `names` (`namespace.key`, comma-separated)
 * that a product has and that are no lists or references. `ids` as in `readProducts`.
 */
export const readProductMetafields = endpoint({
  method: 'GET',
  path: '/api/products/metafields',
  params: noParams,
  query: z.strictObject({
    ids: productIds,
    names: z
      .string()
      .max(MAX_NAMES * (TEXT_LIMITS.metafield + 1))
      .refine((names) => {
        const all = names.split(',', MAX_NAMES + 1);
        return all.length <= MAX_NAMES && all.every((name) => /^[\w-]+\.[\w-]+$/.test(name));
      }, `Names like custom.care, at most ${MAX_NAMES}, with commas between them`),
  }),
  body: noBody,
  answer: z.object({
    products: z.array(z.object({ id: z.number().int(), metafields: z.record(z.string(), z.string()) })),
  }),
});
