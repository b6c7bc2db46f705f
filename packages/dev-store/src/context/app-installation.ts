import type { InstallationRecord } from '../state/app-state';
import type { StoreContext } from './store-context';

/** Scopes of an app that does not say which it wants. */
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

/** The scopes that the app asks for when it is installed. */
export function requiredScopes({ app }: Pick<StoreContext, 'app'>): readonly string[] {
  return app.scopes ?? app.configuration?.scopes ?? SCOPES;
}

/** The scopes that the app may ask for once it is installed. */
export function optionalScopes({ app }: Pick<StoreContext, 'app'>): readonly string[] {
  return app.configuration?.optionalScopes ?? [];
}

/** All scopes that the app may have: those that it asks for, and the optional ones. */
export function declaredScopes(store: Pick<StoreContext, 'app'>): readonly string[] {
  return [...new Set([...requiredScopes(store), ...optionalScopes(store)])];
}

/** The app's installation; null when it is not installed. An app with a fixed token is until someone uninstalls it. */
export function installationOf(store: Pick<StoreContext, 'app' | 'state'>): InstallationRecord | null {
  const { installation } = store.state.app.read();
  if (installation !== undefined) return installation;
  return store.app.accessToken === undefined ? null : { scopes: requiredScopes(store) };
}
