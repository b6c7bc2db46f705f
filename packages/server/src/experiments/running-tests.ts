import type { RunningTest } from '@cartwright/core/contract/running-test';
import type { ExperimentContext } from '@cartwright/core/experiments/document/experiment-context';
import type { ExperimentDocument } from '@cartwright/core/experiments/document/experiment-document';
import type { ExperimentRun } from '@cartwright/core/experiments/run/experiment-run';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { experiments } from '../db/schema';
import { openedRow } from '../documents/stored-documents';
import { type ApiFailure, failure } from '../http/api-failure';
import { EXPERIMENTS } from './experiment-documents';

/** Started test. */
export interface StartedTest {
  readonly id: string;
  readonly document: ExperimentDocument;
  readonly run: ExperimentRun;
}

/** Contexts that support running tests. */
export type RunningContext = Exclude<ExperimentContext, 'search'>;

/** Tests of a context that run at a given time, oldest first. Unreadable ones are left out. */
export async function runningTests(
  store: ShopStore,
  context: RunningContext,
  now: Date,
): Promise<StartedTest[]> {
  // Timestamps are stored in a single ISO 8601 format, which sorts as text.
  const isRunning = and(
    eq(experiments.context, context),
    isNotNull(experiments.run),
    sql`${experiments.run} ->> 'endedAt' is null`,
    sql`${experiments.run} ->> 'endsAt' > ${now.toISOString()}`,
  );
  const rows = await store.rows(experiments, {
    where: isRunning,
    orderBy: [asc(experiments.createdAt), asc(experiments.id)],
  });
  return rows.flatMap((row) => startedTest(row) ?? []);
}

/** Started test of a row; null for a draft, or if unreadable. */
export function startedTest(row: typeof experiments.$inferSelect): StartedTest | null {
  const opened = row.run ? openedRow(EXPERIMENTS, row) : null;
  return opened?.ok && row.run ? { id: row.id, document: opened.document, run: row.run } : null;
}

/** Running test by document id; a document is in one at most. */
export async function testsOf(
  store: ShopStore,
  context: RunningContext,
  now: Date,
): Promise<ReadonlyMap<string, StartedTest>> {
  const tests = await runningTests(store, context, now);
  return new Map(
    tests.flatMap((test) =>
      test.document.variants.flatMap(({ documentId }) =>
        documentId === null ? [] : [[documentId, test] as const],
      ),
    ),
  );
}

/** Running test of a document, for list and editor; null if there is none. */
export function namedTest(test: StartedTest | undefined, id: string | number): RunningTest | null {
  if (!test) return null;
  const { name, variants } = test.document;
  return { id: test.id, name, isControl: variants[0]?.documentId === String(id) };
}

/** Earliest scheduled end of running tests, in epoch milliseconds; `Infinity` without any. */
export function lastDayOf(tests: readonly StartedTest[]): number {
  return Math.min(...tests.map(({ run }) => Date.parse(run.endsAt)));
}

const NOUNS: Readonly<Record<RunningContext, string>> = {
  widget: 'widget',
  smart_cart: 'cart',
  collection: 'campaign',
};

/** Failure of changing or deleting documents while one is in a running test; null if none is. */
export async function testedFailure(
  store: ShopStore,
  context: RunningContext,
  ids: readonly (string | number)[],
  now: Date,
): Promise<ApiFailure | null> {
  if (ids.length === 0) return null;
  const tests = await testsOf(store, context, now);
  const test = ids.flatMap((id) => tests.get(String(id)) ?? [])[0];
  if (!test) return null;
  const { name } = test.document;
  return failure(
    'forbidden',
    `This ${NOUNS[context]} is in the running test “${name}”. End the test to change it.`,
  );
}
