import { createHmac, timingSafeEqual } from 'node:crypto';
import type { BulkOperation } from './bulk-operation';

/** The path of an operation's lines, signed until they expire; null for one that has not ended. */
export function resultPath(secret: string, { id, expiresAt }: BulkOperation): string | null {
  if (expiresAt === null) return null;
  const expires = String(Math.floor(Date.parse(expiresAt) / 1000));
  return `/admin/bulk-results/${id}.jsonl?expires=${expires}&signature=${signatureOf(secret, String(id), expires)}`;
}

/** Whether an address was signed by this store. `expires` is in seconds since 1970, as it stands in the address. */
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
