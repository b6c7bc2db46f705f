import { proxySignature } from '@cartwright/dev-store/app-proxy/proxy-signature';

/**
 * The address that the app is asked at when a page of a store asks for `path` of its proxy, at `now` in epoch milliseconds. A
 * query that is text is sent as it is. `customer`: who is signed in; empty: nobody.
 */
export function proxiedPath(
  shop: string,
  path: string,
  query: Readonly<Record<string, string>> | string,
  secret: string,
  now = Date.now(),
  customer = '',
): string {
  const params = new URLSearchParams(query);
  const asked = typeof query === 'string' ? query : String(params);
  const timestamp = String(Math.floor(now / 1_000));
  const added = new URLSearchParams({
    shop,
    logged_in_customer_id: customer,
    path_prefix: '/apps/cartwright',
    timestamp,
  });
  for (const [name, value] of added) params.append(name, value);
  added.append('signature', proxySignature(params, secret));
  return `http://localhost/proxy/${path}?${asked === '' ? '' : `${asked}&`}${added}`;
}
