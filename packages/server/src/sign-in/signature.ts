import { createHmac, timingSafeEqual } from 'node:crypto';

type Encoding = 'hex' | 'base64' | 'base64url';

/** HMAC-SHA256 of a text or of bytes. */
export function signatureOf(signed: string | Uint8Array, secret: string, encoding: Encoding): string {
  return createHmac('sha256', secret).update(signed).digest(encoding);
}

/**
 * Whether one of the secrets has signed it. `signature` is compared as text, which rejects
 * non-canonical encodings. Tries all secrets, in constant time.
 */
export function isSigned(
  signed: string | Uint8Array,
  signature: string,
  secrets: readonly string[],
  encoding: Encoding,
): boolean {
  const given = Buffer.from(signature);
  return secrets
    .map((secret) => Buffer.from(signatureOf(signed, secret, encoding)))
    .map((expected) => expected.length === given.length && timingSafeEqual(expected, given))
    .includes(true);
}
