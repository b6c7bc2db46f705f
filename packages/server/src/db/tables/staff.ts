import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/** Changes by the app's own staff in the shop. */
export const staffActions = pgTable(
  'staff_actions',
  {
    shopId: text('shop_id').notNull(),
    id: text('id').notNull(),
    at: instant('at').notNull(),
    /** Name of the staff user. */
    by: text('by').notNull(),
    /** Action of `core/contract/staff-actions`. */
    action: text('action').notNull(),
    /** Name of the changed subject; null if the action implies it. */
    subject: text('subject'),
    /** Note on the action, such as the reason of a lock. */
    note: text('note'),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index('staff_actions_by_time').on(table.shopId, table.at),
  ],
);
