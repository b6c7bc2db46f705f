import { boolean, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/**
 * That the app is installed in the shop, and the tokens that Shopify gave it. Tokens are sealed (`../../sign-in/sealed`):
 * the database alone opens no shop. The row stays when the app is uninstalled.
 */
export const installations = pgTable(
  'installations',
  {
    shopId: text('shop_id').notNull(),
    /** When it was installed last. */
    installedAt: instant('installed_at').notNull(),
    /** Null while it is installed. */
    uninstalledAt: instant('uninstalled_at'),
    /** What Shopify granted, as handles of access scopes. */
    scopes: jsonb('scopes').$type<string[]>().notNull(),
    /** Null when there is none that Shopify takes. */
    accessToken: text('access_token'),
    /** Null for a token that has no end. */
    accessTokenEnds: instant('access_token_ends'),
    refreshToken: text('refresh_token'),
    refreshTokenEnds: instant('refresh_token_ends'),
    /** The plan that the shop pays for, and when Shopify was asked for it; null before the first time. */
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
    /** Shopify's id of the user, in digits. */
    id: text('id').notNull(),
    name: text('name').notNull(),
    email: text('email'),
    /** Whether Shopify has seen that the address is the user's own. */
    emailVerified: boolean('email_verified').notNull(),
    accountOwner: boolean('account_owner').notNull(),
    /** When Shopify said it. */
    readAt: instant('read_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.id] })],
);
