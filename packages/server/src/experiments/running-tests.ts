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

/** A test that was started. */
export interface StartedTest {
  readonly id: string;
  readonly document: ExperimentDocument;
  readonly run: ExperimentRun;
}

/** Contexts whose tests run. */
export type RunningContext = Exclude<ExperimentContext, 'search'>;

/** The tests of a context that run at an instant, those that were created first at first. One that this version can't read is left out. */
export async function runningTests(
  store: ShopStore,
  context: RunningContext,
  now: Date,
): Promise<StartedTest[]> {
  // Instants are kept in the one form of ISO 8601 that orders as they do.
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

/** A row of a test that was started; null of a draft, and where this version can't read it. */
export function startedTest(row: typeof experiments.$inferSelect): StartedTest | null {
  const opened = row.run ? openedRow(EXPERIMENTS, row) : null;
  return opened?.ok && row.run ? { id: row.id, document: opened.document, run: row.run } : null;
}

/** The running test of each document that is in one, by the document's id; the one that it is in is the only one. */
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

/** The running test of a document, as its list and editor name it; null where it is in none. */
export function namedTest(test: StartedTest | undefined, id: string | number): RunningTest | null {
  if (!test) return null;
  const { name, variants } = test.document;
  return { id: test.id, name, isControl: variants[0]?.documentId === String(id) };
}

/** When the first of some running tests ends by itself, in epoch milliseconds; `Infinity` where none runs. */
export function lastDayOf(tests: readonly StartedTest[]): number {
  return Math.min(...tests.map(({ run }) => Date.parse(run.endsAt)));
}

const NOUNS: Readonly<Record<RunningContext, string>> = {
  widget: 'widget',
  smart_cart: 'cart',
  collection: 'campaign',
};

/** Why documents can't be changed or deleted: one of them is in a running test. Null where none is. */
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
