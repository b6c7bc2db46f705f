import type { CampaignDocument } from '@cartwright/core/collections/campaign-document';
import { CAMPAIGN } from '@cartwright/core/collections/collection-definitions';
import { withSettingsOf } from '@cartwright/core/collections/with-settings-of';
import type { ShopStore } from '../db/for-shop';
import { openDocument, unreadable, writeDocument } from '../documents/stored-documents';
import { type SavedBy, versionRow } from '../documents/version-rows';
import { type ApiFailure, failure } from '../http/api-failure';
import { CAMPAIGNS } from './change-campaign';

/**
 * Copies another campaign's settings to a campaign, and reverts that, each within a transaction that holds the
 * shop. Name, dates, collections and publication state remain. Each is one save, and so one version.
 */
export const campaignSettings = {
  /** Returns the previous revision. Fails with `not_found` or `unavailable`. */
  async copy(
    shop: ShopStore,
    { from, to }: { readonly from: string; readonly to: string },
    by: SavedBy,
  ): Promise<{ readonly ok: true; readonly revision: number } | ApiFailure> {
    const source = await openDocument(shop, CAMPAIGNS, from);
    if (!source.ok) return source;
    const target = await openDocument(shop, CAMPAIGNS, to);
    if (!target.ok) return target;
    const { revision } = target;
    await write(shop, withSettingsOf(target.document, source.document), revision, by);
    return { ok: true, revision };
  },

  /**
   * Fails with `not_found`, `unavailable`, or `conflict` if the campaign was saved since, or its version was
   * purged.
   */
  async restore(
    shop: ShopStore,
    { id, revision }: { readonly id: string; readonly revision: number },
    by: SavedBy,
  ): Promise<{ readonly ok: true } | ApiFailure> {
    const opened = await openDocument(shop, CAMPAIGNS, id);
    if (!opened.ok) return opened;
    const version = await versionRow(shop, { kind: CAMPAIGN.kind, id, revision });
    if (opened.revision !== revision + 1 || !version) {
      return failure('conflict', 'The campaign was saved since. Its versions have how it was before.');
    }
    const before = CAMPAIGN.read(version.document);
    if (!before.ok) return unreadable('The version before', before);
    await write(shop, withSettingsOf(opened.document, before.value), opened.revision, by);
    return { ok: true };
  },
};

async function write(
  shop: ShopStore,
  document: CampaignDocument,
  revision: number,
  by: SavedBy,
): Promise<void> {
  await writeDocument(shop, CAMPAIGNS, { document, revision }, by);
}
