import type { listGoalRows } from '@cartwright/core/contract/experiments';
import { paginationOf } from '@cartwright/core/contract/paging';
import type { GoalId } from '@cartwright/core/experiments/document/goals';
import { goalRows } from '@cartwright/core/experiments/goals/goal-rows';
import { type Grouping, membersOf } from '@cartwright/core/experiments/goals/visitor-groups';
import type * as z from 'zod';
import type { ShopStore } from '../db/for-shop';
import type { DocumentResult } from '../documents/stored-documents';
import { visitorsOfTest } from './visitors-of-test';

interface GoalRowsRequest {
  readonly variant: number;
  /** Absent: visitors. */
  readonly goalId?: GoalId | undefined;
  readonly until: string;
  /** Absent: all visitors. */
  readonly by?: Grouping | undefined;
  readonly group?: string | undefined;
  readonly page: number;
  readonly limit: number;
}

/** Rows behind a variant's figure, latest first. Fails with `not_found`, also for a draft. */
export async function readGoalRows(
  store: ShopStore,
  id: string,
  { variant, goalId, until, by, group, page, limit }: GoalRowsRequest,
): Promise<DocumentResult<z.infer<typeof listGoalRows.response>>> {
  const found = await visitorsOfTest(store, id, until);
  if (!found.ok) return found;
  const visitors = by ? membersOf(found.visitors, by, group ?? null) : found.visitors;
  const rows = goalRows(visitors, variant, goalId ?? null).sort((a, b) => b.at - a.at);
  const amounts = rows.flatMap(({ amount }) => amount ?? []);
  return {
    ok: true,
    response: {
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
