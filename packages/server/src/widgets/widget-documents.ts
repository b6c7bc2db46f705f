import type { SavedWidget } from '@cartwright/core/contract/widgets';
import type { Classification } from '@cartwright/core/widgets/classification';
import type { Widget } from '@cartwright/core/widgets/widget';
import { WIDGET } from '@cartwright/core/widgets/widget-definition';
import { asc, eq } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { widgets } from '../db/schema';
import type { StoredDocuments } from '../documents/stored-documents';

export const WIDGETS: StoredDocuments<Widget, SavedWidget, typeof widgets> = {
  definition: WIDGET,
  table: widgets,
  rowId: Number,
  columns: ({ name, classification }) => ({ name, classification }),
  // Only one that is never saved has no time.
  answer: ({ document, revision, updatedAt }) => ({ widget: document, revision, updatedAt: updatedAt ?? '' }),
};

const BY_NAME = [asc(widgets.name), asc(widgets.id)];

/** The widgets of a classification, or all, without their documents, by name. */
export function listedWidgets(
  store: ShopStore,
  classification: Classification | 'all',
): Promise<Pick<typeof widgets.$inferSelect, 'id' | 'name' | 'classification'>[]> {
  return store.columns(widgets, ['id', 'name', 'classification'], {
    ...(classification !== 'all' && { where: eq(widgets.classification, classification) }),
    orderBy: BY_NAME,
  });
}

/** The shop's widgets for its storefront. One that this version cannot read is left out, as one that was deleted. */
export async function readableWidgets(store: ShopStore): Promise<Widget[]> {
  const rows = await store.columns(widgets, ['id', 'document'], { orderBy: BY_NAME });
  return rows.flatMap(({ id, document }) => {
    const read = WIDGET.read(document);
    return read.ok ? [{ ...read.value, id }] : [];
  });
}
