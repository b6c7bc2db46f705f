import { widgetIdsIn } from '@cartwright/core/cart/components-of';
import type { ListedWidget } from '@cartwright/core/contract/widgets';
import { shownWidgetIds } from '@cartwright/core/storefront/products-of';
import type { Classification } from '@cartwright/core/widgets/classification';
import { installState } from '@cartwright/core/widgets/install-state';
import { newWidget, showsNothing } from '@cartwright/core/widgets/widget';
import { eq, isNull } from 'drizzle-orm';
import { type CartRow, cartRows, isSetAside } from '../cart/cart-rows';
import { savedCart } from '../cart/saved-cart';
import type { ShopStore } from '../db/for-shop';
import { widgets } from '../db/schema';
import { testsOf } from '../experiments/running-tests';
import { BY_NAME, factsOf, WIDGETS, type WidgetRow } from './widget-documents';

/** Widgets of a classification, of none, or all, by name, including unreadable ones. */
export async function listWidgetsOf(
  store: ShopStore,
  classification: Classification | 'none' | 'all',
  now: Date,
): Promise<ListedWidget[]> {
  const where =
    classification === 'none'
      ? isNull(widgets.classification)
      : eq(widgets.classification, classification as Classification);
  const rows = await store.rows(widgets, { ...(classification !== 'all' && { where }), orderBy: BY_NAME });
  const carts = rows.length > 0 ? cartsWithWidgets(await cartRows(store)) : [];
  const tests = await testsOf(store, 'widget', now);
  return rows.map((row) => listed(row, carts, tests, now));
}

interface CartWithWidgets {
  readonly id: string;
  readonly name: string;
  readonly has: readonly number[];
  /** Widgets that shoppers may see. */
  readonly shows: readonly number[];
}

/** Widgets of carts, without unreadable carts. */
function cartsWithWidgets(rows: readonly CartRow[]): CartWithWidgets[] {
  return rows.flatMap((row) => {
    const saved = savedCart(row);
    if (!saved.ok) return [];
    const { cart } = saved.response;
    const isServed = (row.enabled || row.isFallback) && !isSetAside(row);
    return [
      { id: row.id, name: row.name, has: widgetIdsIn(cart), shows: isServed ? shownWidgetIds(cart) : [] },
    ];
  });
}

function listed(
  row: WidgetRow,
  all: readonly CartWithWidgets[],
  tests: Awaited<ReturnType<typeof testsOf>>,
  now: Date,
): ListedWidget {
  const { id, name, classification, revision } = row;
  const read = WIDGETS.definition.read(row.document);
  const widget = read.ok ? read.value : newWidget(id, name, classification);
  const carts = all.filter(({ has }) => has.includes(id));
  const facts = factsOf(widget, row, tests);
  return {
    ...facts,
    id,
    name,
    classification,
    revision,
    settingsType: widget.settings.type,
    manualInstall: widget.manualInstall,
    installState: installState(
      {
        hasProducts: read.ok && !showsNothing(widget),
        manualInstall: widget.manualInstall,
        uses: carts.length,
        isInLiveCart: all.some(({ shows }) => shows.includes(id)),
        lastViewed: facts.lastViewed,
      },
      now.getTime(),
    ),
    carts: carts.map((cart) => ({ id: cart.id, name: cart.name })),
  };
}
