import * as z from 'zod';
import { endpoint, noBody, noParams } from './endpoint';

/** The blocks that show products. */
const listBlock = z.enum(['collection', 'search', 'widget']);
export type ListBlock = z.infer<typeof listBlock>;

/** The theme's template that a block belongs to, or where it is looked for first. */
export const TEMPLATE_OF: Readonly<Record<ListBlock, string>> = {
  collection: 'collection',
  search: 'search',
  widget: 'product',
};

/** The theme editor at the page of the template. */
const editorUrl = z.string();

/**
 * Whether the main theme's templates of that name hold the block. `unknown` is no `off`; its reasons are those of the app
 * embed (`ThemeEmbed`). `editorUrl` of `off` opens the theme editor with the block added, not saved yet.
 */
const blockPlacement = z.discriminatedUnion('status', [
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
export type BlockPlacement = z.infer<typeof blockPlacement>;

const permission = z.enum(['granted', 'missing', 'unknown']);

/** Conditions under which shoppers see what a block shows, and see collections at once. */
const blockStatus = z.object({
  placement: blockPlacement,
  /** Whether the store may ask the app: the scope `write_app_proxy`. */
  proxy: permission,
  /** Whether first pages may be put into the store's collections, so that they are there at once: `write_products`. */
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
