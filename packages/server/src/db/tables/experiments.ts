import { EXPERIMENT_CONTEXTS } from '@cartwright/core/experiments/document/experiment-context';
import type { Counted } from '@cartwright/core/experiments/goals/counted-visitors';
import type { ExperimentRun } from '@cartwright/core/experiments/run/experiment-run';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { documentColumns } from './document-columns';
import { instant } from './instant';

/**
 * Tests of variants against a control. `document` is the truth; name and context are copies for the list. `run` is
 * null for a draft, the only state that can be saved; the end is derived from it.
 */
export const experiments = pgTable(
  'experiments',
  {
    id: text('id').notNull(),
    ...documentColumns(),
    name: text('name').notNull(),
    context: text('context', { enum: EXPERIMENT_CONTEXTS }).notNull(),
    run: jsonb('run').$type<ExperimentRun>(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index('experiments_by_age').on(table.shopId, table.createdAt),
  ],
);

/**
 * Counts of a test at the end of each of its days, and at a manual end: stored, because visitors have a limited
 * retention. Decisions are derived from these.
 */
export const experimentDays = pgTable(
  'experiment_days',
  {
    shopId: text('shop_id').notNull(),
    experimentId: text('experiment_id').notNull(),
    /** Number of the day, from 1. */
    day: integer('day').notNull(),
    at: instant('at').notNull(),
    counted: jsonb('counted').$type<Counted>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.experimentId, table.day] })],
);
