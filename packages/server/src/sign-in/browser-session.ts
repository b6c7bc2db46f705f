import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { browserSessions } from '../db/schema';

/** Milliseconds. So long Shopify's own token of a user lasts, too: who has left the shop's staff is out by then. */
export const SESSION_MS = 24 * 3600 * 1000;

/** Signs a browser in to the shop. Gives the token that proves it: 256 random bits, which are kept nowhere here. */
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

/** Whose session it is in this shop; null when it is none, or over. */
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
