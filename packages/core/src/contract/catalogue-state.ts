import * as z from 'zod';
import { endpoint, noBody, noParams } from './endpoint';

/**
 * Progress of a sync: Shopify exports the products, which are saved here, then likewise the collections. `done` of
 * `of` products or collections; `of` is null while unknown.
 */
const syncProgress = z.object({
  what: z.enum(['products', 'collections']),
  step: z.enum(['export', 'save']),
  done: z.number().int(),
  of: z.number().int().nullable(),
});
export type SyncProgress = z.infer<typeof syncProgress>;

/** Copy of the shop's catalogue for lists, searches and pickers. Instants are ISO 8601 in UTC. */
export const catalogueState = z.object({
  /** `never`: there is no complete copy yet, and no sync is running. */
  state: z.enum(['never', 'syncing', 'ready']),
  /** Null unless a sync is running. */
  sync: z.object({ since: z.string(), progress: syncProgress }).nullable(),
  products: z.number().int(),
  collections: z.number().int(),
  /** End of the last full sync; null without one. */
  lastSyncedAt: z.string().nullable(),
  /** Number of reported changes that haven't been read yet. */
  backlog: z.number().int(),
  /** Last full comparison with Shopify; null without one. */
  lastComparedAt: z.string().nullable(),
  /** Number of products and collections that differed then without a reported change; they have been corrected. */
  drift: z.number().int().nullable(),
  /** Reason of a paused sync, for the merchant; null without one. It is retried automatically. */
  problem: z.string().nullable(),
});
export type CatalogueState = z.infer<typeof catalogueState>;

export const readCatalogueState = endpoint({
  method: 'GET',
  path: '/api/catalogue',
  params: noParams,
  query: noParams,
  body: noBody,
  response: catalogueState,
});

/** Languages of a shop in Shopify's format (`de`, `pt-BR`): its own, and the other published ones. */
const shopLanguages = z.object({ own: z.string(), others: z.array(z.string()) });
export type ShopLanguages = z.infer<typeof shopLanguages>;

/** Languages of the shop; null until the first sync of the catalogue begins. */
export const readShopLanguages = endpoint({
  method: 'GET',
  path: '/api/catalogue/languages',
  params: noParams,
  query: noParams,
  body: noBody,
  response: z.object({ languages: shopLanguages.nullable() }),
});

/** Starts a full sync; 409 while one is running. */
export const syncCatalogue = endpoint({
  method: 'POST',
  path: '/api/catalogue/sync',
  params: noParams,
  query: noParams,
  body: noBody,
  response: catalogueState,
});
