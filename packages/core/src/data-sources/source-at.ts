import {
  BUILT_IN,
  BUILT_IN_SOURCES,
  type BuiltInSource,
  builtInPath,
  type CartSource,
} from './built-in-sources';

/** Source that a path names. */
export type SourceAt =
  | { readonly source: Exclude<BuiltInSource, 'collection' | 'tag' | 'related' | 'complementary'> }
  /** Shopify's own. */
  | { readonly source: 'related' }
  | { readonly source: 'complementary' }
  /** Null: none is chosen yet. */
  | { readonly source: 'collection'; readonly collectionId: number | null }
  | { readonly source: 'tag'; readonly tag: string | null }
  /** One of the shop's own, by its id. */
  | { readonly source: 'custom'; readonly id: number };

/** Data source at a path; null where there is none. */
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

/** A source whose products the server knows itself. */
export type ServerSource = Exclude<SourceAt, { readonly source: 'custom' | 'related' | 'complementary' }>;

/** Whether the server knows a source's products itself: it is none of Shopify's, and none of the shop's own. */
export const isServerSource = (at: SourceAt): at is ServerSource =>
  at.source !== 'custom' && at.source !== 'related' && at.source !== 'complementary';

/** A path that names a collection's products. */
export const collectionSourcePath = (collectionId: number): string =>
  `${builtInPath('collection')}/${collectionId}`;

/** A path that names the products with a tag. */
export const tagSourcePath = (tag: string): string => `${builtInPath('tag')}/${encodeURIComponent(tag)}`;

/** A path that names a source of the shop's own. */
export const customSourcePath = (id: number): string => `/custom/id/${id}`;

/** The id of the shop's own data source that a path names, `/custom/id/{id}`; null for any other path. */
export function customSourceId(path: string): number | null {
  const [, id] = /^\/custom\/id\/([1-9]\d{0,8})$/.exec(path) ?? [];
  return id === undefined ? null : Number(id);
}

/** Facts of the built-in source at a path; null for the shop's own, and where there is none. */
export function builtInAt(path: string) {
  const at = sourceAt(path);
  return at === null || at.source === 'custom' ? null : BUILT_IN[at.source];
}

/** Source of a cart's cross-sell at a path, as the cart's script has it; null where carts can't show it, or there is none. */
export function cartSourceAt(path: string): CartSource | null {
  return customSourceId(path) === null ? (builtInAt(path)?.inCart ?? null) : 'server';
}

/** Shopify's numbers are below what a JavaScript number can hold. */
const NUMBER = /^[1-9]\d{0,14}$/;

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
