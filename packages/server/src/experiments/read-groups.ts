import { type ExperimentGroupsResponse, MAX_VISITOR_GROUPS } from '@cartwright/core/contract/experiments';
import { type Grouping, visitorGroups } from '@cartwright/core/experiments/goals/visitor-groups';
import type { ShopStore } from '../db/for-shop';
import type { DocumentResult } from '../documents/stored-documents';
import { visitorsOfTest } from './visitors-of-test';

/** Main goal of a test by visitor group. Fails with `not_found`, also for a draft. */
export async function readGroups(
  store: ShopStore,
  id: string,
  { by, until }: { readonly by: Grouping; readonly until: string },
): Promise<DocumentResult<ExperimentGroupsResponse>> {
  const found = await visitorsOfTest(store, id, until);
  if (!found.ok) return found;
  const { document, visitors } = found;
  const { goalId, variants } = document;
  const groups = visitorGroups(visitors, by, { goalId, variants: variants.length });
  return {
    ok: true,
    response: {
      groups: groups
        .slice(0, MAX_VISITOR_GROUPS)
        .map(({ key, estimates }) => ({ key, estimates: [...estimates] })),
      smaller: Math.max(0, groups.length - MAX_VISITOR_GROUPS),
      visitors: visitors.length,
    },
  };
}
