import * as z from 'zod';
import { customSource, customSources } from '../data-sources/custom-source';
import { MAX_SOURCE_PRODUCTS } from '../data-sources/source-request';
import { ofAnyLength } from '../texts/any-length';
import { text } from '../texts/limited';
import { endpoint, noBody, noParams } from './endpoint';
import { isShopDomain } from './shop-domain';

/** As a new widget has it. */
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

/** Query to a data source. Names are those of the specification. */
export const sourceQuery = z.strictObject({
  /** The shop's public key: its myshopify.com domain. */
  key: text('handle').refine(isShopDomain, 'Send the shop’s myshopify.com domain as its key.'),
  limit: z.coerce.number().int().min(1).max(MAX_SOURCE_PRODUCTS).default(DEFAULT_LIMIT),
  /**
   * Products that the answer is about, comma-separated, at most 100: the page's and those in the cart, or of what was viewed
   * those that the shopper looked at; the latest first. They are in no answer but that of `recently_viewed`.
   */
  shopify_product_ids: ids,
  /** Variants, whose products are meant; behind those above. */
  shopify_variant_ids: ids,
  /** Whether products have their metafields, and what is known of their selling plans. */
  metafields: yesOrNo,
  selling_plans: yesOrNo,
  /** How many items are in the cart. */
  cart_count: z.coerce.number().int().min(0).max(100_000).optional(),
  /** Tells kept answers apart, and does nothing else. */
  cache_key: text('id').optional(),
  /** The visitor's random id. Nothing is read or kept by it. */
  uuid: z.uuid().optional(),
});

/** Origin of a product in the response. */
const cameIn = z.object({
  id: z.number().int(),
  /** The built-in source that gave it. */
  by: z.string(),
  /** The rule of a custom source, counted from 1; null of a built-in one. */
  rule: z.number().int().nullable(),
  /** Null where an order was chosen, and nothing counted. */
  score: z.number().nullable(),
  /** Parts of the score, in words. */
  parts: z.array(z.object({ score: z.number(), reason: z.string() })),
  /** What shoppers may read; null where too few others did the same. */
  reason: z.string().nullable(),
});

/** A product as previews of data sources have it. Amounts are subunits of `currency`. */
const sourceProduct = z.object({
  id: z.number().int(),
  handle: z.string(),
  title: z.string(),
  description: z.string(),
  url: z.string(),
  vendor: z.string(),
  productType: z.string(),
  /** ISO 4217; null where nothing of it is priced. */
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
    /** Of a custom source what became of each rule, counted from 1. */
    rules: z.array(
      z.object({
        rule: z.number().int(),
        outcome: z.enum(['held', 'did not hold', 'exited']),
        /** How many products it gave. */
        gave: z.number().int(),
      }),
    ),
    /** When it was answered (ISO 8601). */
    time: z.string(),
    products: z.array(cameIn),
  }),
  data: z.array(sourceProduct),
});
export type SourceData = z.infer<typeof sourceData>;

const ANYONE = { method: 'GET', query: sourceQuery, body: noBody, response: sourceData } as const;

/** The products of a built-in data source, for anyone. 404 where there is none, or where only the store knows it. */
export const askDataSource = endpoint({
  ...ANYONE,
  path: '/api/v1/products/:source',
  params: z.strictObject({ source: text('id') }),
});

/** The same of a collection by its number, or of a tag. */
export const askChosenDataSource = endpoint({
  ...ANYONE,
  path: '/api/v1/products/:source/:choice',
  params: z.strictObject({ source: text('id'), choice: text('dataSourcePath') }),
});

/** Where products of widgets may come from, the built-in sources and the shop's own, by name. */
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

/** One of the shop's own data sources, by its id. */
export const askCustomSource = endpoint({
  ...ANYONE,
  path: '/api/v1/custom/id/:id',
  params: z.strictObject({ id: text('id') }),
});

/** The shop's own data sources with the revision that a save must name: 0 while none are saved. */
export const savedCustomSources = z.object({
  document: ofAnyLength(customSources),
  revision: z.number().int(),
  /** UTC instant; null while none are saved. */
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

/** Saves all that were read at `revision`. 409 with what is saved when somebody else saved since; 422 with each problem. */
export const saveCustomSources = endpoint({
  method: 'PUT',
  path: '/api/data-sources/custom',
  params: noParams,
  query: noParams,
  body: z.strictObject({ setting: customSources, revision: z.number().int() }),
  response: z.object({ data: savedCustomSources }),
});

const productIds = z.array(z.int().positive()).max(MAX_SOURCE_PRODUCTS).default([]);

/** Answer of a source that is being edited, for a made-up page and cart. Saves nothing. */
export const tryCustomSource = endpoint({
  method: 'POST',
  path: '/api/data-sources/try',
  params: noParams,
  query: noParams,
  body: z.strictObject({
    source: customSource,
    pageProducts: productIds,
    cartProducts: productIds,
    /** Major units of the shop's currency; null: nothing is known. */
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
