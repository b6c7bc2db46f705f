import type { listGoalRows } from '@cartwright/core/contract/experiments';
import { paginationOf } from '@cartwright/core/contract/paging';
import type { GoalId } from '@cartwright/core/experiments/document/goals';
import { visitorsUntil } from '@cartwright/core/experiments/goals/counted-visitors';
import { goalRows } from '@cartwright/core/experiments/goals/goal-rows';
import type * as z from 'zod';
import type { ShopStore } from '../db/for-shop';
import { type Answered, documentMissing, openDocument } from '../documents/stored-documents';
import { countedVisitors } from './counted-visitors';
import { EXPERIMENTS } from './experiment-documents';

interface Asked {
  readonly variant: number;
  /** Absent: the visitors. */
  readonly goalId?: GoalId | undefined;
  readonly until: string;
  readonly page: number;
  readonly limit: number;
}

/** Rows behind a figure of a variant, the latest at first. Fails with `not_found`, also for a draft. */
export async function readGoalRows(
  store: ShopStore,
  id: string,
  { variant, goalId, until, page, limit }: Asked,
): Promise<Answered<z.infer<typeof listGoalRows.answer>>> {
  const opened = await openDocument(store, EXPERIMENTS, id);
  if (!opened.ok) return opened;
  const { document, row } = opened;
  if (!row?.run) return documentMissing(EXPERIMENTS.definition);
  const end = new Date(until);
  const { exposures, actions } = await countedVisitors(store, { id, document, run: row.run }, end);
  const limits = { until: end.getTime(), variants: document.variants.length };
  const { visitors } = visitorsUntil(exposures, actions, limits);
  const rows = goalRows(visitors, variant, goalId ?? null).sort((a, b) => b.at - a.at);
  const amounts = rows.flatMap(({ amount }) => amount ?? []);
  return {
    ok: true,
    answer: {
      rows: rows.slice((page - 1) * limit, page * limit).map(({ kind, at, orders, amount }) => ({
        kind,
        at: new Date(at).toISOString(),
        orders: orders.flatMap(({ orderId }) => (orderId === undefined ? [] : [String(orderId)])),
        amount,
      })),
      visitors: visitors.filter((each) => each.variant === variant).length,
      sum: amounts.length < rows.length ? null : amounts.reduce((sum, each) => sum + each, 0),
      pagination: paginationOf({ page, limit, totalItems: rows.length }),
    },
  };
}
