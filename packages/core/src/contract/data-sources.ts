import * as z from 'zod';
import { customSource, customSources } from '../data-sources/custom-source';
import { MAX_SOURCE_PRODUCTS } from '../data-sources/source-request';
import { ofAnyLength } from '../texts/any-length';
import { text } from '../texts/limited';
import { endpoint, noBody, noParams } from './endpoint';
import { isShopDomain } from './shop-domain';

/** Default limit of a new widget. */
const DEFAULT_LIMIT = 8;

const yesOrNo = z
  .enum(['yes', 'no'])
  .default('no')
  .transform((word) => word === 'yes');

const ids = z
  .string()
  .regex(/^(\d{1,15}(,\d{1,15}){0,99})?$/, 'Send at most 100 numbers with commas between them.')
  .default('')
  .transform((list) => (list === '' ? [] : list.split(',').map(Number)));

/** Query of a data source, with the specification's names. */
export const sourceQuery = z.strictObject({
  /** Public key of the shop: its myshopify.com domain. */
  key: text('handle').refine(isShopDomain, 'Send the shop’s myshopify.com domain as its key.'),
  limit: z.coerce.number().int().min(1).max(MAX_SOURCE_PRODUCTS).default(DEFAULT_LIMIT),
  /**
   * Products that the response is based on, comma-separated, at most 100: the page's and those in the cart, or the
   * recently viewed ones, latest first. Only `recently_viewed` returns them.
   */
  shopify_product_ids: ids,
  /** Variants whose products are appended to those above. */
  shopify_variant_ids: ids,
  /** Whether to include metafields, and known selling plans. */
  metafields: yesOrNo,
  selling_plans: yesOrNo,
  /** Number of items in the cart. */
  cart_count: z.coerce.number().int().min(0).max(100_000).optional(),
  /** Key for caches; otherwise ignored. */
  cache_key: text('id').optional(),
  /** Random id of the visitor; ignored, and not stored. */
  uuid: z.uuid().optional(),
});

/** Origin of a product in the response. */
const cameIn = z.object({
  id: z.number().int(),
  /** Built-in source of the product. */
  by: z.string(),
  /** Number of a custom source's rule, from 1; null for a built-in source. */
  rule: z.number().int().nullable(),
  /** Null for sources that sort without scores. */
  score: z.number().nullable(),
  /** Summands of the score, with reasons. */
  parts: z.array(z.object({ score: z.number(), reason: z.string() })),
  /** Reason for shoppers; null if too few others did the same. */
  reason: z.string().nullable(),
});

/** Product in previews of data sources. Amounts are subunits of `currency`. */
const sourceProduct = z.object({
  id: z.number().int(),
  handle: z.string(),
  title: z.string(),
  description: z.string(),
  url: z.string(),
  vendor: z.string(),
  productType: z.string(),
  /** ISO 4217; null if there are no prices. */
  currency: z.string().nullable(),
  images: z.array(z.object({ url: z.string(), alt: z.string().nullable() })),
  options: z.array(z.object({ option: z.string(), position: z.number().int(), values: z.array(z.string()) })),
  variants: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      sku: z.string().nullable(),
      price: z.number().int(),
      compareAtPrice: z.number().int().nullable(),
      available: z.boolean(),
    }),
  ),
  metafields: z.record(z.string(), z.string()).optional(),
  requiresSellingPlan: z.boolean().optional(),
});
export type SourceProduct = z.infer<typeof sourceProduct>;

export const sourceData = z.object({
  metadata: z.object({
    source: z.object({ path: z.string(), name: z.string() }),
    /** Results of a custom source's rules, numbered from 1. */
    rules: z.array(
      z.object({
        rule: z.number().int(),
        outcome: z.enum(['held', 'did not hold', 'exited']),
        /** Number of products returned. */
        gave: z.number().int(),
      }),
    ),
    /** Time of the response (ISO 8601). */
    time: z.string(),
    products: z.array(cameIn),
  }),
  data: z.array(sourceProduct),
});
export type SourceData = z.infer<typeof sourceData>;

const ANYONE = { method: 'GET', query: sourceQuery, body: noBody, response: sourceData } as const;

/**
 * Products of a built-in data source, for anyone. 404 for an unknown one, or one that only the store can resolve.
 */
export const askDataSource = endpoint({
  ...ANYONE,
  path: '/api/v1/products/:source',
  params: z.strictObject({ source: text('id') }),
});

/** Products of a collection by its number, or of a tag. */
export const askChosenDataSource = endpoint({
  ...ANYONE,
  path: '/api/v1/products/:source/:choice',
  params: z.strictObject({ source: text('id'), choice: text('dataSourcePath') }),
});

/** Data sources for widgets, built-in and custom, by name. */
export const listDataSources = endpoint({
  method: 'GET',
  path: '/api/data-sources',
  params: noParams,
  query: noParams,
  body: noBody,
  response: z.object({
    dataSources: z.array(z.object({ path: z.string(), name: z.string(), description: z.string() })),
  }),
});

/** Products of a custom data source by id. */
export const askCustomSource = endpoint({
  ...ANYONE,
  path: '/api/v1/custom/id/:id',
  params: z.strictObject({ id: text('id') }),
});

/** Custom data sources with the revision that the next save must name: 0 if never saved. */
export const savedCustomSources = z.object({
  document: ofAnyLength(customSources),
  revision: z.number().int(),
  /** UTC instant; null if never saved. */
  updatedAt: z.string().nullable(),
});
export type SavedCustomSources = z.infer<typeof savedCustomSources>;

export const readCustomSources = endpoint({
  method: 'GET',
  path: '/api/data-sources/custom',
  params: noParams,
  query: noParams,
  body: noBody,
  response: savedCustomSources,
});

/**
 * Saves all custom data sources that were read at `revision`. 409 with the saved ones if somebody saved since; 422
 * with each issue.
 */
export const saveCustomSources = endpoint({
  method: 'PUT',
  path: '/api/data-sources/custom',
  params: noParams,
  query: noParams,
  body: z.strictObject({ setting: customSources, revision: z.number().int() }),
  response: z.object({ data: savedCustomSources }),
});

const productIds = z.array(z.int().positive()).max(MAX_SOURCE_PRODUCTS).default([]);

/** Result of an edited source for a sample page and cart. Saves nothing. */
export const tryCustomSource = endpoint({
  method: 'POST',
  path: '/api/data-sources/try',
  params: noParams,
  query: noParams,
  body: z.strictObject({
    source: customSource,
    pageProducts: productIds,
    cartProducts: productIds,
    /** Major units of the shop's currency; null: unknown. */
    total: z.number().min(0).nullable().default(null),
    /** ISO 3166-1; null: the shop's own. */
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable()
      .default(null),
    isSignedIn: z.boolean().nullable().default(null),
    limit: z.int().min(1).max(MAX_SOURCE_PRODUCTS).default(DEFAULT_LIMIT),
  }),
  response: sourceData,
});
