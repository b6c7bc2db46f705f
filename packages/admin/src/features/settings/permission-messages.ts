interface PermissionMessage {
  readonly name: string;
  readonly use: string;
}

/** The app's required access scopes, in merchants' words, with their use. */
export const PERMISSIONS: Readonly<Record<string, PermissionMessage>> = {
  read_products: { name: 'View products', use: 'Lets you pick gifts and recommendations.' },
  read_themes: { name: 'View themes', use: 'Shows whether your cart and campaigns are on in your theme.' },
  read_discounts: { name: 'View discounts', use: 'Checks that your carts’ discounts are in place.' },
  write_discounts: { name: 'Edit discounts', use: 'Creates and updates your carts’ discounts.' },
  read_validations: { name: 'View checkout rules', use: 'Checks whether gift protection is on.' },
  write_validations: { name: 'Edit checkout rules', use: 'Turns gift protection on and off.' },
  read_inventory: { name: 'View inventory', use: 'Keeps stock up to date in collections and search.' },
  read_publications: {
    name: 'View product publishing',
    use: 'Shows shoppers only what you sell in their market.',
  },
  read_markets: { name: 'View markets', use: 'Knows where you sell and at what prices.' },
  read_locales: { name: 'View languages', use: 'Reads your products in each language you publish.' },
  read_orders: { name: 'View orders', use: 'Counts what sells, without reading who bought it.' },
  unauthenticated_read_product_listings: {
    name: 'View products in your storefront',
    use: 'Shows product details in the cart.',
  },
  unauthenticated_read_checkouts: {
    name: 'View carts in your storefront',
    use: 'Tells shoppers why a discount code doesn’t apply.',
  },
  unauthenticated_write_checkouts: {
    name: 'Edit carts in your storefront',
    use: 'Lets shoppers enter discount codes and gift cards in the cart.',
  },
};

/** Optional access scopes, which features request themselves. */
export const OPTIONAL_PERMISSIONS: Readonly<Record<string, PermissionMessage>> = {
  write_app_proxy: {
    name: 'Answer on collection pages',
    use: 'Lets collection pages show your campaigns.',
  },
  write_products: {
    name: 'Edit products and collections',
    use: 'Shows your order on collection pages at once, even while the app can’t be reached. Your products stay as they are.',
  },
  write_files: { name: 'Edit files', use: 'Keeps the images you upload in your store.' },
};

/** Uses that missing scopes block, in the order above; scopes without a text are left out. */
export function lostUses(missing: readonly string[]): PermissionMessage[] {
  return Object.entries(PERMISSIONS).flatMap(([scope, words]) => (missing.includes(scope) ? [words] : []));
}
