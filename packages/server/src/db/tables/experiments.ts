import { EXPERIMENT_CONTEXTS } from '@cartwright/core/experiments/document/experiment-context';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { documentColumns } from './document-columns';

/** Tests of variants against a control. `document` is the truth; name and context are copies, for the list. */
export const experiments = pgTable(
  'experiments',
  {
    id: text('id').notNull(),
    ...documentColumns(),
    name: text('name').notNull(),
    context: text('context', { enum: EXPERIMENT_CONTEXTS }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index('experiments_by_age').on(table.shopId, table.createdAt),
  ],
);
