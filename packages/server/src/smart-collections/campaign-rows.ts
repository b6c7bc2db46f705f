import { isDeepStrictEqual } from 'node:util';
import type { CampaignDocument } from '@cartwright/core/collections/campaign-document';
import { readCampaignDocument } from '@cartwright/core/collections/read-stored';
import { and, desc, eq } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { campaigns } from '../db/schema';

export type CampaignRow = typeof campaigns.$inferSelect;

export async function campaignRow(store: ShopStore, id: string): Promise<CampaignRow | undefined> {
  const [row] = await store.rows(campaigns, { where: eq(campaigns.id, id) });
  return row;
}

/** All of them, those that were created last first. */
export function campaignRows(store: ShopStore): Promise<CampaignRow[]> {
  return store.rows(campaigns, { orderBy: [desc(campaigns.createdAt), desc(campaigns.id)] });
}

/**
 * Keeps a new campaign; false where there is another one under its id. The same one may be there: it was made before, and
 * the answer was lost.
 */
export async function insertCampaign(
  store: ShopStore,
  document: CampaignDocument,
  now: Date,
): Promise<boolean> {
  const { id, name } = document;
  const times = { createdAt: now, updatedAt: now, publishedAt: null };
  await store.insertIfAbsent(campaigns, { id, revision: 1, ...times, name, document });
  const kept = await campaignRow(store, id);
  return isDeepStrictEqual(kept?.document, JSON.parse(JSON.stringify(document)));
}

/** The changed row; undefined when the campaign does not have `revision` any more. */
export async function updateCampaign(
  store: ShopStore,
  { id, revision }: Pick<CampaignRow, 'id' | 'revision'>,
  changes: Partial<Pick<CampaignRow, 'document' | 'name' | 'publishedAt' | 'updatedAt'>>,
): Promise<CampaignRow | undefined> {
  const where = and(eq(campaigns.id, id), eq(campaigns.revision, revision));
  const [row] = await store.update(campaigns, { ...changes, revision: revision + 1 }, where);
  return row;
}

/** Whether there was one at `revision`. */
export async function removeCampaign(
  store: ShopStore,
  { id, revision }: Pick<CampaignRow, 'id' | 'revision'>,
): Promise<boolean> {
  const removed = await store.remove(campaigns, and(eq(campaigns.id, id), eq(campaigns.revision, revision)));
  return removed.length > 0;
}

/** What of a row its window is told by. */
export function campaignOf(row: CampaignRow, document: CampaignDocument) {
  return {
    ...document,
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
  };
}

/** A row that stays in memory is read once. */
export function readDocument({ document }: CampaignRow): ReturnType<typeof readCampaignDocument> {
  if (typeof document !== 'object' || document === null) return readCampaignDocument(document);
  const read = READ.get(document) ?? readCampaignDocument(document);
  READ.set(document, read);
  return read;
}

const READ = new WeakMap<object, ReturnType<typeof readCampaignDocument>>();
