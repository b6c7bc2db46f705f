import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/** Changes by the app's own staff in the shop. */
export const staffActions = pgTable(
  'staff_actions',
  {
    shopId: text('shop_id').notNull(),
    id: text('id').notNull(),
    at: instant('at').notNull(),
    /** The name of who did it. */
    by: text('by').notNull(),
    /** One of `core/contract/staff-actions`. */
    action: text('action').notNull(),
    /** The name of what was changed; null where the action says it. */
    subject: text('subject'),
    /** What was said about it, such as why a cart was locked. */
    note: text('note'),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index('staff_actions_by_time').on(table.shopId, table.at),
  ],
);
