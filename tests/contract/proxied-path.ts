import { proxySignature } from '@cartwright/dev-store/app-proxy/proxy-signature';

/**
 * The address that the app is asked at when a page of a store asks for `path` of its proxy. A query that is text is sent as
 * it is.
 */
export function proxiedPath(
  shop: string,
  path: string,
  query: Readonly<Record<string, string>> | string,
  secret: string,
): string {
  const params = new URLSearchParams(query);
  const asked = typeof query === 'string' ? query : String(params);
  const added = new URLSearchParams({ shop, path_prefix: '/apps/cartwright', timestamp: '1794000000' });
  for (const [name, value] of added) params.append(name, value);
  added.append('signature', proxySignature(params, secret));
  return `http://localhost/proxy/${path}?${asked === '' ? '' : `${asked}&`}${added}`;
}
