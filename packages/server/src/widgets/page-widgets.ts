import { movedTraffic } from '@cartwright/core/experiments/optimisation/moved-traffic';
import { daysOver } from '@cartwright/core/experiments/run/experiment-run';
import { widgetKind } from '@cartwright/core/widgets/classification';
import type { Widget } from '@cartwright/core/widgets/widget';
import { WIDGET } from '@cartwright/core/widgets/widget-definition';
import type { ShownTest } from '@cartwright/core/widgets/widget-response';
import { inArray } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { widgets } from '../db/schema';
import { sharesOfDays } from '../experiments/experiment-days';
import { runningTests, type StartedTest } from '../experiments/running-tests';
import { cartWidgets } from './cart-widgets';

/** Maximum of 32-bit ids. */
const MAX_ID = 2 ** 31 - 1;

/**
 * Widgets by id, and for each that is the control of a running test, those of its variants: `tests` by the
 * control's id. A test with an unavailable widget is left out. `previewKey` may be that of a cart's preview link.
 */
export async function testedWidgets(
  store: ShopStore,
  ids: readonly number[],
  { now, previewKey }: { readonly now: Date; readonly previewKey: string },
): Promise<{ readonly widgets: Widget[]; readonly tests: ReadonlyMap<number, ShownTest> }> {
  const running = await runningTests(store, 'widget', now);
  const named = running.filter(({ document: { variants } }) => ids.includes(Number(variants[0]?.documentId)));
  const tests = await Promise.all(named.map((each) => shownTest(store, each, now)));
  const shown = tests.flatMap(({ variants }) => variants.map(({ widget }) => widget));
  const widgets = await pageWidgets(store, [...new Set([...ids, ...shown])], previewKey);
  const whole = tests.filter(({ variants }) =>
    variants.every(({ widget }) => widgets.some(({ id }) => id === widget)),
  );
  return { widgets, tests: new Map(whole.map((test) => [test.variants[0]?.widget ?? 0, test])) };
}

async function shownTest(
  store: ShopStore,
  { id, document, run }: StartedTest,
  now: Date,
): Promise<ShownTest> {
  const traffic = document.autoOptimize
    ? movedTraffic(document, await sharesOfDays(store, id), daysOver(run, now.getTime()) + 1).at(-1)
    : undefined;
  return {
    id,
    ...(traffic && { traffic }),
    variants: document.variants.map((variant) => ({
      id: variant.id,
      widget: Number(variant.documentId),
      share: variant.traffic ?? 0,
    })),
  };
}

/**
 * Widgets by id as store pages and carts show them, in this order. Missing, hidden and unreadable ones are left
 * out.
 */
async function pageWidgets(store: ShopStore, ids: readonly number[], previewKey: string): Promise<Widget[]> {
  const possible = ids.filter((id) => id <= MAX_ID);
  if (possible.length === 0) return [];
  const rows = await store.columns(widgets, ['id', 'document'], { where: inArray(widgets.id, possible) });
  const documents = new Map(rows.map(({ id, document }) => [id, document]));
  const found = possible.flatMap((id) => {
    const read = documents.has(id) ? WIDGET.read(documents.get(id)) : null;
    return read?.ok ? [{ ...read.value, id }] : [];
  });
  const inCarts = found.some(isOfCarts) ? await cartWidgets(store, previewKey) : NONE;
  return found.filter((widget) => (isOfCarts(widget) ? inCarts.has(widget.id) : isShownInPages(widget)));
}

const NONE: ReadonlySet<number> = new Set();

const isOfCarts = ({ classification }: Widget) => classification === 'cart_page';

function isShownInPages({ classification, settings: { bundle } }: Widget): boolean {
  return bundle ? bundle.isPublished : widgetKind(classification) === 'widget';
}
