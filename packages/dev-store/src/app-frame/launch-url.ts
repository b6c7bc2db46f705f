import type { StoreContext } from '../context/store-context';
import { sessionToken } from '../oauth/session-token';
import { hostOf, signedQuery } from '../oauth/signed-query';
import { type StoreUser, sessionOf } from '../oauth/store-users';
import type { AppConfiguration } from '../setup/options';

/**
 * The address of the app's page in the admin's frame: the application's own for the path `/`, else that path on its origin,
 * with what Shopify adds, signed. Source: Shopify, "Set up embedded app authorization".
 */
export function launchUrl(
  store: StoreContext,
  configuration: AppConfiguration,
  user: StoreUser,
  path: string,
  query: URLSearchParams,
): string {
  const application = new URL(configuration.applicationUrl);
  const page = path === '/' ? application : new URL(application.origin);
  if (path !== '/') page.pathname = path;
  const params = {
    ...Object.fromEntries(query),
    embedded: '1',
    host: hostOf(store.shop.domain),
    id_token: sessionToken(store, configuration, user),
    locale: user.locale,
    session: sessionOf(store.shop, user).session,
    shop: store.shop.domain,
    timestamp: String(Math.floor(store.clock().getTime() / 1000)),
  };
  page.search = signedQuery(params, configuration.clientSecret).toString();
  return page.href;
}
