import type { CampaignDocument } from '@cartwright/core/collections/campaign-document';
import { readCampaignDocument } from '@cartwright/core/collections/read-stored';
import { desc } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { campaigns } from '../db/schema';

export type CampaignRow = typeof campaigns.$inferSelect;

/** All campaigns, newest first. */
export function campaignRows(store: ShopStore): Promise<CampaignRow[]> {
  return store.rows(campaigns, { orderBy: [desc(campaigns.createdAt), desc(campaigns.id)] });
}

/** Campaign document with the row's schedule columns. */
export function campaignOf(row: CampaignRow, document: CampaignDocument) {
  return {
    ...document,
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
  };
}

/** Reads a row's document, cached by object. */
export function readDocument({ document }: CampaignRow): ReturnType<typeof readCampaignDocument> {
  if (typeof document !== 'object' || document === null) return readCampaignDocument(document);
  const read = READ.get(document) ?? readCampaignDocument(document);
  READ.set(document, read);
  return read;
}

const READ = new WeakMap<object, ReturnType<typeof readCampaignDocument>>();
