import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 of a text. */
export function signatureOf(text: string, secret: string, encoding: 'hex' | 'base64url'): string {
  return createHmac('sha256', secret).update(text).digest(encoding);
}

/**
 * Whether one of the secrets has signed the text. All are tried, and compared in a time that tells nothing of where
 * signatures differ.
 */
export function isSigned(
  text: string,
  signature: string,
  secrets: readonly string[],
  encoding: 'hex' | 'base64url',
): boolean {
  const given = Buffer.from(signature);
  return secrets
    .map((secret) => Buffer.from(signatureOf(text, secret, encoding)))
    .map((expected) => expected.length === given.length && timingSafeEqual(expected, given))
    .includes(true);
}
