import {
  BUILT_IN_SETTINGS,
  type DefaultSettings,
  readDefaultSettings,
} from '@cartwright/core/listing/settings/default-settings';
import { eq } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { listingSettings } from '../db/schema';
import { type ApiFailure, failure } from '../http/api-failure';
import { DEFAULT_ID, type SettingsRow } from './listing-settings-rows';

interface SavedDefaults {
  readonly settings: DefaultSettings;
  readonly revision: number;
  readonly updatedAt: string | null;
}

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
