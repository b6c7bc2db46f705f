/** A block of a theme app extension: the app's handle as Shopify tells it, and the block's own, the name of its file. */
export interface AppBlock {
  readonly handle: string;
  readonly block: string;
}

/**
 * Whether a theme's files name this block by a type, `shopify://apps/cartwright/blocks/cart/UID`. The id at its end is
 * Shopify's, and changes with the app.
 */
export function isTypeOf(type: string, { handle, block }: AppBlock): boolean {
  return type.startsWith(`shopify://apps/${handle}/blocks/${block}/`);
}
