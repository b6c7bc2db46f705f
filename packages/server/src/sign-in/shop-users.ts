import { desc, eq } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { shopUsers } from '../db/schema';
import type { GrantUser } from './token-endpoint';

/** User of the app in a shop, as Shopify described them at `readAt`. */
export interface ShopUser extends GrantUser {
  readonly readAt: Date;
  readonly lastSeenAt: Date;
}

/** Cache lifetime of a user's description in milliseconds, which bounds outdated ownership. */
const BELIEVED_MS = 24 * 3600 * 1000;

/** Update interval of `lastSeenAt`, in milliseconds. */
const NOTED_MS = 5 * 60 * 1000;

/** Maximum of listed users, most recent first. */
const MAX_USERS = 500;

/** Cached user; null if unknown or outdated. */
export async function believedUser(store: ShopStore, id: string, now: Date): Promise<ShopUser | null> {
  const [user] = await store.rows(shopUsers, { where: eq(shopUsers.id, id) });
  return user && now.getTime() - user.readAt.getTime() < BELIEVED_MS ? user : null;
}

/** Stores Shopify's description of a current user. */
export async function keepUser(store: ShopStore, user: GrantUser, now: Date): Promise<ShopUser> {
  const { id, name, email, emailVerified, accountOwner } = user;
  const row = { id, name, email, emailVerified, accountOwner, readAt: now, lastSeenAt: now };
  await store.upsertMany(shopUsers, [row]);
  return row;
}

/** Updates `lastSeenAt`, throttled. */
export async function noteSeen(store: ShopStore, { id, lastSeenAt }: ShopUser, now: Date): Promise<void> {
  if (now.getTime() - lastSeenAt.getTime() < NOTED_MS) return;
  await store.update(shopUsers, { lastSeenAt: now }, eq(shopUsers.id, id));
}

export async function listUsers(store: ShopStore): Promise<readonly ShopUser[]> {
  return store.rows(shopUsers, { orderBy: [desc(shopUsers.lastSeenAt)], limit: MAX_USERS });
}

/**
 * Whether a user is staff, by configured ids or e-mail addresses. Addresses count only if Shopify
 * has verified them: anybody can enter ours.
 */
export function isStaff(user: GrantUser, staff: readonly string[]): boolean {
  const names = staff.map((each) => each.toLowerCase());
  const isByEmail = user.emailVerified && user.email !== null && names.includes(user.email.toLowerCase());
  return names.includes(user.id) || isByEmail;
}
