import { createHmac } from 'node:crypto';

/** Part of a JWT. */
export const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** JWT of these claims, signed as Shopify signs session tokens. */
export function signedToken(
  claims: object,
  secret: string,
  header: object = { alg: 'HS256', typ: 'JWT' },
): string {
  const signed = `${encoded(header)}.${encoded(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
