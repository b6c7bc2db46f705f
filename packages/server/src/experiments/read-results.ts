import type { ExperimentResultsResponse } from '@cartwright/core/contract/experiments';
import { countedGoals } from '@cartwright/core/experiments/goals/counted-visitors';
import { experimentResults } from '@cartwright/core/experiments/results/experiment-results';
import { endOf } from '@cartwright/core/experiments/run/experiment-run';
import { isNotNull } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { experiments } from '../db/schema';
import { type DocumentResult, documentMissing, openDocument } from '../documents/stored-documents';
import { storedShopProfile } from '../shops/shop-profile';
import { countDays, countedDays, countedNow } from './experiment-days';
import { EXPERIMENTS } from './experiment-documents';
import { type StartedTest, startedTest } from './running-tests';
import { testedNames } from './tested-documents';

/** Results of a test; counts finished days first. Fails with `not_found`, also for a draft. */
export async function readResults(
  store: ShopStore,
  id: string,
  now: Date,
): Promise<DocumentResult<{ readonly data: ExperimentResultsResponse }>> {
  const opened = await openDocument(store, EXPERIMENTS, id);
  if (!opened.ok) return opened;
  const { document, row } = opened;
  if (!row?.run) return documentMissing(EXPERIMENTS.definition);
  const test: StartedTest = { id, document, run: row.run };
  await countDays(store, test, now);
  const days = (await countedDays(store, [id])).get(id) ?? [];
  const { until, counted } = await countedNow(store, test, days, now);
  const { decision, guardrails, checkDays, nextCheckAt, sampleRatioOff, harmful, shares } = experimentResults(
    document,
    test.run,
    days,
  );
  const names = await testedNames(store, document.context);
  const goals = countedGoals(document).map((goalId) => ({
    goalId,
    estimates: [...(counted.estimates[goalId] ?? [])],
  }));
  return {
    ok: true,
    response: {
      data: {
        countedUntil: new Date(until).toISOString(),
        inSeveral: counted.inSeveral,
        goals,
        days: days.map(({ day, at, counted: { estimates } }) => ({
          day,
          at: new Date(at).toISOString(),
          estimates: [...(estimates[document.goalId] ?? [])],
        })),
        decision: { ...decision, findings: [...decision.findings] },
        guardrails: guardrails.map(({ goalId, decision: of }) => ({
          goalId,
          decision: { ...of, findings: [...of.findings] },
        })),
        checkDays: [...checkDays],
        nextCheckAt: nextCheckAt === null ? null : new Date(nextCheckAt).toISOString(),
        sampleRatioOff,
        harmful: [...harmful],
        shares: shares?.map((day) => [...day]) ?? null,
        others: await testsBeside(store, test, now),
        shows: document.variants.map(({ documentId }) => names.get(documentId ?? '') ?? null),
        currency: (await storedShopProfile(store))?.currency ?? null,
      },
    },
  };
}

/** Other tests with an overlapping run. */
async function testsBeside(store: ShopStore, { id, run }: StartedTest, now: Date) {
  const rows = await store.rows(experiments, { where: isNotNull(experiments.run) });
  const endsAt = (each: StartedTest['run']) => endOf(each, now.getTime()) ?? Number.POSITIVE_INFINITY;
  return rows
    .flatMap((row) => startedTest(row) ?? [])
    .filter(
      (other) =>
        other.id !== id &&
        Date.parse(other.run.startedAt) < endsAt(run) &&
        Date.parse(run.startedAt) < endsAt(other.run),
    )
    .map(({ id: otherId, document: { name }, run: of }) => {
      const end = endOf(of, now.getTime());
      const endedAt = end === null ? null : new Date(end).toISOString();
      return { id: otherId, name, startedAt: of.startedAt, endedAt };
    });
}
