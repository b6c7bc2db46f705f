import type { StoragePort } from '@cartwright/storefront-kit/ports/ports';

/**
 * All that the cart keeps in a shopper's browser, by its key. The browser may hold what an older version has kept there, so
 * a key is never used for anything else. Types alone: a constant that drawer and parts share would be in the drawer's file.
 */
export type StorageKey = InBrowser | InTab;

/** Keys of `localStorage`. */
type InBrowser =
  /** What the shopper of a cart has chosen, and the version of it. */
  | 'cartwright:choices'
  /** Of which gifts the shopper of a cart was reminded. */
  | 'cartwright:reminded'
  /** When a cart had its first item. */
  | 'cartwright:countdown'
  /** Which facts of a cart were told; with consent. */
  | 'cartwright:told'
  /** The link of a cart with its session; with consent. */
  | 'cartwright:link'
  /** The bundles that were built in this browser (`builtBundles`); builders write it. */
  | 'cartwright:bundles';

/** Keys of `sessionStorage`; the kit has `cartwright:preview` there, and `cartwright:visit` and `cartwright:viewed` in the browser. */
type InTab =
  /** A form or link of the theme is changing the cart, on its way to another page. */
  'cartwright:changed';

export type CartStorage = StoragePort<StorageKey>;
