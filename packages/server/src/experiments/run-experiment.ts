import type { SavedExperiment } from '@cartwright/core/contract/experiments';
import type { Issue } from '@cartwright/core/editing/issue';
import type { ExperimentContext } from '@cartwright/core/experiments/document/experiment-context';
import {
  type ExperimentDocument,
  variantName,
} from '@cartwright/core/experiments/document/experiment-document';
import { experimentPlan, type KnownTraffic } from '@cartwright/core/experiments/document/experiment-plan';
import { type StartableDocuments, startIssues } from '@cartwright/core/experiments/document/start-issues';
import type { StartableCampaign } from '@cartwright/core/experiments/document/startable-campaign';
import type { StartableCart } from '@cartwright/core/experiments/document/startable-cart';
import { validateExperiment } from '@cartwright/core/experiments/document/validate-experiment';
import { dayEndsAt, type ExperimentRun, stateOf } from '@cartwright/core/experiments/run/experiment-run';
import { DEFAULT_TIME_ZONE } from '@cartwright/core/schedule/wall-time';
import { eq } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { experiments } from '../db/schema';
import { lockShop } from '../db/shop-row';
import { invalidDocument } from '../documents/invalid-document';
import {
  type DocumentResult,
  documentConflict,
  openDocument,
  readDocument,
} from '../documents/stored-documents';
import type { SavedBy } from '../documents/version-rows';
import { type ApiFailure, failure } from '../http/api-failure';
import { wantPublication } from '../publishing/publication-state';
import { validateThenWrite } from '../publishing/validate-then-write';
import { storedShopProfile } from '../shops/shop-profile';
import { EXPERIMENTS } from './experiment-documents';
import { type RunningContext, testedFailure, testsOf } from './running-tests';
import { startableWidgets } from './startable-widgets';

interface Started {
  readonly id: string;
  readonly revision: number;
  /** Null without traffic data for the plan. */
  readonly known: KnownTraffic | null;
  readonly now: Date;
}

/** Carts of a test, as they would be published with it. */
export interface CheckedCarts {
  readonly carts: ReadonlyMap<string, Omit<StartableCart, 'runningTest'>>;
  /** Issues of publishing them together. */
  readonly issues: readonly Issue[];
}

/** Validates the carts of a test, before the shop is locked. */
export type CheckCarts = (test: ExperimentDocument) => Promise<CheckedCarts>;

/** Reads campaigns that tests can show, by id. */
export type ReadCampaigns = (
  shop: ShopStore,
  now: Date,
) => Promise<ReadonlyMap<string, Omit<StartableCampaign, 'runningTest'>>>;

const NO_CARTS: CheckedCarts = { carts: new Map(), issues: [] };

/**
 * Starts a test at `revision`. Idempotent, for a retry after a lost response. Fails with
 * `not_found`, `conflict` (with the saved document), or `invalid_document` with the issues that
 * prevent the start.
 */
export function startShopExperiment(
  store: ShopStore,
  { checkCarts, campaigns }: { readonly checkCarts: CheckCarts; readonly campaigns: ReadCampaigns },
  { id, revision, known, now }: Started,
): Promise<DocumentResult<SavedExperiment>> {
  const validate = async () => {
    const opened = await openDocument(store, EXPERIMENTS, id);
    return opened.ok && opened.document.context === 'smart_cart' ? checkCarts(opened.document) : NO_CARTS;
  };
  return validateThenWrite(
    store,
    validate,
    async (shop, checked): Promise<DocumentResult<SavedExperiment>> => {
      const opened = await openDocument(shop, EXPERIMENTS, id);
      if (!opened.ok) return opened;
      if (opened.row?.run) return readDocument(shop, EXPERIMENTS, id);
      if (opened.revision !== revision) return documentConflict(shop, EXPERIMENTS, id, opened);
      const { document } = opened;
      const plan = experimentPlan(document, known);
      const documents = await startableDocuments(shop, document.context, { ...checked, campaigns }, now);
      const issues = [
        ...validateExperiment(document),
        ...startIssues(document, documents, plan),
        ...checked.issues,
      ];
      if (plan.kind !== 'size' || issues.length > 0)
        return invalidDocument(issues, 'The test can’t be started.');
      const timezone = (await storedShopProfile(shop))?.timezone ?? DEFAULT_TIME_ZONE;
      const begun = { startedAt: now.toISOString(), timezone, plan: plan.plan };
      const run: ExperimentRun = {
        ...begun,
        endsAt: new Date(dayEndsAt(begun, plan.plan.lastWeek * 7)).toISOString(),
        endedAt: null,
        used: null,
      };
      await wantPublication(shop);
      return written(shop, id, run);
    },
  );
}

async function startableDocuments(
  shop: ShopStore,
  context: ExperimentContext,
  { carts, campaigns }: CheckedCarts & { readonly campaigns: ReadCampaigns },
  now: Date,
): Promise<StartableDocuments> {
  const withTests = async <Each extends object>(of: RunningContext, all: ReadonlyMap<string, Each>) => {
    const tests = await testsOf(shop, of, now);
    return new Map(
      [...all].map(
        ([id, each]) => [id, { ...each, runningTest: tests.get(id)?.document.name ?? null }] as const,
      ),
    );
  };
  const none: StartableDocuments = { widgets: new Map(), carts: new Map(), campaigns: new Map() };
  switch (context) {
    case 'widget':
      return { ...none, widgets: await startableWidgets(shop, now) };
    case 'smart_cart':
      return { ...none, carts: await withTests(context, carts) };
    case 'collection':
      return { ...none, campaigns: await withTests(context, await campaigns(shop, now)) };
    case 'search':
      return none;
    default:
      return context satisfies never;
  }
}

/** Ends a running test. Idempotent. Fails with `not_found`, or `forbidden` for a draft. */
export function endShopExperiment(
  store: ShopStore,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<DocumentResult<SavedExperiment>> {
  return store.transaction(async (shop) => {
    await lockShop(shop);
    const opened = await startedOf(shop, id);
    if (!opened.ok) return opened;
    await wantPublication(shop);
    return written(shop, id, ended(opened.run, now));
  });
}

/** Copies a variant's settings to the control, within a transaction that holds the shop's lock. */
interface VariantSettings {
  /** Returns the previous revision of `to`. Fails if either is deleted. */
  copy(
    shop: ShopStore,
    documents: { readonly from: string; readonly to: string },
    by: SavedBy,
  ): Promise<{ readonly ok: true; readonly revision: number } | ApiFailure>;
  /** Reverts the copy, unless it was saved since. */
  restore(
    shop: ShopStore,
    before: { readonly id: string; readonly revision: number },
    by: SavedBy,
  ): Promise<{ readonly ok: true } | ApiFailure>;
}

export type SettingsOfContexts = Readonly<Record<RunningContext, VariantSettings>>;

/**
 * Ends a test and copies a variant's settings to the control; null reverts that. Fails with
 * `not_found`, `forbidden`, or as `settings` does.
 */
export function applyShopVariant(
  store: ShopStore,
  settings: SettingsOfContexts,
  { id, variant, ...by }: SavedBy & { readonly id: string; readonly variant: string | null },
): Promise<DocumentResult<SavedExperiment>> {
  return store
    .transaction(async (shop) => {
      await lockShop(shop);
      const opened = await startedOf(shop, id);
      if (!opened.ok) return opened;
      const { document, run } = opened;
      const to = document.variants[0]?.documentId ?? '';
      const { context } = document;
      if (context === 'search') throw new Error(`No test of a ${context} runs.`);
      if (variant === null) {
        if (!run.used) return written(shop, id, run);
        const tested = await testedFailure(shop, context, [to], by.now);
        if (tested) return tested;
        const restored = await settings[context].restore(shop, { id: to, revision: run.used.revision }, by);
        return restored.ok ? written(shop, id, { ...run, used: null }) : restored;
      }
      // Retry after a lost response.
      if (run.used?.variant === variant) return written(shop, id, run);
      const from = shownBy(document, variant);
      if (from === null || run.used)
        return failure('forbidden', `${variantOf(document, variant)} can’t be used.`);
      await wantPublication(shop);
      await written(shop, id, ended(run, by.now));
      // The control may be in another test by now.
      const locked = await testedFailure(shop, context, [to], by.now);
      if (locked) throw new Refused(locked);
      const copied = await settings[context].copy(shop, { from, to }, by);
      if (!copied.ok) throw new Refused(copied);
      return written(shop, id, { ...ended(run, by.now), used: { variant, revision: copied.revision } });
    })
    .catch((error: unknown) => {
      if (error instanceof Refused) return error.failed;
      throw error;
    });
}

/** Rolls back a transaction with an expected failure. */
class Refused extends Error {
  constructor(readonly failed: ApiFailure) {
    super(failed.message);
  }
}

const ended = (run: ExperimentRun, now: Date): ExperimentRun =>
  stateOf(run, now.getTime()) === 'running' ? { ...run, endedAt: now.toISOString() } : run;

/** Document of a variant other than the control; null if unknown. */
function shownBy({ variants }: ExperimentDocument, id: string): string | null {
  return variants.slice(1).find((each) => each.id === id)?.documentId ?? null;
}

function variantOf({ variants }: ExperimentDocument, id: string): string {
  const at = variants.findIndex((each) => each.id === id);
  return at < 0 ? 'This' : variantName(at);
}

async function startedOf(shop: ShopStore, id: string) {
  const opened = await openDocument(shop, EXPERIMENTS, id);
  if (!opened.ok) return opened;
  const { document, row } = opened;
  if (!row?.run) return failure('forbidden', 'This test wasn’t started.');
  return { ok: true as const, document, run: row.run };
}

async function written(
  shop: ShopStore,
  id: string,
  run: ExperimentRun,
): Promise<DocumentResult<SavedExperiment>> {
  await shop.update(experiments, { run }, eq(experiments.id, id));
  return readDocument(shop, EXPERIMENTS, id);
}
