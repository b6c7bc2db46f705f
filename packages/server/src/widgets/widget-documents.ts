import type { SavedWidget, WidgetFacts } from '@cartwright/core/contract/widgets';
import { customSourceId } from '@cartwright/core/data-sources/source-at';
import { widgetKind, widgetType } from '@cartwright/core/widgets/classification';
import type { Widget } from '@cartwright/core/widgets/widget';
import { WIDGET } from '@cartwright/core/widgets/widget-definition';
import { asc } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { widgets } from '../db/schema';
import type { StoredDocuments } from '../documents/stored-documents';

import { namedTest, type StartedTest } from '../experiments/running-tests';

export type WidgetRow = typeof widgets.$inferSelect;

export const WIDGETS: StoredDocuments<Widget, SavedWidget, typeof widgets> = {
  definition: WIDGET,
  table: widgets,
  rowId: Number,
  columns: ({ name, classification }) => ({ name, classification }),
  // Only an unsaved one has no time.
  responseOf: ({ document, revision, updatedAt }) => ({
    widget: document,
    revision,
    updatedAt: updatedAt ?? '',
  }),
};

export const BY_NAME = [asc(widgets.name), asc(widgets.id)];

/** Columns saved with a widget: when it was manually installed. */
export function installColumns(
  { manualInstall }: Widget,
  row: Pick<WidgetRow, 'manualInstallTime'> | null,
  now: Date,
): Pick<WidgetRow, 'manualInstallTime'> {
  return { manualInstallTime: manualInstall ? (row?.manualInstallTime ?? now) : null };
}

/** Data beside a widget's document. `tests`: running test by widget. */
export function factsOf(
  widget: Widget,
  row: WidgetRow,
  tests: ReadonlyMap<string, StartedTest>,
): WidgetFacts {
  return {
    kind: widgetKind(widget.classification),
    type: widgetType(widget),
    owner: 'shop',
    createdAtTime: row.createdAt.toISOString(),
    updatedAtTime: row.updatedAt.toISOString(),
    lastViewed: row.lastViewed?.toISOString() ?? null,
    manualInstallTime: row.manualInstallTime?.toISOString() ?? null,
    linkedCustomEndpointId: customSourceId(widget.dataSourcePath),
    runningTest: namedTest(tests.get(String(row.id)), row.id),
  };
}

/** Widgets for the storefront; unreadable ones are skipped like deleted ones. */
export async function readableWidgets(store: ShopStore): Promise<Widget[]> {
  const rows = await store.columns(widgets, ['id', 'document'], { orderBy: BY_NAME });
  return rows.flatMap(({ id, document }) => {
    const read = WIDGET.read(document);
    return read.ok ? [{ ...read.value, id }] : [];
  });
}
