/**
 * All that the admin keeps in a browser, by its key. The browser may hold what an older version has kept there, so a key is
 * never used for anything else.
 */

/** `sessionStorage`: the shop that the tab is about, by its domain. */
export const SHOP_OF_TAB = 'cartwright:shop';

/** `localStorage`: the shops that this browser was opened for, the last one first. */
export const KNOWN_SHOPS = 'cartwright:shops';
/** `localStorage`: the shops whose set-up steps are hidden, by their domains. */
export const SETUP_HIDDEN = 'cartwright:setup-hidden';
/** `localStorage`: the lines of the checkout preview, by shop. */
export const CHECKOUT_LINES = 'cartwright:checkout-lines';
/** `localStorage`: how the preview is looked at. */
export const VIEWPORT = 'cartwright:viewport';
export const PREVIEW_ZOOM = 'cartwright:preview-zoom';
export const PREVIEW_PAGE = 'cartwright:preview-page';

/**
 * `localStorage`: prefixes of what is kept for a while only. Each entry is `{ value, expiresAt }` as JSON, with `expiresAt` in
 * milliseconds since 1970.
 */
export const SEED_PRODUCT = 'cartwright:seed-product:';
export const CHECKOUT_PROFILE = 'cartwright:checkout-profile:';
export const EXPIRING_PREFIXES = ['cartwright:install-prompt:', SEED_PRODUCT, CHECKOUT_PROFILE] as const;

/** IndexedDB: a database with one store. */
export const DRAFTS_DATABASE = 'cartwright-drafts';

/** Locks of the editors that are open, by this prefix. */
export const OPEN_EDITOR = 'cartwright-editor:';
