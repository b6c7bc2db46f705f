import * as z from 'zod';
import { endpoint, noBody, noParams } from './endpoint';

/** The theme editor at the theme's collection page. */
const editorUrl = z.string();

/**
 * Whether the main theme's collection templates hold the block that shows what campaigns decide. `unknown` is no `off`; its
 * reasons are those of the app embed (`ThemeEmbed`). `editorUrl` of `off` opens the theme editor with the block added, not
 * saved yet.
 */
const collectionPlacement = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('on'),
    theme: z.string(),
    /** Templates without it, as Shopify names them: `collection` is the default one, `collection.sale` another. */
    without: z.array(z.string()),
    editorUrl,
  }),
  z.object({ status: z.literal('off'), theme: z.string(), editorUrl }),
  z.object({
    status: z.literal('unknown'),
    theme: z.null(),
    reason: z.enum(['missing_scope', 'unavailable', 'unreadable']),
    editorUrl,
  }),
]);
export type CollectionPlacement = z.infer<typeof collectionPlacement>;

const permission = z.enum(['granted', 'missing', 'unknown']);

/** What has to be so before shoppers see a campaign, and before they see it at once. */
const collectionReach = z.object({
  placement: collectionPlacement,
  /** Whether the store may ask the app: the scope `write_app_proxy`. */
  proxy: permission,
  /** Whether first pages may be put into the store's collections, so that they are there at once: `write_products`. */
  firstPages: permission,
});
export type CollectionReach = z.infer<typeof collectionReach>;

export const readCollectionPlacement = endpoint({
  method: 'GET',
  path: '/api/smart-collections/placement',
  params: noParams,
  query: noParams,
  body: noBody,
  answer: collectionReach,
});
