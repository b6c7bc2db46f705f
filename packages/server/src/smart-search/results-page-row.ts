import type { SavedResultsPage } from '@cartwright/core/contract/results-page';
import type { DefaultSettings } from '@cartwright/core/listing/settings/default-settings';
import {
  changedResultsPage,
  RESULTS_PAGE_ID,
  type ResultsPage,
  readResultsPage,
  resultsPageOf,
  type SomeResultsPage,
  type StoredResultsPage,
  validateResultsPage,
} from '@cartwright/core/smart-search/results-page';
import { eq } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { listingSettings } from '../db/schema';
import { lockShop } from '../db/shop-row';
import { type ApiFailure, failure } from '../http/api-failure';
import { refused } from '../http/refused';
import { servedDefaults } from '../listing/default-settings-rows';
import { RESULTS_PAGE_ROW_ID, writeSettings } from '../listing/listing-settings-rows';

type Answered = { readonly ok: true; readonly answer: SavedResultsPage } | ApiFailure;

/** The results page. `unavailable` where this version can't read what is stored. */
export async function savedResultsPage(store: ShopStore): Promise<Answered> {
  const row = await storedRow(store);
  return row.ok ? { ok: true, answer: await toldOf(store, row) } : row;
}

/** The page that shoppers get; while it can't be read, the one that holds where nothing is saved. */
export async function servedResultsPage(store: ShopStore, defaults: DefaultSettings): Promise<ResultsPage> {
  const row = await storedRow(store);
  return resultsPageOf(row.ok ? row.stored : null, defaults);
}

interface SaveRequest {
  /** The parts that are saved. */
  readonly sent: SomeResultsPage;
  /** The revision that the merchant's page was read at; 0 for none. */
  readonly revision: number;
  readonly now: Date;
}

/**
 * Saves parts of the page, if nobody else has saved any since it was read. The other parts stay as they are.
 * Fails with `invalid_cart` or `conflict`.
 */
export async function saveResultsPage(
  store: ShopStore,
  { sent, revision, now }: SaveRequest,
): Promise<Answered> {
  const invalid = validateResultsPage(sent);
  if (invalid.length > 0) return refused(invalid);
  return store.transaction(async (shop) => {
    await lockShop(shop);
    const row = await storedRow(shop);
    if (!row.ok) return row;
    if (row.revision !== revision) {
      return failure('conflict', 'Someone else saved this results page after you opened it.', {
        details: { saved: await toldOf(shop, row) },
      });
    }
    const document = changedResultsPage(row.stored, sent);
    await writeSettings(shop, { id: RESULTS_PAGE_ROW_ID, document, revision, now });
    return savedResultsPage(shop);
  });
}

interface StoredRow {
  readonly ok: true;
  readonly stored: StoredResultsPage | null;
  readonly revision: number;
  readonly updatedAt: Date | null;
}

async function storedRow(store: ShopStore): Promise<StoredRow | ApiFailure> {
  const [row] = await store.rows(listingSettings, { where: eq(listingSettings.id, RESULTS_PAGE_ROW_ID) });
  if (!row) return { ok: true, stored: null, revision: 0, updatedAt: null };
  const read = readResultsPage(row.document);
  if (read.ok) return { ok: true, stored: read.value, revision: row.revision, updatedAt: row.updatedAt };
  return failure('unavailable', `The results page can’t be opened. ${read.message}`, {
    issues: [{ code: read.code, path: [...read.path], message: read.message }],
  });
}

async function toldOf(
  store: ShopStore,
  { stored, revision, updatedAt }: StoredRow,
): Promise<SavedResultsPage> {
  return {
    settingsId: RESULTS_PAGE_ID,
    setting: resultsPageOf(stored, await servedDefaults(store)),
    revision,
    updatedAt: updatedAt?.toISOString() ?? null,
  };
}
