import type { SavedWidget } from '@cartwright/core/contract/widgets';
import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';
import { widgetIssues, widgetScope } from '@cartwright/core/smart-cart/cart-edit';
import { widgetIdsIn } from '@cartwright/core/smart-cart/components-of';
import { type Classification, newWidget, validateWidget, type Widget } from '@cartwright/core/widgets/widget';
import { type Done, type Refused, refused } from './outcome';
import type { VersionBackend } from './version-backend';

interface SentWidget {
  readonly widget: Widget;
  readonly revision: number;
}

/** The server's widgets, in memory. */
export function createWidgetBackend(versions: VersionBackend) {
  const saved = new Map<number, SavedWidget>();
  let last = 0;
  let instants = Date.UTC(2026, 5, 1);
  const keep = (widget: Widget, revision: number): SavedWidget => {
    instants += 1000;
    const kept = { widget, revision, updatedAt: new Date(instants).toISOString() };
    saved.set(widget.id, kept);
    versions.keep({ kind: 'widget', widget }, revision, kept.updatedAt);
    return kept;
  };
  const missing = () => refused('not_found', 'This widget no longer exists.');
  const changed = (found: SavedWidget) =>
    refused('conflict', 'Someone else saved this widget after you opened it.', {
      details: {
        saved: found,
        savedBy: versions.savedBy('widget', String(found.widget.id), found.revision),
      },
    });
  return {
    create({ name, classification }: { name: string; classification: Classification }): number {
      last += 1;
      const id = last;
      keep(newWidget(id, name, classification), 1);
      return id;
    },
    list: (wanted: Classification | 'all') =>
      [...saved.values()]
        .map(({ widget: { id, name, classification } }) => ({ id, name, classification }))
        .filter(({ classification }) => wanted === 'all' || classification === wanted)
        .sort((a, b) => (a.name < b.name ? -1 : 1)),
    read(id: number): Done<SavedWidget> | Refused {
      const found = saved.get(id);
      return found ? { ok: true, value: found } : missing();
    },
    remove(id: number, revision: number): Done<null> | Refused {
      const found = saved.get(id);
      if (!found) return missing();
      if (found.revision !== revision) return changed(found);
      saved.delete(id);
      versions.forget('widget', String(id));
      return { ok: true, value: null };
    },
    save(id: number, widget: Widget, revision: number): Done<SavedWidget> | Refused {
      if (widget.id !== id) {
        return refused('invalid_request', 'The widget of the path and of the body differ.', {
          issues: [{ code: 'id_mismatch', path: ['body', 'widget', 'id'], message: `Expected ${id}.` }],
        });
      }
      const issues = validateWidget(widget);
      if (issues.length > 0) {
        return refused('invalid_cart', 'Unable to save. Fill in required fields.', { issues });
      }
      const found = saved.get(id);
      if (!found) return missing();
      if (found.revision !== revision) return changed(found);
      return { ok: true, value: keep(widget, revision + 1) };
    },
    /** What is to be said of widgets that are sent with a cart, and those of them that can be written. */
    look(
      cart: CartDocument,
      sent: readonly SentWidget[],
    ):
      | Done<{ readonly conflicts: readonly SavedWidget[]; readonly writable: readonly SentWidget[] }>
      | Refused {
      const issues = sent.flatMap(({ widget }) => {
        const { id } = widget;
        const gone = !saved.has(id) && widgetIdsIn(cart).includes(id);
        const message = 'This widget no longer exists.';
        return gone
          ? [{ code: 'widget_missing', path: [], message, scope: widgetScope(id) }]
          : widgetIssues(widget);
      });
      if (issues.length > 0) {
        return refused('invalid_cart', 'Unable to save. Fill in required fields.', { issues });
      }
      const isRead = ({ widget, revision }: SentWidget) => saved.get(widget.id)?.revision === revision;
      const conflicts = sent
        .filter((each) => !isRead(each))
        .flatMap(({ widget }) => saved.get(widget.id) ?? []);
      return { ok: true, value: { conflicts, writable: sent.filter(isRead) } };
    },
    write: (sent: readonly SentWidget[]) => sent.map(({ widget, revision }) => keep(widget, revision + 1)),
  };
}
