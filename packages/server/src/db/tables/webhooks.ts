import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/** Received webhooks, once each, until processed; of processed ones only a record, for a while. */
export const webhookReceipts = pgTable(
  'webhook_receipts',
  {
    shopId: text('shop_id').notNull(),
    webhookId: text('webhook_id').notNull(),
    topic: text('topic').notNull(),
    triggeredAt: instant('triggered_at'),
    receivedAt: instant('received_at').notNull(),
    /** As it came. Null when it was handled: it may name persons. */
    payload: text('payload'),
    status: text('status', { enum: ['waiting', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    /** How often it could not be handled. */
    failures: integer('failures').notNull().default(0),
    /** Why the last try failed, for merchants. */
    problem: text('problem'),
    lastTryAt: instant('last_try_at'),
    /** It is handled from then on. */
    dueAt: instant('due_at').notNull(),
    /** When it was handled or given up. */
    endedAt: instant('ended_at'),
    /** Id of the request that brought it, as the log of a proxy has it. Null of those from before it was kept. */
    requestId: text('request_id'),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.webhookId] }),
    index('webhook_receipts_waiting').on(table.shopId, table.dueAt).where(sql`status = 'waiting'`),
    index('webhook_receipts_by_end').on(table.shopId, table.endedAt),
  ],
);
