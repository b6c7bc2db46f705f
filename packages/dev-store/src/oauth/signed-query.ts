import { createHmac } from 'node:crypto';

/**
 * The parameters in the order of their names, with `hmac`: hexadecimal HMAC-SHA256 over the query without it, by the app's
 * secret. Source: Shopify, "Verify the installation request".
 */
export function signedQuery(params: Readonly<Record<string, string>>, secret: string): URLSearchParams {
  const query = new URLSearchParams(Object.entries(params));
  query.sort();
  query.append('hmac', createHmac('sha256', secret).update(query.toString()).digest('hex'));
  return query;
}

/** The `host` of Shopify's addresses: where the admin is, in base64url without padding. */
export function hostOf(domain: string): string {
  return Buffer.from(`${domain}/admin`).toString('base64url');
}
