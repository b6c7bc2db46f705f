import { CLASSIFICATIONS } from '@cartwright/core/widgets/schema';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/*
 * Every table has shop_id first in its key, so that the same schema distributes by shop. Only what PostgreSQL 15 has.
 * A change here needs a migration: see ./migrations/README.md.
 */

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A shop and what its storefront has. `shop_id` is the shop's myshopify.com domain. */
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
    /** Stamps what is published: see `../publishing/stamp`. */
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
    /** What the merchant wants of gift protection, and why Shopify did not turn it on: see `../validation/protection-wish`. */
    giftProtection: text('gift_protection', { enum: ['off', 'asked', 'on'] })
      .notNull()
      .default('off'),
    giftProtectionProblem: text('gift_protection_problem'),
    /** The shop's token of the Storefront API; it is public, and stands in the storefront's config. */
    storefrontAccessToken: text('storefront_access_token'),
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

/** `document` is the truth; the columns beside it are copies, so that lists and rules need not read documents. */
export const carts = pgTable(
  'carts',
  {
    shopId: text('shop_id').notNull(),
    id: text('id').notNull(),
    revision: integer('revision').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    name: text('name').notNull(),
    enabled: boolean('enabled').notNull(),
    isScheduled: boolean('is_scheduled').notNull(),
    isFallback: boolean('is_fallback').notNull(),
    startDate: text('start_date'),
    endDate: text('end_date'),
    document: jsonb('document').$type<unknown>().notNull(),
    /** Opens the cart as it is saved to whoever holds it: random, and in no page of the store (ADR 17). */
    previewKey: text('preview_key').notNull().default(sql`gen_random_uuid()`),
    /** The revision that took too long to compile: while the cart is at it, it is in no storefront, and not tried again. */
    setAsideRevision: integer('set_aside_revision'),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index('carts_by_age').on(table.shopId, table.createdAt),
    uniqueIndex('carts_by_preview_key').on(table.shopId, table.previewKey),
    // The rules of "which cart is live" hold whatever the code above forgets.
    uniqueIndex('carts_one_standing')
      .on(table.shopId)
      .where(sql`${table.enabled} and not ${table.isScheduled}`),
    uniqueIndex('carts_one_fallback').on(table.shopId).where(sql`${table.isFallback}`),
  ],
);

/**
 * What shoppers did with the cart, once each: the page's random id and the event's number in it are its own. Kept for as
 * long as `KEPT_DAYS` of `../events/store-events` says.
 */
export const events = pgTable(
  'events',
  {
    shopId: text('shop_id').notNull(),
    pageId: text('page_id').notNull(),
    number: integer('number').notNull(),
    happenedAt: instant('happened_at').notNull(),
    cartId: text('cart_id').notNull(),
    name: text('name').notNull(),
    /** Subunits of `currency`; null when it was not known. */
    total: bigint('total', { mode: 'number' }),
    currency: text('currency').notNull(),
    tierId: text('tier_id'),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.pageId, table.number] }),
    index('events_by_time').on(table.shopId, table.happenedAt),
  ],
);

/** `document` is the truth; name and classification are copies, for the list. Ids count up in a shop. */
export const widgets = pgTable(
  'widgets',
  {
    shopId: text('shop_id').notNull(),
    id: integer('id').notNull(),
    revision: integer('revision').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    name: text('name').notNull(),
    classification: text('classification', { enum: CLASSIFICATIONS }).notNull(),
    document: jsonb('document').$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.id] })],
);
