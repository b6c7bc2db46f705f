import { createHash } from 'node:crypto';
import { activeSubscriptions } from '../../billing/subscription-mutations';
import { installationOf } from '../../context/app-installation';
import type { StoreContext } from '../../context/store-context';
import { gid } from '../wire/gid';
import { metafieldFields } from './metafields';

export const SHOP_GID = gid('Shop', 1);
export const APP_INSTALLATION_GID = gid('AppInstallation', 1);

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
    shipsToCountries: [...new Set(store.markets.map(({ country }) => country))].sort(),
    url: `https://${shop.domain}`,
    ...metafieldFields(store, SHOP_GID),
  };
}

export function appInstallationSource(store: StoreContext) {
  return {
    __typename: 'AppInstallation',
    id: APP_INSTALLATION_GID,
    app: appSource(store),
    accessScopes: scopeSources(store),
    activeSubscriptions: () => activeSubscriptions(store),
    ...metafieldFields(store, APP_INSTALLATION_GID),
  };
}

/** Whether the app has a scope. */
export function hasScope(store: StoreContext, scope: string): boolean {
  return installationOf(store)?.scopes.includes(scope) ?? false;
}

/** Scopes that the merchant has granted to the app. */
export function scopeSources(store: StoreContext) {
  return (installationOf(store)?.scopes ?? []).map((handle) => ({
    handle,
    description: handle.replaceAll('_', ' '),
  }));
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

/** Client id of the app: configured, or 32 hexadecimal digits derived from its handle. */
export function clientId({ app }: Pick<StoreContext, 'app'>): string {
  return app.configuration?.clientId ?? createHash('sha256').update(app.handle).digest('hex').slice(0, 32);
}
