import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Whether `signature` is the HMAC-SHA256 of the bytes in base64, by one of the secrets. It takes as long whatever is wrong
 * with it. Source: Shopify, "Verify webhook deliveries".
 */
export function isSigned(bytes: Uint8Array, signature: string, secrets: readonly string[]): boolean {
  const given = Buffer.from(signature, 'base64');
  const matches = secrets.map((secret) => {
    const own = createHmac('sha256', secret).update(bytes).digest();
    return own.length === given.length && timingSafeEqual(own, given);
  });
  return matches.includes(true);
}
