import { createHmac } from 'node:crypto';

/**
 * The signature of a request that the store hands on: hexadecimal HMAC-SHA256 over all parameters, each as `name=value`
 * with several values joined by commas, sorted and put together without anything between them. Source: Shopify,
 * "Authenticate app proxies".
 */
export function proxySignature(params: URLSearchParams, secret: string): string {
  const parts = [...new Set(params.keys())].map((name) => `${name}=${params.getAll(name).join(',')}`);
  return createHmac('sha256', secret).update(parts.sort().join('')).digest('hex');
}
