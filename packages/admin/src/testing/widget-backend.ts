import type { SavedWidget } from '@cartwright/core/contract/widgets';
import { newWidget } from '@cartwright/core/widgets/new-widget';
import type { Classification, Widget } from '@cartwright/core/widgets/schema';
import { validateWidget } from '@cartwright/core/widgets/validate';
import { type Done, type Refused, refused } from './backend';

/** The server's widgets, in memory. */
export function createWidgetBackend() {
  const saved = new Map<number, SavedWidget>();
  let last = 0;
  const missing = () => refused('not_found', 'This widget does not exist any more.');
  const changed = (found: SavedWidget) =>
    refused('conflict', 'Somebody else has saved this widget since you opened it.', {
      details: { saved: found },
    });
  return {
    create({ name, classification }: { name: string; classification: Classification }): number {
      last += 1;
      const id = last;
      saved.set(id, { widget: newWidget(id, name, classification), revision: 1 });
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
      const value = { widget, revision: revision + 1 };
      saved.set(id, value);
      return { ok: true, value };
    },
  };
}
