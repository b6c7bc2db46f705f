import { createHmac, timingSafeEqual } from 'node:crypto';
import type { BulkOperation } from './bulk-operation';

/** Signed path to an operation's result, valid until it expires; null if unfinished. */
export function resultPath(secret: string, { id, expiresAt }: BulkOperation): string | null {
  if (expiresAt === null) return null;
  const expires = String(Math.floor(Date.parse(expiresAt) / 1000));
  return `/admin/bulk-results/${id}.jsonl?expires=${expires}&signature=${signatureOf(secret, String(id), expires)}`;
}

/** Verifies a signed path. `expires` is in seconds since 1970, as in the URL. */
export function isSigned(
  secret: string,
  { id, expires, signature }: { readonly id: string; readonly expires: string; readonly signature: string },
): boolean {
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(secret, id, expires))];
  return given.length === right.length && timingSafeEqual(given, right);
}

function signatureOf(secret: string, id: string, expires: string): string {
  return createHmac('sha256', secret).update(`${id}.${expires}`).digest('hex');
}
