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
    /** Raw payload. Null once processed, as it may contain personal data. */
    payload: text('payload'),
    status: text('status', { enum: ['waiting', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    /** Number of failed attempts. */
    failures: integer('failures').notNull().default(0),
    /** Reason of the last failure, for merchants. */
    problem: text('problem'),
    lastTryAt: instant('last_try_at'),
    /** Time of the next attempt. */
    dueAt: instant('due_at').notNull(),
    /** Time at which it was processed or given up. */
    endedAt: instant('ended_at'),
    /** Id of the request that delivered it, as in a proxy's log. Null for those from before it was stored. */
    requestId: text('request_id'),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.webhookId] }),
    index('webhook_receipts_waiting').on(table.shopId, table.dueAt).where(sql`status = 'waiting'`),
    index('webhook_receipts_by_end').on(table.shopId, table.endedAt),
  ],
);
