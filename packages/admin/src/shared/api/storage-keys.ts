/**
 * Keys of everything that the admin stores in a browser. Browsers may hold data of older versions,
 * so keys are never reused.
 */

/** `sessionStorage`: the tab's shop, by domain. */
export const SHOP_OF_TAB = 'cartwright:shop';

/** `localStorage`: shops opened in this browser, most recent first. */
export const KNOWN_SHOPS = 'cartwright:shops';
/** `localStorage`: shops with hidden set-up steps, by domain. */
export const SETUP_HIDDEN = 'cartwright:setup-hidden';
/** `localStorage`: lines of the checkout preview, by shop. */
export const CHECKOUT_LINES = 'cartwright:checkout-lines';
/** `localStorage`: view settings of the preview. */
export const VIEWPORT = 'cartwright:viewport';
export const PREVIEW_ZOOM = 'cartwright:preview-zoom';
export const PREVIEW_PAGE = 'cartwright:preview-page';

/**
 * `localStorage`: prefixes of expiring entries. Each is `{ value, expiresAt }` as JSON, with
 * `expiresAt` in milliseconds since 1970.
 */
export const SEED_PRODUCT = 'cartwright:seed-product:';
export const CHECKOUT_PROFILE = 'cartwright:checkout-profile:';
export const EXPIRING_PREFIXES = ['cartwright:install-prompt:', SEED_PRODUCT, CHECKOUT_PROFILE] as const;

/** IndexedDB: a database with one store. */
export const DRAFTS_DATABASE = 'cartwright-drafts';

/** Prefix of the locks of open editors. */
export const OPEN_EDITOR = 'cartwright-editor:';
