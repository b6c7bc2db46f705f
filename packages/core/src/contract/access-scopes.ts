/**
 * Scopes that the app asks for when it is installed. `shopify.app.toml` has the same list; a test compares both, and with
 * what the server's documents need by Shopify's published schema.
 */
export const ACCESS_SCOPES: readonly string[] = [
  'read_discounts',
  'read_inventory',
  'read_locales',
  'read_markets',
  'read_orders',
  'read_products',
  'read_publications',
  'read_themes',
  'read_validations',
  'unauthenticated_read_checkouts',
  'unauthenticated_read_product_listings',
  'unauthenticated_write_checkouts',
  'write_discounts',
  'write_validations',
];

/** Collections need it: pages of the store ask the app through Shopify. */
export const APP_PROXY_SCOPE = 'write_app_proxy';

/** The image gallery needs it: images are files of the shop. */
export const FILES_SCOPE = 'write_files';

/** First pages of collections need it: they are metafields of the collections. */
export const FIRST_PAGE_SCOPE = 'write_products';

/** Scopes that features need beside that. A shop that has not granted one has all of the app but that feature. */
export const OPTIONAL_SCOPES: readonly string[] = [APP_PROXY_SCOPE, FILES_SCOPE, FIRST_PAGE_SCOPE];

/**
 * Scopes that a token of the Storefront API has to have: codes and gift cards of a cart, and the products in it, whose
 * metafields templates show. A token has for good what its app was allowed when it was made. Source: Shopify, API access
 * scopes.
 */
export const STOREFRONT_SCOPES: readonly string[] = ACCESS_SCOPES.filter((scope) =>
  scope.startsWith('unauthenticated_'),
);

/** Scopes that the app asks for and was not granted. Who may write something may read it, too. Source: Shopify, API access scopes. */
export function missingScopes(granted: readonly string[]): string[] {
  return ACCESS_SCOPES.filter(
    (scope) => !granted.includes(scope) && !granted.includes(scope.replace(/(^|_)read_/, '$1write_')),
  );
}
