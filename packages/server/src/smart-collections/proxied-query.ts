import { isSigned } from '../sign-in/signature';

/**
 * The parameters of a request that came by Shopify's app proxy; null where Shopify has not signed them. `query` is the raw
 * text behind the question mark. Signed is everything but `signature`, decoded: each name with its values joined by commas,
 * sorted, with nothing between. Source: Shopify, "Authenticate app proxies".
 */
export function readProxiedQuery(query: string, secrets: readonly string[]): URLSearchParams | null {
  const params = new URLSearchParams(query);
  const [signature, ...more] = params.getAll('signature');
  if (signature === undefined || more.length > 0) return null;
  params.delete('signature');
  const parts = [...new Set(params.keys())].map((name) => `${name}=${params.getAll(name).join(',')}`);
  return isSigned(parts.sort().join(''), signature, secrets, 'hex') ? params : null;
}
