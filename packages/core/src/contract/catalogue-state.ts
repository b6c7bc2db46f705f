import * as z from 'zod';
import { endpoint, noBody, noParams } from './endpoint';

/**
 * Progress of a sync: Shopify exports the products, they are saved here, and the same for the collections. `done` of `of`
 * products or collections; `of` is null while nobody has said how many there are.
 */
const syncProgress = z.object({
  what: z.enum(['products', 'collections']),
  step: z.enum(['export', 'save']),
  done: z.number().int(),
  of: z.number().int().nullable(),
});
export type SyncProgress = z.infer<typeof syncProgress>;

/** The copy of the shop's catalogue that lists, searches and pickers read. Instants are ISO 8601 in UTC. */
export const catalogueState = z.object({
  /** `never`: there is no whole copy yet, and none is being made. */
  state: z.enum(['never', 'syncing', 'ready']),
  /** Null unless a sync is under way. */
  sync: z.object({ since: z.string(), progress: syncProgress }).nullable(),
  products: z.number().int(),
  collections: z.number().int(),
  /** When the last whole sync ended; null when there was none. */
  lastSyncedAt: z.string().nullable(),
  /** Changes that Shopify told of and that are not read yet. */
  backlog: z.number().int(),
  /** When all was last compared with Shopify; null when it never was. */
  lastComparedAt: z.string().nullable(),
  /** How many products and collections differed at that time though nobody had told of it; they are right since then. */
  drift: z.number().int().nullable(),
  /** Why it doesn't go on, for the merchant; null when nothing is wrong. It is tried again by itself. */
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

/** The languages of a shop as Shopify writes them (`de`, `pt-BR`): its own, and the others that it has published. */
const shopLanguages = z.object({ own: z.string(), others: z.array(z.string()) });
export type ShopLanguages = z.infer<typeof shopLanguages>;

/** Known once the catalogue has begun to sync; null before. */
export const readShopLanguages = endpoint({
  method: 'GET',
  path: '/api/catalogue/languages',
  params: noParams,
  query: noParams,
  body: noBody,
  response: z.object({ languages: shopLanguages.nullable() }),
});

/** Begins a whole sync; 409 while one is under way. */
export const syncCatalogue = endpoint({
  method: 'POST',
  path: '/api/catalogue/sync',
  params: noParams,
  query: noParams,
  body: noBody,
  response: catalogueState,
});
