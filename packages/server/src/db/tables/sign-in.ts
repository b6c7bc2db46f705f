import { boolean, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/**
 * Installations of the app, with Shopify's tokens, which are encrypted (`../../sign-in/sealed`), so that a copy of
 * the database gives no access. The row is kept after an uninstall.
 */
export const installations = pgTable(
  'installations',
  {
    shopId: text('shop_id').notNull(),
    /** Last installation. */
    installedAt: instant('installed_at').notNull(),
    /** Null while installed. */
    uninstalledAt: instant('uninstalled_at'),
    /** Granted access scopes, as Shopify's handles. */
    scopes: jsonb('scopes').$type<string[]>().notNull(),
    /** Null without a valid token. */
    accessToken: text('access_token'),
    /** Null for a token that doesn't expire. */
    accessTokenEnds: instant('access_token_ends'),
    refreshToken: text('refresh_token'),
    refreshTokenEnds: instant('refresh_token_ends'),
    /** Plan that the shop pays for, and when Shopify was last asked; null before the first time. */
    plan: text('plan'),
    planReadAt: instant('plan_read_at'),
  },
  (table) => [primaryKey({ columns: [table.shopId] })],
);

/** Browser session of the shop. Only the token's hash is stored. */
export const browserSessions = pgTable(
  'browser_sessions',
  {
    shopId: text('shop_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    userId: text('user_id').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.tokenHash] })],
);

/** Users of the app in the shop, as last reported by Shopify. */
export const shopUsers = pgTable(
  'shop_users',
  {
    shopId: text('shop_id').notNull(),
    /** Shopify's user id, digits. */
    id: text('id').notNull(),
    name: text('name').notNull(),
    email: text('email'),
    /** Whether Shopify has verified the e-mail address. */
    emailVerified: boolean('email_verified').notNull(),
    accountOwner: boolean('account_owner').notNull(),
    /** Time of Shopify's description. */
    readAt: instant('read_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.id] })],
);
