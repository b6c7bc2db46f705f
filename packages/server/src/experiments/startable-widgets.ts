import type { StartableWidget } from '@cartwright/core/experiments/document/startable-widget';
import { widgetKind } from '@cartwright/core/widgets/classification';
import { showsNothing, type Widget } from '@cartwright/core/widgets/widget';
import { WIDGET } from '@cartwright/core/widgets/widget-definition';
import type { ShopStore } from '../db/for-shop';
import { widgets } from '../db/schema';
import { testsOf } from './running-tests';

/** Widgets that tests can show, by id. Unreadable ones are left out. */
export async function startableWidgets(
  store: ShopStore,
  now: Date,
): Promise<ReadonlyMap<string, StartableWidget>> {
  const rows = await store.columns(widgets, ['id', 'name', 'document']);
  const tests = await testsOf(store, 'widget', now);
  return new Map(
    rows.flatMap(({ id, name, document }) => {
      const read = WIDGET.read(document);
      if (!read.ok) return [];
      const runningTest = tests.get(String(id))?.document.name ?? null;
      const startable = {
        name,
        kind: kindOf(read.value),
        isShown: !showsNothing(read.value),
        isTracked: read.value.settings.tracking,
        runningTest,
      };
      return [[String(id), startable] as const];
    }),
  );
}

/**
 * Kind of a widget; variants of a test have to be of the same kind. A bundle builder is shown in pages like other
 * widgets, but isn't interchangeable with them.
 */
function kindOf({ classification, settings: { bundle } }: Widget): string | null {
  if (bundle) return 'bundle';
  const kind = widgetKind(classification);
  return kind === 'widget' ? kind : null;
}
