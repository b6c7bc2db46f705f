/**
 * Scopes requested on installation. `shopify.app.toml` has the same list; a test compares both, and checks them
 * against the requirements of the server's documents in Shopify's published schema.
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

/** Scope for app proxy requests of store pages, such as those of collections. */
export const APP_PROXY_SCOPE = 'write_app_proxy';

/** Scope for the image gallery: images are files of the shop. */
export const FILES_SCOPE = 'write_files';

/** Scope for first pages of collections, which are stored in metafields of the collections. */
export const FIRST_PAGE_SCOPE = 'write_products';

/** Optional scopes, each of which enables a single feature. */
export const OPTIONAL_SCOPES: readonly string[] = [APP_PROXY_SCOPE, FILES_SCOPE, FIRST_PAGE_SCOPE];

/**
 * Scopes of a Storefront API token: a cart's codes and gift cards, and its products, whose metafields templates
 * show. A token permanently has its app's scopes at creation. Source: Shopify, API access scopes.
 */
export const STOREFRONT_SCOPES: readonly string[] = ACCESS_SCOPES.filter((scope) =>
  scope.startsWith('unauthenticated_'),
);

/** Required scopes that weren't granted. Write access implies read access. Source: Shopify, API access scopes. */
export function missingScopes(granted: readonly string[]): string[] {
  return ACCESS_SCOPES.filter(
    (scope) => !granted.includes(scope) && !granted.includes(scope.replace(/(^|_)read_/, '$1write_')),
  );
}
