import { BUILT_IN_SETTINGS, type DefaultSettings } from '@cartwright/core/collections/default-settings';
import { readDefaultSettings } from '@cartwright/core/collections/read-stored';
import type { SavedDefaults } from '@cartwright/core/contract/smart-collections';
import { and, eq } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { listingSettings } from '../db/schema';
import { type ApiFailure, failure } from '../http/api-failure';

type SettingsRow = typeof listingSettings.$inferSelect;

/** The id of the settings that hold where nothing else is set. */
const DEFAULT_ID = 'default';

/** The default settings; the built-in ones while none are saved. `unavailable` where this version can't read them. */
export async function savedDefaults(
  store: ShopStore,
): Promise<{ readonly ok: true; readonly answer: SavedDefaults } | ApiFailure> {
  const [row] = await store.rows(listingSettings, { where: eq(listingSettings.id, DEFAULT_ID) });
  return row
    ? savedOf(row)
    : { ok: true, answer: { settings: BUILT_IN_SETTINGS, revision: 0, updatedAt: null } };
}

/** What shoppers get while the saved settings can't be read: the built-in ones. */
export async function servedDefaults(store: ShopStore): Promise<DefaultSettings> {
  const saved = await savedDefaults(store);
  return saved.ok ? saved.answer.settings : BUILT_IN_SETTINGS;
}

/** Writes settings over those at `revision`, or as the first at 0. The shop has to be locked. */
export async function writeDefaults(
  store: ShopStore,
  document: DefaultSettings,
  revision: number,
  now: Date,
): Promise<void> {
  const next = { document, revision: revision + 1, updatedAt: now };
  if (revision === 0) {
    await store.insert(listingSettings, { id: DEFAULT_ID, createdAt: now, ...next });
    return;
  }
  const where = and(eq(listingSettings.id, DEFAULT_ID), eq(listingSettings.revision, revision));
  const [changed] = await store.update(listingSettings, next, where);
  if (!changed) throw new Error('The settings changed while the shop was locked.');
}

function savedOf({
  document,
  revision,
  updatedAt,
}: SettingsRow): { readonly ok: true; readonly answer: SavedDefaults } | ApiFailure {
  const read = readDefaultSettings(document);
  if (read.ok) {
    return { ok: true, answer: { settings: read.value, revision, updatedAt: updatedAt.toISOString() } };
  }
  return failure('unavailable', `The default settings can’t be opened. ${read.message}`, {
    issues: [{ code: read.code, path: [...read.path], message: read.message }],
  });
}
