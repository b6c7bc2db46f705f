import { isDeepStrictEqual } from 'node:util';
import {
  type CampaignDocument,
  duplicateCampaign,
  inheritingCampaign,
  publishingIssues,
  storedCampaign,
  validateCampaign,
} from '@cartwright/core/collections/campaign-document';
import { CAMPAIGN } from '@cartwright/core/collections/collection-definitions';
import type { SavedCampaign } from '@cartwright/core/contract/collections';
import { freeName } from '@cartwright/core/texts/free-name';
import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import type { ShopStore } from '../db/for-shop';
import { campaigns } from '../db/schema';
import { lockShop } from '../db/shop-row';
import { invalidDocument } from '../documents/invalid-document';
import { deleteAtRevision, saveAtRevision } from '../documents/save-at-revision';
import {
  type DocumentResult,
  documentMissing,
  documentRow,
  openDocument,
  readDocument,
  type StoredDocuments,
  writeDocument,
} from '../documents/stored-documents';
import type { SavedBy } from '../documents/version-rows';
import { namedTest, testedFailure, testsOf } from '../experiments/running-tests';
import { failure } from '../http/api-failure';
import { DEFAULTS } from '../listing/default-settings-rows';
import { type KnowsCollection, savedCampaign } from './campaign-states';

interface ChangeContext extends SavedBy {
  readonly knows: KnowsCollection;
}

interface AtRevision {
  readonly id: string;
  readonly revision: number;
}

/** Campaigns, without their contract form. */
export const CAMPAIGNS: Omit<StoredDocuments<CampaignDocument, unknown, typeof campaigns>, 'responseOf'> = {
  definition: CAMPAIGN,
  table: campaigns,
  columns: ({ name }) => ({ name }),
};

/** Campaigns in the contract's form at `now`. */
function campaignsAt({
  knows,
  now,
}: Pick<ChangeContext, 'knows' | 'now'>): StoredDocuments<CampaignDocument, SavedCampaign, typeof campaigns> {
  return {
    ...CAMPAIGNS,
    async responseOf({ document, row }, store) {
      if (!row) throw new Error('A campaign is there once it was created.');
      const tests = await testsOf(store, 'collection', now);
      const runningTest = namedTest(tests.get(row.id), row.id);
      return savedCampaign(row, document, { knows, now, runningTest });
    },
  };
}

/** Campaign in the contract's form. Fails with `not_found`, or with `unavailable` if this version can't read it. */
export function readCampaign(
  store: ShopStore,
  id: string,
  context: Pick<ChangeContext, 'knows' | 'now'>,
): Promise<DocumentResult<SavedCampaign>> {
  return readDocument(store, campaignsAt(context), id);
}

/** Creates a campaign. Fails with `conflict` if the id is taken. */
export async function createShopCampaign(
  store: ShopStore,
  { id, name, ...saved }: { id: string; name: string } & SavedBy,
) {
  const defaults = await openDocument(store, DEFAULTS);
  if (!defaults.ok) return defaults;
  return insertCampaign(store, inheritingCampaign(id, name, defaults.document), saved);
}

/**
 * Duplicates a campaign, numbering a taken name. Fails with `not_found`, `conflict` if the copy's id is taken, or
 * `unavailable` if this version can't read it.
 */
export async function duplicateShopCampaign(
  store: ShopStore,
  { id, copyId, ...saved }: { readonly id: string; readonly copyId: string } & SavedBy,
) {
  const opened = await openDocument(store, CAMPAIGNS, id);
  if (!opened.ok) return opened;
  const copy = duplicateCampaign(opened.document, copyId);
  return insertCampaign(store, copy, saved, async (shop) => {
    const all = await shop.columns(campaigns, ['id', 'name']);
    const taken = all.filter((each) => each.id !== copyId).map(({ name }) => name);
    // A retry after a lost response: the copy was made when other names may have been taken.
    const before = all.find((each) => each.id === copyId)?.name;
    return before?.startsWith(copy.name) ? before : freeName(copy.name, taken, TEXT_LIMITS.campaignName);
  });
}

/** Inserts a campaign. Idempotent: the same one may exist after a lost response. */
export async function insertCampaign(
  store: ShopStore,
  made: CampaignDocument,
  saved: SavedBy,
  nameOf: (shop: ShopStore) => Promise<string> = async () => made.name,
) {
  return store.transaction(async (shop) => {
    await lockShop(shop);
    const { id } = made;
    const document = { ...made, name: await nameOf(shop) };
    const before = await documentRow(shop, CAMPAIGNS, id);
    if (!before) await writeDocument(shop, CAMPAIGNS, { document, revision: 0 }, saved);
    else if (!isDeepStrictEqual(before.document, JSON.parse(JSON.stringify(document)))) return ID_TAKEN;
    return { ok: true as const, response: { status: 'draft' as const, data: { id } } };
  });
}

const ID_TAKEN = failure(
  'conflict',
  'There is another campaign under this id. Nothing was made: try again with another id.',
);

/**
 * Saves a campaign if its revision is unchanged. Fails with `not_found`, `invalid_document`, `conflict`, or
 * `forbidden` (in a running test).
 */
export function saveShopCampaign(
  store: ShopStore,
  { id, revision, setting }: AtRevision & { readonly setting: CampaignDocument },
  context: ChangeContext,
): Promise<DocumentResult<SavedCampaign>> {
  const document = { ...setting, id };
  return store.transaction(async (shop) => {
    await lockShop(shop);
    return saveAtRevision(shop, campaignsAt(context), { id, revision, ...context }, async (_, row) => {
      const tested = await testedFailure(shop, 'collection', [id], context.now);
      if (tested) return tested;
      const issues = [
        ...validateCampaign(document),
        // A published campaign has to remain publishable.
        ...(row?.publishedAt ? publishingIssues(document, Number.NEGATIVE_INFINITY) : []),
      ];
      return issues.length > 0 ? invalidDocument(issues) : { ok: true, document: storedCampaign(document) };
    });
  });
}

/**
 * Publishes a campaign as saved. Fails with `not_found`, `conflict`, `forbidden` (in a running test), or
 * `invalid_document` if it can't be published.
 */
export function publishShopCampaign(
  store: ShopStore,
  at: AtRevision,
  context: ChangeContext,
): Promise<DocumentResult<SavedCampaign>> {
  return store.transaction(async (shop) => {
    await lockShop(shop);
    return saveAtRevision(shop, campaignsAt(context), { ...at, ...context }, async (document, row) => {
      const tested = await testedFailure(shop, 'collection', [at.id], context.now);
      if (tested) return tested;
      const issues = [...validateCampaign(document), ...publishingIssues(document, context.now.getTime())];
      if (issues.length > 0) return invalidDocument(issues);
      return { ok: true, document, more: { publishedAt: context.now, ...savedWhen(row) } };
    });
  });
}

/**
 * Pauses a campaign (back to draft), at any revision and even if unreadable. Fails with `not_found`, or
 * `forbidden` (in a running test).
 */
export function pauseShopCampaign(
  store: ShopStore,
  id: string,
  context: ChangeContext,
): Promise<DocumentResult<SavedCampaign>> {
  return store.transaction(async (shop) => {
    await lockShop(shop);
    const row = await documentRow(shop, CAMPAIGNS, id);
    if (!row) return documentMissing(CAMPAIGN);
    const tested = await testedFailure(shop, 'collection', [id], context.now);
    if (tested) return tested;
    if (row.publishedAt !== null) {
      const at = { id, revision: row.revision, document: row.document as CampaignDocument };
      await writeDocument(shop, CAMPAIGNS, at, context, { publishedAt: null, ...savedWhen(row) });
    }
    return readCampaign(shop, id, context);
  });
}

/** Saved time, which publishing doesn't change. */
function savedWhen(row: Pick<typeof campaigns.$inferSelect, 'updatedAt'> | null) {
  return row && { updatedAt: row.updatedAt };
}

/** Deletes a campaign that was read at a revision. Fails with `not_found`, `conflict`, or `forbidden` (in a running test). */
export async function deleteShopCampaign(
  store: ShopStore,
  at: AtRevision,
  context: Pick<ChangeContext, 'knows' | 'now'>,
) {
  return store.transaction(async (shop) => {
    await lockShop(shop);
    const tested = await testedFailure(shop, 'collection', [at.id], context.now);
    if (tested) return tested;
    const deleted = await deleteAtRevision(shop, campaignsAt(context), at);
    return deleted.ok ? { ok: true as const, response: { successful: true as const } } : deleted;
  });
}
