import { and, eq } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { listingSettings } from '../db/schema';

/** How lists of products are set: one row for each of what they are set for. */
export type SettingsRow = typeof listingSettings.$inferSelect;

/** The id of the settings that hold where nothing else is set. */
export const DEFAULT_ID = 'default';

/** The ids of what searches have, and of whether search is on: turning it on or off is no edit of its settings. */
export const SEARCH_ID = 'search';
export const KEYWORD_GROUPS_ID = 'keyword-groups';
export const SEARCH_ENABLED_ID = 'search-enabled';
/** Of the parts of the results page that were saved. */
export const RESULTS_PAGE_ROW_ID = 'results-page';

/** The id of a collection's own settings; with `%` the pattern of all of them. */
export const ownId = (collectionId: number | '%'): string => `${OWN}${collectionId}`;

/** The collection whose own settings have an id; null for another's. */
export function collectionOfRow({ id }: Pick<SettingsRow, 'id'>): number | null {
  return id.startsWith(OWN) ? Number(id.slice(OWN.length)) : null;
}

const OWN = 'collection:';

/** Writes settings over those at `revision`, or as the first at 0. The shop has to be locked. */
export async function writeSettings(
  store: ShopStore,
  { id, document, revision, now }: Pick<SettingsRow, 'id' | 'document' | 'revision'> & { readonly now: Date },
): Promise<void> {
  const next = { document, revision: revision + 1, updatedAt: now };
  if (revision === 0) {
    await store.insert(listingSettings, { id, createdAt: now, ...next });
    return;
  }
  const where = and(eq(listingSettings.id, id), eq(listingSettings.revision, revision));
  const [changed] = await store.update(listingSettings, next, where);
  if (!changed) throw new Error('The settings changed while the shop was locked.');
}
