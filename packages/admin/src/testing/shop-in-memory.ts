import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { widgetIssues } from '@cartwright/core/cart/cart-edit';
import { addComponent } from '@cartwright/core/cart/commands/add-component';
import { setComponentSettings } from '@cartwright/core/cart/commands/set-component-settings';
import { newCart } from '@cartwright/core/cart/new-cart';
import { validateCart } from '@cartwright/core/cart/validate-cart';
import { type SavedCart, saveCart } from '@cartwright/core/contract/carts';
import { readWidget, type SavedWidget } from '@cartwright/core/contract/widgets';
import type { Issue } from '@cartwright/core/editing/issue';
import { sameValue } from '@cartwright/core/editing/same-value';
import { newWidget, type Widget } from '@cartwright/core/widgets/widget';
import type { ApiClient } from '../shared/api/api-client';
import type { ApiFailure } from '../shared/api/api-failure';
import type { CartToSave } from '../shared/api/save-with-read-back';

/**
 * Outcome of a save. `lost` and `dark` are executed but their responses are lost, in `dark` those of reads as
 * well; `unreached` and `refused` aren't executed; `late` gets its response when the responses `arrive`.
 */
export type Fate = 'fine' | 'lost' | 'dark' | 'unreached' | 'refused' | 'late';

/** Components of the cart that show widgets 1 and 2. */
const WIDGETS = { 1: 'one', 2: 'two' } as const;

/**
 * Shop with one cart, `id-1`, on a server whose outcomes tests choose, and which keeps every revision. It has the
 * one rule that thousands of saves of a property test need: valid data is saved over the revisions that were read,
 * atomically. Other effects of a save are tested in tests/contract.
 */
export function shopInMemory(name: string) {
  let lastId = 0;
  const newId = () => `id-${++lastId}`;
  let instant = 0;
  const now = () => new Date(++instant * 1000).toISOString();
  const carts: SavedCart[] = [];
  const widgets: Record<number, SavedWidget[]> = {};
  const read = () => newest(carts);
  const widget = (id: number) => newest(widgets[id]);

  function keep(cart: CartDocument): SavedCart {
    carts.push({
      cart,
      revision: carts.length + 1,
      updatedAt: now(),
      previewKey: 'preview',
      lockReason: null,
      legacy: false,
    });
    return read();
  }
  function keepWidget(kept: Widget): SavedWidget {
    const before = widgets[kept.id] ?? [];
    widgets[kept.id] = [...before, { widget: kept, revision: before.length + 1, updatedAt: now() }];
    return widget(kept.id);
  }

  const first = keep(newCart(newId(), name, newId)).cart;
  keep(
    Object.entries(WIDGETS).reduce((cart, [id, componentId]) => {
      keepWidget(newWidget(Number(id), componentId, 'cart_page'));
      return withWidget(cart, componentId, Number(id));
    }, first),
  );

  function save({ cart, revision, widgets: sent }: CartToSave) {
    const issues = [...validateCart(cart), ...sent.flatMap((each) => widgetIssues(each.widget))];
    if (issues.length > 0) return failure('invalid_document', { issues });
    const saved = read();
    const conflicts = sent.map((each) => [each, widget(each.widget.id)] as const);
    const theirs = conflicts.filter(([mine, its]) => mine.revision !== its.revision).map(([, its]) => its);
    if (saved.revision !== revision || theirs.length > 0) {
      const details = { saved, savedBy: 'Store owner', yours: cart, widgets: theirs };
      return failure('conflict', { details });
    }
    const kept = sent.length > 0 && sameValue(cart, saved.cart) ? saved : keep(cart);
    const written = sent.map((each) => keepWidget(each.widget));
    return { ok: true, response: { ...kept, widgets: written, publication: PUBLISHED, turnedOff: null } };
  }

  let fate: Fate = 'fine';
  const late: (() => void)[] = [];
  const taken: CartToSave[] = [];

  async function called(path: string, method: string, id: unknown, body: unknown) {
    const met = fate;
    if (met === 'unreached') return UNREACHED;
    if (path !== saveCart.path || method !== saveCart.method) {
      if (met === 'dark') return UNREACHED;
      return { ok: true, response: path === readWidget.path ? widget(Number(id)) : read() };
    }
    if (met === 'refused') return failure('invalid_document', { issues: [REFUSED] });
    const sent = structuredClone(body) as CartToSave;
    const outcome = save(sent);
    if (outcome.ok) taken.push(sent);
    if (met === 'late') await new Promise<void>((resolve) => late.push(resolve));
    return met === 'lost' || met === 'dark' ? UNREACHED : outcome;
  }

  return {
    /** Client for `saveWithReadBack`. */
    api: {
      // It implements these three calls; the compiler can't infer that through the generic.
      call: async ({ path, method }, { params, body }) =>
        (await called(path, method, (params as { id: unknown }).id, body)) as never,
    } satisfies ApiClient,
    newId,
    read,
    widget,
    willBe(next: Fate) {
      fate = next;
    },
    arrive() {
      for (const each of late.splice(0)) each();
    },
    /** All executed saves through `api`. */
    taken: (): readonly CartToSave[] => taken,
    carts: (): readonly SavedCart[] => carts,
    widgetsEver: (id: number): readonly SavedWidget[] => widgets[id] ?? [],
    /** Somebody else's save of the cart; invalid carts aren't saved. */
    theySave(cart: CartDocument) {
      save({ cart, revision: read().revision, widgets: [] });
    },
    theyRetitle(id: number, title: string) {
      const changed = { ...widget(id).widget, title };
      if (widgetIssues(changed).length === 0) keepWidget(changed);
    },
  };
}

function newest<Saved>(all: readonly Saved[] = []): Saved {
  const last = all.at(-1);
  if (last === undefined) throw new Error('It was never saved.');
  return last;
}

function withWidget(cart: CartDocument, componentId: string, widgetId: number): CartDocument {
  const added = addComponent(cart, { type: 'cross_sell_widget', newId: () => componentId });
  if (!added.ok) throw new Error(added.message);
  const settings = { widgetId };
  const chosen = setComponentSettings(added.document, { componentId, settings, field: 'widgetId' });
  if (!chosen.ok) throw new Error(chosen.message);
  return chosen.document;
}

const PUBLISHED = { status: 'published', message: null, warnings: [] };
const REFUSED: Issue = { code: 'server', path: ['name'], message: 'Choose another name.' };
const UNREACHED = failure('network', { status: 0 });

function failure(
  code: ApiFailure['code'],
  { status = 400, issues = [], details }: Partial<Pick<ApiFailure, 'status' | 'issues' | 'details'>>,
): ApiFailure {
  return { ok: false, code, message: `It came to ${code}.`, path: [], status, issues, details };
}
