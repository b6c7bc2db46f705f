import { getTableColumns } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as schema from '../db/schema';
import type { ShopTable } from '../db/shop-table';

/** Scopes of a copy: `settings` are the merchant's, without secrets; `everything` adds versions and records. */
export const SCOPES = ['settings', 'everything'] as const;
export type Scope = (typeof SCOPES)[number];

/** Tables of the merchant's settings. */
export const SETTINGS: readonly ShopTable[] = [
  schema.carts,
  schema.widgets,
  schema.looks,
  schema.dataSources,
  schema.listingSettings,
  schema.campaigns,
  schema.experiments,
  schema.images,
];

/** Tables of versions, analytics, sales and publications. */
export const RECORDS: readonly ShopTable[] = [
  schema.versions,
  schema.staffActions,
  schema.experimentDays,
  schema.events,
  schema.eventDays,
  schema.orders,
  schema.orderLines,
  schema.orderMarks,
  schema.refusedOrders,
  schema.orderReadings,
  schema.orderSessions,
  schema.sessionPlaces,
  schema.sessionSums,
  schema.sessionMarks,
  schema.summedSpans,
  schema.credits,
  schema.creditMarks,
  schema.firstPages,
];

/** Tables excluded from copies: secrets, short-lived data, and data that is read from Shopify again. */
export const LEFT_OUT: readonly ShopTable[] = [
  schema.installations,
  schema.browserSessions,
  schema.shopUsers,
  schema.webhookReceipts,
  schema.leases,
  schema.catalogueProducts,
  schema.catalogueCollections,
  schema.catalogueRemovals,
  schema.catalogueDigests,
  schema.catalogueMarks,
  schema.catalogueState,
];

/** Tables of a copy after the shop's own row, which comes first. */
export const tablesOf = (scope: Scope): readonly ShopTable[] =>
  scope === 'settings' ? SETTINGS : [...SETTINGS, ...RECORDS];

/** Columns of a table in a copy, by their property names in drizzle. The head of the copy has the shop's id. */
export function exportedColumns(table: ShopTable, scope: Scope): readonly (readonly [string, PgColumn])[] {
  return Object.entries(getTableColumns(table)).filter(
    ([, column]) => column !== table.shopId && (scope === 'everything' || isForMerchants(table, column)),
  );
}

/**
 * Whether a merchant's copy includes a column. Of the shop's row it includes the last widget id alone, so that ids
 * aren't reused.
 */
const isForMerchants = (table: ShopTable, column: PgColumn): boolean =>
  table === schema.shops ? column === schema.shops.lastWidgetId : column !== schema.carts.previewKey;
