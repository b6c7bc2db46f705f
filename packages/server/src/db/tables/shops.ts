import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/** Shop with its published state. `shop_id` is the shop's myshopify.com domain. */
export const shops = pgTable(
  'shops',
  {
    shopId: text('shop_id').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Incremented by every change to be published. */
    publicationWanted: integer('publication_wanted').notNull().default(0),
    /** `publication_wanted` covered by the last finished publication. */
    publicationDone: integer('publication_done').notNull().default(0),
    publicationStatus: text('publication_status', { enum: ['published', 'pending', 'failed', 'held'] })
      .notNull()
      .default('pending'),
    publicationMessage: text('publication_message'),
    publicationWarnings: jsonb('publication_warnings').$type<string[]>().notNull().default([]),
    /** Consecutive failures of the publication being retried. */
    publicationFailures: integer('publication_failures').notNull().default(0),
    /** Stamp of publications: see `../../publishing/stamp`. */
    instanceId: text('instance_id').notNull().default(sql`gen_random_uuid()`),
    generation: integer('generation').notNull().default(0),
    /** Findings in Shopify while the publication is held. */
    publicationFound: jsonb('publication_found').$type<unknown>().notNull().default([]),
    /** Digests of the data that the merchant allows to be replaced. */
    publicationAllowed: jsonb('publication_allowed').$type<string[]>().notNull().default([]),
    /** Published config as JSON text, whose bytes determine the ETag. */
    storefrontConfig: text('storefront_config'),
    /** Last known profile of the shop, used while Shopify is unavailable. */
    profile: jsonb('profile').$type<unknown>(),
    /**
     * The merchant's choice of gift protection, and Shopify's reason for not turning it on: see
     * `../../gift-protection/protection-wish`.
     */
    giftProtection: text('gift_protection', { enum: ['off', 'asked', 'on'] })
      .notNull()
      .default('off'),
    giftProtectionProblem: text('gift_protection_problem'),
    /** Last widget id, so that ids aren't reused, even of deleted widgets. */
    lastWidgetId: integer('last_widget_id').notNull().default(0),
    /** The shop's Storefront API token, which is public and part of the config. */
    storefrontAccessToken: text('storefront_access_token'),
    /** Private keys of its features; null: those of the server. */
    privateKeys: jsonb('private_keys').$type<string[]>(),
  },
  (table) => [primaryKey({ columns: [table.shopId] })],
);

/** Leases: work that one server at a time does for a shop, with its holder and expiry. */
export const leases = pgTable(
  'leases',
  {
    shopId: text('shop_id').notNull(),
    name: text('name').notNull(),
    holder: text('holder').notNull(),
    until: instant('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.name] })],
);
