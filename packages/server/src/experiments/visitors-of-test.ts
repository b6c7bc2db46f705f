import type { ExperimentDocument } from '@cartwright/core/experiments/document/experiment-document';
import { type CountedVisitor, visitorsUntil } from '@cartwright/core/experiments/goals/counted-visitors';
import type { ShopStore } from '../db/for-shop';
import { documentMissing, openDocument } from '../documents/stored-documents';
import type { ApiFailure } from '../http/api-failure';
import { countedVisitors } from './counted-visitors';
import { EXPERIMENTS } from './experiment-documents';

/** Known visitors of a started test until an instant (ISO 8601). Fails with `not_found`, also for a draft. */
export async function visitorsOfTest(
  store: ShopStore,
  id: string,
  until: string,
): Promise<
  | { ok: true; readonly document: ExperimentDocument; readonly visitors: readonly CountedVisitor[] }
  | ApiFailure
> {
  const opened = await openDocument(store, EXPERIMENTS, id);
  if (!opened.ok) return opened;
  const { document, row } = opened;
  if (!row?.run) return documentMissing(EXPERIMENTS.definition);
  const end = new Date(until);
  const { exposures, actions } = await countedVisitors(store, { id, document, run: row.run }, end);
  const limits = { until: end.getTime(), variants: document.variants.length };
  return { ok: true, document, visitors: visitorsUntil(exposures, actions, limits).visitors };
}
