/** Block of a theme app extension: the app's handle, and the block's file name. */
export interface AppBlock {
  readonly handle: string;
  readonly block: string;
}

/**
 * Whether a block type of a theme file, `shopify://apps/cartwright/blocks/cart/UID`, is this block.
 * The UID differs per app.
 */
export function isTypeOf(type: string, { handle, block }: AppBlock): boolean {
  return type.startsWith(`shopify://apps/${handle}/blocks/${block}/`);
}
