/** Line reference of a request: position from 1, current key, or variant id. */
export type LineReference =
  | { readonly by: 'position'; readonly position: number }
  | { readonly by: 'key'; readonly key: string }
  | { readonly by: 'variant'; readonly variantId: number };
