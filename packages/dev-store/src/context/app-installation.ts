import type { InstallationRecord } from '../state/app-state';
import type { StoreContext } from './store-context';

/** Default scopes of an app. */
const SCOPES = [
  'read_products',
  'read_inventory',
  'read_locales',
  'read_markets',
  'read_publications',
  'read_discounts',
  'write_discounts',
  'read_validations',
  'write_validations',
  'read_themes',
  'read_orders',
  'unauthenticated_read_checkouts',
  'unauthenticated_read_product_listings',
  'unauthenticated_write_checkouts',
];

/** Scopes requested at installation. */
export function requiredScopes({ app }: Pick<StoreContext, 'app'>): readonly string[] {
  return app.scopes ?? app.configuration?.scopes ?? SCOPES;
}

/** Optional scopes. */
export function optionalScopes({ app }: Pick<StoreContext, 'app'>): readonly string[] {
  return app.configuration?.optionalScopes ?? [];
}

/** Required and optional scopes. */
export function declaredScopes(store: Pick<StoreContext, 'app'>): readonly string[] {
  return [...new Set([...requiredScopes(store), ...optionalScopes(store)])];
}

/**
 * Installation of the app; null if not installed. An app with a fixed token is installed by
 * default.
 */
export function installationOf(store: Pick<StoreContext, 'app' | 'state'>): InstallationRecord | null {
  const { installation } = store.state.app.read();
  if (installation !== undefined) return installation;
  return store.app.accessToken === undefined ? null : { scopes: requiredScopes(store) };
}
