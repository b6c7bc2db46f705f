import { createHmac } from 'node:crypto';

/**
 * Signature of a proxy request: hexadecimal HMAC-SHA256 of all parameters as `name=value`, multiple
 * values joined by commas, sorted and concatenated. Source: Shopify, "Authenticate app proxies".
 */
export function proxySignature(params: URLSearchParams, secret: string): string {
  const parts = [...new Set(params.keys())].map((name) => `${name}=${params.getAll(name).join(',')}`);
  return createHmac('sha256', secret).update(parts.sort().join('')).digest('hex');
}
