import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/** Shop with its published state. `shop_id` is the shop's myshopify.com domain. */
export const shops = pgTable(
  'shops',
  {
    shopId: text('shop_id').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Grows with every change that the storefront has to follow. */
    publicationWanted: integer('publication_wanted').notNull().default(0),
    /** The `publication_wanted` that the last finished publication covers. */
    publicationDone: integer('publication_done').notNull().default(0),
    publicationStatus: text('publication_status', { enum: ['published', 'pending', 'failed', 'held'] })
      .notNull()
      .default('pending'),
    publicationMessage: text('publication_message'),
    publicationWarnings: jsonb('publication_warnings').$type<string[]>().notNull().default([]),
    /** How often the publication that is tried again has failed. */
    publicationFailures: integer('publication_failures').notNull().default(0),
    /** Stamps what is published: see `../../publishing/stamp`. */
    instanceId: text('instance_id').notNull().default(sql`gen_random_uuid()`),
    generation: integer('generation').notNull().default(0),
    /** What was found in Shopify, while the publication is held. */
    publicationFound: jsonb('publication_found').$type<unknown>().notNull().default([]),
    /** The digests of what the merchant has let us replace. */
    publicationAllowed: jsonb('publication_allowed').$type<string[]>().notNull().default([]),
    /** The config that the storefront has, as JSON text: its bytes are what the ETag names. */
    storefrontConfig: text('storefront_config'),
    /** What Shopify last said of the shop, for the time when it cannot be asked. */
    profile: jsonb('profile').$type<unknown>(),
    /** What the merchant wants of gift protection, and why Shopify did not turn it on: see `../../gift-protection/protection-wish`. */
    giftProtection: text('gift_protection', { enum: ['off', 'asked', 'on'] })
      .notNull()
      .default('off'),
    giftProtectionProblem: text('gift_protection_problem'),
    /** The last id that a widget was given: none is given twice, also not that of one that was deleted. */
    lastWidgetId: integer('last_widget_id').notNull().default(0),
    /** The shop's token of the Storefront API; it is public, and stands in the storefront's config. */
    storefrontAccessToken: text('storefront_access_token'),
    /** The private keys of its features; null while nobody has set them, and it has those of the server. */
    privateKeys: jsonb('private_keys').$type<string[]>(),
  },
  (table) => [primaryKey({ columns: [table.shopId] })],
);

/** Work that one server at a time does for a shop, by whom, and until when it is theirs unless they say more. */
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
