import type { Widget } from '@cartwright/core/widgets/widget';
import { WIDGET } from '@cartwright/core/widgets/widget-definition';
import type { ShopStore } from '../db/for-shop';
import { documentRow, openDocument, unreadable, writeDocument } from '../documents/stored-documents';
import { type SavedBy, versionRow } from '../documents/version-rows';
import { type ApiFailure, failure } from '../http/api-failure';
import { wantPublication } from '../publishing/publication-state';
import { installColumns, WIDGETS } from './widget-documents';

/**
 * Copies another widget's settings to a widget, and reverts that, each within a transaction that holds the shop.
 * Name, place and installation remain. Each is one save, and so one version.
 */
export const widgetSettings = {
  /** Returns the previous revision. Fails with `not_found` or `unavailable`. */
  async copy(
    shop: ShopStore,
    { from, to }: { readonly from: string; readonly to: string },
    by: SavedBy,
  ): Promise<{ readonly ok: true; readonly revision: number } | ApiFailure> {
    const source = await openDocument(shop, WIDGETS, from);
    if (!source.ok) return source;
    const target = await openDocument(shop, WIDGETS, to);
    if (!target.ok) return target;
    const { id, name, classification, manualInstall } = target.document;
    const document = { ...source.document, id, name, classification, manualInstall };
    await write(shop, { document, revision: target.revision }, by);
    return { ok: true, revision: target.revision };
  },

  /**
   * Fails with `not_found`, `unavailable`, or `conflict` if the widget was saved since, or its version was purged.
   */
  async restore(
    shop: ShopStore,
    { id, revision }: { readonly id: string; readonly revision: number },
    by: SavedBy,
  ): Promise<{ readonly ok: true } | ApiFailure> {
    const opened = await openDocument(shop, WIDGETS, id);
    if (!opened.ok) return opened;
    const version = await versionRow(shop, { kind: WIDGET.kind, id, revision });
    if (opened.revision !== revision + 1 || !version) {
      return failure('conflict', 'The widget was saved since. Its versions have how it was before.');
    }
    const before = WIDGET.read(version.document);
    if (!before.ok) return unreadable('The version before', before);
    await write(shop, { document: { ...before.value, id: Number(id) }, revision: opened.revision }, by);
    return { ok: true };
  },
};

async function write(
  shop: ShopStore,
  { document, revision }: { readonly document: Widget; readonly revision: number },
  by: SavedBy,
): Promise<void> {
  const row = await documentRow(shop, WIDGETS, String(document.id));
  const more = installColumns(document, row ?? null, by.now);
  await writeDocument(shop, WIDGETS, { document, revision }, by, more);
  await wantPublication(shop);
}
