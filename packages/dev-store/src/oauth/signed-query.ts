import { createHmac } from 'node:crypto';

/**
 * Query with parameters sorted by name, and `hmac`: hexadecimal HMAC-SHA256 of the query without it, with the app's
 * secret. Source: Shopify, "Verify the installation request".
 */
export function signedQuery(params: Readonly<Record<string, string>>, secret: string): URLSearchParams {
  const query = new URLSearchParams(Object.entries(params));
  query.sort();
  query.append('hmac', createHmac('sha256', secret).update(query.toString()).digest('hex'));
  return query;
}

/** Value of Shopify's `host` parameter: URL of the admin, in base64url without padding. */
export function hostOf(domain: string): string {
  return Buffer.from(`${domain}/admin`).toString('base64url');
}
