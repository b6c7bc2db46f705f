import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { browserSessions } from '../db/schema';

/** Milliseconds. As long as Shopify's online tokens, so that former staff lose access. */
export const SESSION_MS = 24 * 3600 * 1000;

/**
 * Starts a browser session for a shop. Returns its token: 256 random bits, of which only a hash is
 * stored.
 */
export async function beginSession(store: ShopStore, userId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await store.remove(browserSessions, lte(browserSessions.endsAt, now));
  await store.insert(browserSessions, {
    tokenHash: hashOf(token),
    userId,
    endsAt: new Date(now.getTime() + SESSION_MS),
  });
  return token;
}

/** User of a session token in this shop; null if invalid or expired. */
export async function sessionUser(store: ShopStore, token: string, now: Date): Promise<string | null> {
  const known = and(eq(browserSessions.tokenHash, hashOf(token)), gt(browserSessions.endsAt, now));
  const [session] = await store.rows(browserSessions, { where: known });
  return session?.userId ?? null;
}

export async function endSession(store: ShopStore, token: string): Promise<void> {
  await store.remove(browserSessions, eq(browserSessions.tokenHash, hashOf(token)));
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
