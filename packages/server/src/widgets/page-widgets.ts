import { widgetKind } from '@cartwright/core/widgets/classification';
import type { Widget } from '@cartwright/core/widgets/widget';
import { WIDGET } from '@cartwright/core/widgets/widget-definition';
import { inArray } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { widgets } from '../db/schema';

/** Ids have 32 bits. */
const MAX_ID = 2 ** 31 - 1;

/**
 * The widgets of these ids as pages of the store show them, in this order. One that isn't there, isn't shown in pages or can't
 * be read by this version is left out.
 */
export async function pageWidgets(store: ShopStore, ids: readonly number[]): Promise<Widget[]> {
  const possible = ids.filter((id) => id <= MAX_ID);
  if (possible.length === 0) return [];
  const rows = await store.columns(widgets, ['id', 'document'], { where: inArray(widgets.id, possible) });
  const documents = new Map(rows.map(({ id, document }) => [id, document]));
  return possible.flatMap((id) => {
    const read = documents.has(id) ? WIDGET.read(documents.get(id)) : null;
    return read?.ok && isShownInPages(read.value) ? [{ ...read.value, id }] : [];
  });
}

function isShownInPages({ classification, settings: { bundle } }: Widget): boolean {
  return bundle ? bundle.isPublished : widgetKind(classification) === 'widget';
}
