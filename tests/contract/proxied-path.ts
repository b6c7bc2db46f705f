import { proxySignature } from '@cartwright/dev-store/app-proxy/proxy-signature';

/** The address that the app is asked at when a page of a store asks for `path` of its proxy. */
export function proxiedPath(
  shop: string,
  path: string,
  query: Readonly<Record<string, string>>,
  secret: string,
): string {
  const params = new URLSearchParams({
    ...query,
    shop,
    path_prefix: '/apps/cartwright',
    timestamp: '1794000000',
  });
  params.append('signature', proxySignature(params, secret));
  return `http://localhost/proxy/${path}?${params}`;
}
