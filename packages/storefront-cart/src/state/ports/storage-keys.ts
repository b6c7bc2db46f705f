import type { StoragePort } from '@cartwright/storefront-kit/ports/ports';

/**
 * Storage keys of the cart in the browser. Older versions may have left values, so keys are never reused. Types only: a
 * constant shared with parts would end up in the drawer's file.
 */
export type StorageKey = InBrowser | InTab;

/** Keys of `localStorage`. */
type InBrowser =
  /** Shopper's choices in a cart, with its version. */
  | 'cartwright:choices'
  /** Gifts the shopper was reminded of. */
  | 'cartwright:reminded'
  /** Time of a cart's first item. */
  | 'cartwright:countdown'
  /** Reported events of a cart; with consent. */
  | 'cartwright:told'
  /** Link of a cart with its session; with consent. */
  | 'cartwright:link'
  /** Bundles built in this browser (`builtBundles`), written by builders. */
  | 'cartwright:bundles';

/**
 * Keys of `sessionStorage`. The kit also uses `cartwright:preview` there, and `cartwright:visit` and
 * `cartwright:viewed` in `localStorage`.
 */
type InTab =
  /** Set when a theme's form or link changes the cart by navigation. */
  'cartwright:changed';

export type CartStorage = StoragePort<StorageKey>;
