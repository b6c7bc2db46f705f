import type { ListedExperiment } from '@cartwright/core/contract/experiments';
import { type Pagination, paginationOf } from '@cartwright/core/contract/paging';
import type { ExperimentContext } from '@cartwright/core/experiments/document/experiment-context';
import type { ExperimentDocument } from '@cartwright/core/experiments/document/experiment-document';
import type { CountedDay } from '@cartwright/core/experiments/goals/counted-day';
import { experimentResults } from '@cartwright/core/experiments/results/experiment-results';
import { daysOver, endOf } from '@cartwright/core/experiments/run/experiment-run';
import { isFoundIn } from '@cartwright/core/search/engine/found-in';
import { desc, eq } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { experiments } from '../db/schema';
import { openedRow } from '../documents/stored-documents';
import { countedDays } from './experiment-days';
import { EXPERIMENTS } from './experiment-documents';
import { type StartedTest, startedTest } from './running-tests';
import { testedNames } from './tested-documents';

interface ListRequest {
  readonly context: ExperimentContext | 'all';
  readonly page: number;
  readonly limit: number;
  readonly search: string;
}

/** Page of the tests, newest first. Unreadable ones are left out. */
export async function listExperimentsOf(
  store: ShopStore,
  { context, page, limit, search }: ListRequest,
  now: Date,
): Promise<{ experiments: ListedExperiment[]; pagination: Pagination }> {
  const rows = await store.rows(experiments, {
    ...(context !== 'all' && { where: eq(experiments.context, context) }),
    orderBy: [desc(experiments.createdAt), desc(experiments.id)],
  });
  const found = rows.flatMap((row) => {
    const opened = isFoundIn(row.name, search) ? openedRow(EXPERIMENTS, row) : null;
    return opened?.ok ? [{ row, document: opened.document }] : [];
  });
  const shown = found.slice((page - 1) * limit, page * limit);
  const started = shown.flatMap(({ row }) => startedTest(row) ?? []);
  const days = await countedDays(
    store,
    started.map(({ id }) => id),
  );
  const countedOf = new Map(started.map((test) => [test.id, counted(test, days.get(test.id) ?? [], now)]));
  const contexts = [...new Set(shown.map(({ document }) => document.context))];
  const names = new Map(
    await Promise.all(contexts.map(async (each) => [each, await testedNames(store, each)] as const)),
  );
  return {
    experiments: shown.map(({ row, document }) => ({
      ...listed(row, document, names.get(document.context)),
      counted: countedOf.get(row.id) ?? null,
    })),
    pagination: paginationOf({ limit, page, totalItems: found.length }),
  };
}

function listed(
  { id, revision, updatedAt, run }: typeof experiments.$inferSelect,
  { name, context, goalId, variants, autoOptimize }: ExperimentDocument,
  names: ReadonlyMap<string, string> | undefined,
): Omit<ListedExperiment, 'counted'> {
  return {
    id,
    name,
    context,
    revision,
    goalId,
    autoOptimize,
    placeholderId: variants[0]?.documentId ?? null,
    variants: variants.map(({ id: variantId, documentId, traffic }, at) => ({
      id: variantId,
      control: at === 0,
      traffic,
      shows: documentId === null ? null : (names?.get(documentId) ?? null),
    })),
    updatedAt: updatedAt.toISOString(),
    run,
  };
}

/** Started test as of its last counted day. */
function counted(
  { document, run }: StartedTest,
  days: readonly CountedDay[],
  now: Date,
): ListedExperiment['counted'] {
  const { findings } = experimentResults(document, run, days).decision;
  const estimates = days.at(-1)?.counted.estimates[document.goalId] ?? [];
  return {
    days: daysOver(run, endOf(run, now.getTime()) ?? now.getTime()),
    visitors: estimates.reduce((all, { visitors }) => all + visitors, 0),
    findings: findings.map(({ variant, kind }) => ({ variant, kind })),
  };
}
