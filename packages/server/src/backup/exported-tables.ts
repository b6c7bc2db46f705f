import { getTableColumns } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as schema from '../db/schema';
import type { ShopTable } from '../db/shop-table';

/** `settings`: what the merchant has made, without secrets. `everything`: versions and records too. */
export const SCOPES = ['settings', 'everything'] as const;
export type Scope = (typeof SCOPES)[number];

/** Tables of what merchants make. */
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

/** Tables of what was saved before, what was counted and sold, and what was written into the store. */
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

/** Tables that no copy has: secrets, what lasts for moments, and what is read from Shopify again. */
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

/** The tables of a copy after the shop's own row, which stands first. */
export const tablesOf = (scope: Scope): readonly ShopTable[] =>
  scope === 'settings' ? SETTINGS : [...SETTINGS, ...RECORDS];

/** The columns that a copy has of a table, by their names in a row of drizzle. The shop stands in the copy's head. */
export function exportedColumns(table: ShopTable, scope: Scope): readonly (readonly [string, PgColumn])[] {
  return Object.entries(getTableColumns(table)).filter(
    ([, column]) => column !== table.shopId && (scope === 'everything' || isForMerchants(table, column)),
  );
}

/** Whether a column is exported for merchants: of the shop's row only the last widget id, so that ids aren't given again. */
const isForMerchants = (table: ShopTable, column: PgColumn): boolean =>
  table === schema.shops ? column === schema.shops.lastWidgetId : column !== schema.carts.previewKey;
