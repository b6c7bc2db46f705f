import {
  BUILT_IN,
  BUILT_IN_SOURCES,
  type BuiltInSource,
  builtInPath,
  type CartSource,
} from './built-in-sources';

/** Data source of a path. */
export type SourceAt =
  | { readonly source: Exclude<BuiltInSource, 'collection' | 'tag' | 'related' | 'complementary'> }
  /** Shopify's recommendations. */
  | { readonly source: 'related' }
  | { readonly source: 'complementary' }
  /** Null: not chosen yet. */
  | { readonly source: 'collection'; readonly collectionId: number | null }
  | { readonly source: 'tag'; readonly tag: string | null }
  /** Custom source, by id. */
  | { readonly source: 'custom'; readonly id: number };

/** Data source at a path; null if there is none. */
export function sourceAt(path: string): SourceAt | null {
  const id = customSourceId(path);
  if (id !== null) return { source: 'custom', id };
  const [, name, choice] = /^\/products\/([a-z_]+)(?:\/([^/]+))?$/.exec(path) ?? [];
  const source = BUILT_IN_SOURCES.find((each) => each === name);
  if (source === undefined) return null;
  if (source === 'collection') {
    if (choice === undefined) return { source, collectionId: null };
    return NUMBER.test(choice) ? { source, collectionId: Number(choice) } : null;
  }
  if (source === 'tag') {
    const tag = choice === undefined ? null : decoded(choice);
    return choice !== undefined && tag === null ? null : { source, tag };
  }
  return choice === undefined ? { source } : null;
}

/** Source whose products the server knows itself. */
export type ServerSource = Exclude<SourceAt, { readonly source: 'custom' | 'related' | 'complementary' }>;

/** Whether the server knows a source's products itself: neither Shopify's nor a custom source. */
export const isServerSource = (at: SourceAt): at is ServerSource =>
  at.source !== 'custom' && at.source !== 'related' && at.source !== 'complementary';

/** Path of a collection's products. */
export const collectionSourcePath = (collectionId: number): string =>
  `${builtInPath('collection')}/${collectionId}`;

/** Path of the products with a tag. */
export const tagSourcePath = (tag: string): string => `${builtInPath('tag')}/${encodeURIComponent(tag)}`;

/** Path of a custom source. */
export const customSourcePath = (id: number): string => `/custom/id/${id}`;

/** Id of the custom source at a path, `/custom/id/{id}`; null for any other path. */
export function customSourceId(path: string): number | null {
  const [, id] = /^\/custom\/id\/([1-9]\d{0,8})$/.exec(path) ?? [];
  return id === undefined ? null : Number(id);
}

/** Definition of the built-in source at a path; null for custom sources, and if there is none. */
export function builtInAt(path: string) {
  const at = sourceAt(path);
  return at === null || at.source === 'custom' ? null : BUILT_IN[at.source];
}

/**
 * Source of a cart's cross-sell at a path, as the cart's script names it; null if carts can't show it, or there is
 * none.
 */
export function cartSourceAt(path: string): CartSource | null {
  return customSourceId(path) === null ? (builtInAt(path)?.inCart ?? null) : 'server';
}

/** Ids that a JavaScript number can hold, as Shopify's are. */
const NUMBER = /^[1-9]\d{0,14}$/;

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
