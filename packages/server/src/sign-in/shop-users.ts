import { desc, eq } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { shopUsers } from '../db/schema';
import type { GrantUser } from './token-endpoint';

/** A user of the app in a shop, as Shopify described it at `readAt`. */
export interface ShopUser extends GrantUser {
  readonly readAt: Date;
  readonly lastSeenAt: Date;
}

/** Time for which what Shopify said of a user holds, in milliseconds: who is no owner any more is none here by then. */
const BELIEVED_MS = 24 * 3600 * 1000;

/** Somebody who works is noted so often. Milliseconds. */
const NOTED_MS = 5 * 60 * 1000;

/** Those who may look back are shown so many, the last seen first. */
const MAX_USERS = 500;

/** Null for one that has never used the app here, or whom Shopify has not described for too long. */
export async function believedUser(store: ShopStore, id: string, now: Date): Promise<ShopUser | null> {
  const [user] = await store.rows(shopUsers, { where: eq(shopUsers.id, id) });
  return user && now.getTime() - user.readAt.getTime() < BELIEVED_MS ? user : null;
}

/** Keeps what Shopify says of a user who is here now. */
export async function keepUser(store: ShopStore, user: GrantUser, now: Date): Promise<ShopUser> {
  const { id, name, email, emailVerified, accountOwner } = user;
  const row = { id, name, email, emailVerified, accountOwner, readAt: now, lastSeenAt: now };
  await store.upsertMany(shopUsers, [row]);
  return row;
}

/** Notes that a user is here, unless that was noted shortly before. */
export async function noteSeen(store: ShopStore, { id, lastSeenAt }: ShopUser, now: Date): Promise<void> {
  if (now.getTime() - lastSeenAt.getTime() < NOTED_MS) return;
  await store.update(shopUsers, { lastSeenAt: now }, eq(shopUsers.id, id));
}

export async function listUsers(store: ShopStore): Promise<readonly ShopUser[]> {
  return store.rows(shopUsers, { orderBy: [desc(shopUsers.lastSeenAt)], most: MAX_USERS });
}

/**
 * Whether a user is of the app's own staff, whom the operator names by ids or e-mail addresses. An address counts only
 * where Shopify has verified it: anybody can write ours into an account.
 */
export function isStaff(user: GrantUser, staff: readonly string[]): boolean {
  const names = staff.map((each) => each.toLowerCase());
  const isByEmail = user.emailVerified && user.email !== null && names.includes(user.email.toLowerCase());
  return names.includes(user.id) || isByEmail;
}
