/** Reference of a request to a line: by its position from 1, by its current key, or by the variant that it holds. */
export type LineReference =
  | { readonly by: 'position'; readonly position: number }
  | { readonly by: 'key'; readonly key: string }
  | { readonly by: 'variant'; readonly variantId: number };
