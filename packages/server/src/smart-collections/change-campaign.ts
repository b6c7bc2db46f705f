import {
  type CampaignDocument,
  duplicateCampaign,
  newCampaign,
  publishingIssues,
  storedCampaign,
  validateCampaign,
} from '@cartwright/core/collections/campaign-document';
import type { SavedCampaign } from '@cartwright/core/contract/smart-collections';
import type { ShopStore } from '../db/for-shop';
import { lockShop } from '../db/shop-row';
import { type ApiFailure, failure } from '../http/api-failure';
import { refused } from '../http/refused';
import { savedDefaults } from '../listing/default-settings-rows';
import {
  type CampaignRow,
  campaignRow,
  insertCampaign,
  readDocument,
  removeCampaign,
  updateCampaign,
} from './campaign-rows';
import { type KnowsCollection, savedCampaign, unreadable } from './campaign-states';

type Saved = { readonly ok: true; readonly answer: { readonly data: SavedCampaign } } | ApiFailure;

interface ChangeContext {
  readonly knows: KnowsCollection;
  readonly now: Date;
}

interface AtRevision {
  readonly id: string;
  readonly revision: number;
}

/** Makes a campaign. Fails with `conflict` where there is another one under the id. */
export async function createShopCampaign(
  store: ShopStore,
  { id, name, now }: { id: string; name: string; now: Date },
) {
  const defaults = await savedDefaults(store);
  if (!defaults.ok) return defaults;
  if (!(await insertCampaign(store, newCampaign(id, name, defaults.answer.settings), now))) return ID_TAKEN;
  return { ok: true as const, answer: { status: 'draft' as const, data: { id } } };
}

/**
 * Makes a copy. Fails with `not_found`, `conflict` where there is another campaign under the copy's id, or `unavailable`
 * where this version can't read it.
 */
export async function duplicateShopCampaign(
  store: ShopStore,
  { id, copyId, now }: { readonly id: string; readonly copyId: string; readonly now: Date },
) {
  const row = await campaignRow(store, id);
  if (!row) return campaignMissing();
  const read = readDocument(row);
  if (!read.ok) return unreadable(row, read);
  if (!(await insertCampaign(store, duplicateCampaign(read.value, copyId), now))) return ID_TAKEN;
  return { ok: true as const, answer: { status: 'draft' as const, data: { id: copyId } } };
}

const ID_TAKEN = failure(
  'conflict',
  'There is another campaign under this id. Nothing was made: try again with another id.',
);

/** Saves a campaign, if nobody else has since it was read. Fails with `not_found`, `invalid_cart` or `conflict`. */
export function saveShopCampaign(
  store: ShopStore,
  { id, revision, setting }: AtRevision & { readonly setting: CampaignDocument },
  context: ChangeContext,
): Promise<Saved> {
  return changed(store, { id, revision }, context, async (shop, row) => {
    const document = { ...setting, id };
    const issues = [
      ...validateCampaign(document),
      // What is published stays something that can be.
      ...(row.publishedAt === null ? [] : publishingIssues(document, Number.NEGATIVE_INFINITY)),
    ];
    if (issues.length > 0) return refused(issues);
    const stored = storedCampaign(document);
    return updateCampaign(shop, row, { document: stored, name: stored.name, updatedAt: context.now });
  });
}

/** Publishes a campaign as it is saved. Fails with `not_found`, `conflict`, or `invalid_cart` where it can't be. */
export function publishShopCampaign(
  store: ShopStore,
  at: AtRevision,
  context: ChangeContext,
): Promise<Saved> {
  return changed(store, at, context, async (shop, row) => {
    const read = readDocument(row);
    // What can't be read can't be told to be right, and `savedCampaign` says so.
    if (!read.ok) return row;
    const issues = [...validateCampaign(read.value), ...publishingIssues(read.value, context.now.getTime())];
    if (issues.length > 0) return refused(issues);
    return updateCampaign(shop, row, { publishedAt: context.now });
  });
}

/** Makes a draft of a campaign, whatever its revision is: whoever pauses wants it off. */
export function pauseShopCampaign(store: ShopStore, id: string, context: ChangeContext): Promise<Saved> {
  return changed(store, { id, revision: null }, context, async (shop, row) =>
    row.publishedAt === null ? row : updateCampaign(shop, row, { publishedAt: null }),
  );
}

export async function deleteShopCampaign(store: ShopStore, at: AtRevision, context: ChangeContext) {
  return store.transaction(async (shop) => {
    await lockShop(shop);
    const row = await campaignRow(shop, at.id);
    if (!row) return campaignMissing();
    if (!(await removeCampaign(shop, at))) return conflict(row, context);
    return { ok: true as const, answer: { successful: true as const } };
  });
}

export function campaignMissing(): ApiFailure {
  return failure('not_found', 'This campaign doesn’t exist any more.');
}

async function changed(
  store: ShopStore,
  { id, revision }: { readonly id: string; readonly revision: number | null },
  context: ChangeContext,
  change: (shop: ShopStore, row: CampaignRow) => Promise<CampaignRow | undefined | ApiFailure>,
): Promise<Saved> {
  return store.transaction(async (shop): Promise<Saved> => {
    await lockShop(shop);
    const row = await campaignRow(shop, id);
    if (!row) return campaignMissing();
    if (revision !== null && row.revision !== revision) return conflict(row, context);
    const next = await change(shop, row);
    if (!next) throw new Error('The campaign changed while the shop was locked.');
    return 'ok' in next ? next : savedCampaign(next, context.knows, context.now);
  });
}

function conflict(row: CampaignRow, { knows, now }: ChangeContext): ApiFailure {
  const saved = savedCampaign(row, knows, now);
  if (!saved.ok) return saved;
  return failure('conflict', 'Someone else saved this campaign after you opened it.', {
    details: { saved: saved.answer.data },
  });
}
