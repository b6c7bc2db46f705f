import { isDeepStrictEqual } from 'node:util';
import type { SavedExperiment } from '@cartwright/core/contract/experiments';
import type { ExperimentContext } from '@cartwright/core/experiments/document/experiment-context';
import type { ExperimentDocument } from '@cartwright/core/experiments/document/experiment-document';
import { newExperiment } from '@cartwright/core/experiments/document/experiment-document';
import {
  storedExperiment,
  validateExperiment,
} from '@cartwright/core/experiments/document/validate-experiment';
import { stateOf } from '@cartwright/core/experiments/run/experiment-run';
import { eq } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { experimentDays } from '../db/schema';
import { lockShop } from '../db/shop-row';
import { invalidDocument } from '../documents/invalid-document';
import { deleteAtRevision, saveAtRevision } from '../documents/save-at-revision';
import { type DocumentResult, documentRow, writeDocument } from '../documents/stored-documents';
import type { SavedBy } from '../documents/version-rows';
import { failure } from '../http/api-failure';
import { EXPERIMENTS } from './experiment-documents';
import { deletedIssues } from './tested-documents';

interface Created extends SavedBy {
  readonly id: string;
  readonly name: string;
  readonly context: ExperimentContext;
}

/**
 * Creates a draft. Idempotent, for a retry after a lost response. Fails with `conflict` if another
 * draft has the id.
 */
export function createShopExperiment(store: ShopStore, { id, name, context, ...saved }: Created) {
  return store.transaction(async (shop) => {
    await lockShop(shop);
    const document = newExperiment(id, name, context, ['control', 'b']);
    const before = await documentRow(shop, EXPERIMENTS, id);
    if (!before) await writeDocument(shop, EXPERIMENTS, { document, revision: 0 }, saved);
    else if (!isDeepStrictEqual(before.document, document)) return ID_TAKEN;
    return { ok: true as const, response: { data: { id } } };
  });
}

const ID_TAKEN = failure(
  'conflict',
  'There is another test under this id. Nothing was made: try again with another id.',
);

interface Saved extends SavedBy {
  readonly id: string;
  readonly revision: number;
  readonly setting: ExperimentDocument;
}

/**
 * Saves a test with optimistic locking. Fails with `not_found`, `invalid_document`, `conflict`, or
 * `forbidden` once started.
 */
export function saveShopExperiment(
  store: ShopStore,
  { setting, ...at }: Saved,
): Promise<DocumentResult<SavedExperiment>> {
  const document = { ...setting, id: at.id };
  const issues = validateExperiment(document);
  if (issues.length > 0) return Promise.resolve(invalidDocument(issues));
  return store.transaction(async (shop) => {
    await lockShop(shop);
    return saveAtRevision(shop, EXPERIMENTS, at, async (_before, row) => {
      if (row?.run) return WAS_STARTED;
      const gone = await deletedIssues(shop, document);
      return gone.length > 0 ? invalidDocument(gone) : { ok: true, document: storedExperiment(document) };
    });
  });
}

const IS_RUNNING = failure('forbidden', 'This test is running. End it before you delete it.');

const WAS_STARTED = failure(
  'forbidden',
  'This test was started: what it tests, its shares and its goal stay as they are.',
);

/**
 * Deletes a test at `revision`. Fails with `not_found`, `forbidden` (running), or `conflict` (with the saved
 * document).
 */
export function deleteShopExperiment(
  store: ShopStore,
  at: { readonly id: string; readonly revision: number; readonly now: Date },
) {
  return store.transaction(async (shop) => {
    await lockShop(shop);
    const row = await documentRow(shop, EXPERIMENTS, at.id);
    if (stateOf(row?.run ?? null, at.now.getTime()) === 'running') return IS_RUNNING;
    const deleted = await deleteAtRevision(shop, EXPERIMENTS, at);
    if (deleted.ok) await shop.remove(experimentDays, eq(experimentDays.experimentId, at.id));
    return deleted.ok ? { ok: true as const, response: { successful: true as const } } : deleted;
  });
}
