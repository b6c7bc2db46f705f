import type { SavedWidget } from '@cartwright/core/contract/widgets';
import { readWidget } from '@cartwright/core/widgets/read-widget';
import type { Classification, Widget } from '@cartwright/core/widgets/widget';
import { and, asc, eq } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { widgets } from '../db/schema';
import { type ApiFailure, failure } from '../http/api-failure';
import { forgetDocument, keepVersion, type SavedBy, whoSaved } from '../versions/version-rows';

export type WidgetRow = typeof widgets.$inferSelect;

const BY_NAME = [asc(widgets.name), asc(widgets.id)];

/** The widgets of a classification, or all, without their documents, by name. */
export function listedWidgets(
  store: ShopStore,
  classification: Classification | 'all',
): Promise<Pick<WidgetRow, 'id' | 'name' | 'classification'>[]> {
  return store.columns(widgets, ['id', 'name', 'classification'], {
    ...(classification !== 'all' && { where: eq(widgets.classification, classification) }),
    orderBy: BY_NAME,
  });
}

export async function widgetRow(store: ShopStore, id: number): Promise<WidgetRow | undefined> {
  const [row] = await store.rows(widgets, { where: eq(widgets.id, id) });
  return row;
}

export async function insertWidget(store: ShopStore, widget: Widget, saved: SavedBy): Promise<void> {
  await store.insert(widgets, {
    id: widget.id,
    revision: 1,
    createdAt: saved.now,
    updatedAt: saved.now,
    ...columns(widget),
  });
  await keepVersion(store, { ...nameOf(widget.id), revision: 1, document: widget }, saved);
}

/** The changed row; undefined when the widget does not have `revision` any more. */
export async function updateWidget(
  store: ShopStore,
  widget: Widget,
  revision: number,
  saved: SavedBy,
): Promise<WidgetRow | undefined> {
  const [row] = await store.update(
    widgets,
    { ...columns(widget), revision: revision + 1, updatedAt: saved.now },
    and(eq(widgets.id, widget.id), eq(widgets.revision, revision)),
  );
  if (row) await keepVersion(store, { ...versionOf(row), document: widget }, saved);
  return row;
}

export async function removeWidget(store: ShopStore, id: number): Promise<void> {
  await store.remove(widgets, eq(widgets.id, id));
  await forgetDocument(store, nameOf(id));
}

/** The shop's widgets for its storefront. One that this version cannot read is left out, as one that was deleted. */
export async function readableWidgets(store: ShopStore): Promise<Widget[]> {
  const rows = await store.columns(widgets, ['id', 'document'], { orderBy: BY_NAME });
  return rows.flatMap(({ id, document }) => {
    const read = readWidget(document);
    return read.ok ? [{ ...read.widget, id }] : [];
  });
}

/** A stored widget as the contract has it. Fails with `unavailable` when this version cannot read it. */
export function savedWidget(
  row: WidgetRow,
): { readonly ok: true; readonly answer: SavedWidget } | ApiFailure {
  const read = readWidget(row.document);
  if (read.ok)
    return {
      ok: true,
      answer: {
        widget: { ...read.widget, id: row.id },
        revision: row.revision,
        updatedAt: row.updatedAt.toISOString(),
      },
    };
  return failure('unavailable', `The widget "${row.name}" can’t be opened. ${read.message}`, {
    issues: [{ code: read.code, path: [...read.path], message: read.message }],
  });
}

/** What is saved of a widget, for who wanted to change an earlier revision of it. */
export async function widgetConflictDetails(store: ShopStore, row: WidgetRow, saved: SavedWidget) {
  return {
    saved,
    savedBy: await whoSaved(store, versionOf(row)),
  };
}

function versionOf({ id, revision }: WidgetRow) {
  return { ...nameOf(id), revision };
}

function nameOf(id: number) {
  return { kind: 'widget', id: String(id) } as const;
}

function columns(widget: Widget) {
  return { name: widget.name, classification: widget.classification, document: widget };
}
