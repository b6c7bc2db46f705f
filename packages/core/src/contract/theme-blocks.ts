import * as z from 'zod';
import { endpoint, noBody, noParams } from './endpoint';

/** Blocks that show products. */
const listBlock = z.enum(['collection', 'search', 'widget']);
export type ListBlock = z.infer<typeof listBlock>;

/** Theme template of a block, or the first one to look in. */
export const TEMPLATE_OF: Readonly<Record<ListBlock, string>> = {
  collection: 'collection',
  search: 'search',
  widget: 'product',
};

/** URL of the theme editor at the template's page. */
const editorUrl = z.string();

/**
 * Whether the main theme's templates of that name contain the block. `unknown` doesn't mean `off`; its reasons are
 * those of the app embed (`ThemeEmbed`). `editorUrl` of `off` opens the theme editor with the block added but not
 * saved.
 */
const blockPlacement = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('on'),
    theme: z.string(),
    /** Templates without it, by Shopify's names: `collection` is the default one, `collection.sale` another. */
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
export type BlockPlacement = z.infer<typeof blockPlacement>;

const permission = z.enum(['granted', 'missing', 'unknown']);

/** Conditions under which shoppers see a block's content, and for collections see it at once. */
const blockStatus = z.object({
  placement: blockPlacement,
  /** Whether the store may call the app: the scope `write_app_proxy`. */
  proxy: permission,
  /** Whether first pages can be stored in collections, for immediate display: the scope `write_products`. */
  firstPages: permission,
});
export type BlockStatus = z.infer<typeof blockStatus>;

export const readBlockStatus = endpoint({
  method: 'GET',
  path: '/api/theme-blocks/:block',
  params: z.strictObject({ block: listBlock }),
  query: noParams,
  body: noBody,
  response: blockStatus,
});
