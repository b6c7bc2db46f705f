import type { SavedDefaults } from '@cartwright/core/contract/smart-collections';
import {
  type DefaultSettings,
  storedDefaultSettings,
  validateDefaultSettings,
} from '@cartwright/core/listing/settings/default-settings';
import type { ShopStore } from '../db/for-shop';
import { lockShop } from '../db/shop-row';
import { type ApiFailure, failure } from '../http/api-failure';
import { refused } from '../http/refused';
import { savedDefaults } from '../listing/default-settings-rows';
import { DEFAULT_ID, writeSettings } from '../listing/listing-settings-rows';

interface SaveRequest {
  readonly setting: DefaultSettings;
  /** The revision that the merchant's settings were read at; 0 for none. */
  readonly revision: number;
  readonly now: Date;
}

/** Saves default settings, if nobody else has since they were read. Fails with `invalid_cart` or `conflict`. */
export async function saveDefaultSettings(
  store: ShopStore,
  { setting, revision, now }: SaveRequest,
): Promise<{ readonly ok: true; readonly answer: { readonly data: SavedDefaults } } | ApiFailure> {
  const invalid = validateDefaultSettings(setting);
  if (invalid.length > 0) return refused(invalid);
  return store.transaction(async (shop) => {
    await lockShop(shop);
    const saved = await savedDefaults(shop);
    if (!saved.ok) return saved;
    if (saved.answer.revision !== revision) {
      return failure('conflict', 'Someone else saved these settings after you opened them.', {
        details: { saved: saved.answer },
      });
    }
    await writeSettings(shop, { id: DEFAULT_ID, document: storedDefaultSettings(setting), revision, now });
    const written = await savedDefaults(shop);
    return written.ok ? { ok: true, answer: { data: written.answer } } : written;
  });
}
