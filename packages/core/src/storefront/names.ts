/** Names shared by the app, the theme app extension and the discount function. */

/** App metafield (owner: the app installation) that the embed prints into the page. */
export const CONFIG_METAFIELD = { namespace: 'cartwright', key: 'storefront_config' } as const;

/**
 * Namespace of the app metafields with the config in other languages, one for each that the carts are translated
 * into. The embed prints that of the page's language, or the one above as a fallback.
 */
export const TRANSLATED_CONFIG_NAMESPACE = 'cartwright_config';

/** Metafield key of a language's config: Shopify's locale in lower case. */
export const translatedConfigKey = (language: string): string => language.toLowerCase();

/** App metafield with the layout of collection pages (`collections/published-pages`), which the block prints. */
export const COLLECTION_PAGES_METAFIELD = { namespace: 'cartwright', key: 'collection_pages' } as const;

/** App metafields of the merchant's code for the results page, `{ text }` as JSON. */
export const SEARCH_CODE_METAFIELDS = {
  css: { namespace: 'cartwright', key: 'search_css' },
  js: { namespace: 'cartwright', key: 'search_js' },
} as const;

/**
 * Metafields of a collection: its first page as a list of products (one key for the shop's own country, others
 * with a suffix for the prices of a country), and its expiry in epoch seconds.
 */
export const FIRST_PAGE_METAFIELD = { namespace: 'cartwright', key: 'first_page' } as const;
export const FIRST_PAGE_UNTIL_METAFIELD = { namespace: 'cartwright', key: 'first_page_until' } as const;

/**
 * Metafield of the automatic discount that passes `RewardsConfig` to the discount function. Reserved for the app:
 * no other app can write it. Source: Shopify, reserved namespaces of metafields.
 */
export const REWARDS_METAFIELD = { namespace: '$app', key: 'rewards' } as const;

/** Earlier metafield, read until the discount has the current one. */
export const OLD_REWARDS_METAFIELD = { namespace: 'cartwright', key: 'rewards' } as const;

/** Handle of the discount function's extension. */
export const REWARDS_FUNCTION_HANDLE = 'cart-rewards';

/** Metafields of the validation: the current and the next rewards (`rewards/checked-rewards`). */
export const REWARDS_NOW_METAFIELD = { namespace: '$app', key: 'rewards-now' } as const;
export const REWARDS_NEXT_METAFIELD = { namespace: '$app', key: 'rewards-next' } as const;

/** Handle of the validation function's extension. */
export const VALIDATION_FUNCTION_HANDLE = 'cart-validation';

/** Handle of the app embed in the theme app extension: its file name. */
export const CART_EMBED_HANDLE = 'cart';

/** Maximum bytes of a JSON metafield. Source: Shopify, "Metafield limits", for apps since April 2026. */
export const CONFIG_BYTES = 128_000;

/** Maximum bytes of a metafield that a function reads. Source: Shopify, Functions limits. */
export const REWARDS_BYTES = 10_000;

/** Bytes of either for the stamp and the version. */
export const STAMP_BYTES = 100;
