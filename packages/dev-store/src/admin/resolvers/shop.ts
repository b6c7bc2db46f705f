import { createHash } from 'node:crypto';
import type { StoreContext } from '../../store-context';
import { gid } from '../gid';
import { metafieldFields } from './metafields';

export const SHOP_GID = gid('Shop', 1);
export const APP_INSTALLATION_GID = gid('AppInstallation', 1);

/** Scopes that the app was installed with. */
const SCOPES = [
  'read_products',
  'read_discounts',
  'write_discounts',
  'read_validations',
  'write_validations',
  'read_themes',
  'unauthenticated_read_checkouts',
  'unauthenticated_read_product_listings',
  'unauthenticated_write_checkouts',
];

export function shopSource(store: StoreContext) {
  const { shop } = store;
  return {
    __typename: 'Shop',
    id: SHOP_GID,
    name: shop.name,
    myshopifyDomain: shop.domain,
    currencyCode: shop.currency,
    enabledPresentmentCurrencies: [...new Set(store.markets.map(({ currency }) => currency))],
    ianaTimezone: shop.timezone,
    billingAddress: { __typename: 'ShopAddress', id: gid('ShopAddress', 1), countryCodeV2: shop.country },
    url: `https://${shop.domain}`,
    ...metafieldFields(store, SHOP_GID),
  };
}

export function appInstallationSource(store: StoreContext) {
  return {
    __typename: 'AppInstallation',
    id: APP_INSTALLATION_GID,
    app: appSource(store),
    accessScopes: scopeSources(),
    ...metafieldFields(store, APP_INSTALLATION_GID),
  };
}

export function scopeSources() {
  return SCOPES.map((handle) => ({ handle, description: handle.replaceAll('_', ' ') }));
}

export function appSource({ app }: Pick<StoreContext, 'app'>) {
  return {
    __typename: 'App',
    id: gid('App', 1),
    apiKey: clientId({ app }),
    handle: app.handle,
    title: app.title,
  };
}

/** The app's client id: 32 hexadecimal digits, always the same for an app. */
export function clientId({ app }: Pick<StoreContext, 'app'>): string {
  return createHash('sha256').update(app.handle).digest('hex').slice(0, 32);
}
