import { type CartEdit, changeCartWidget, onCart } from '@cartwright/core/cart/cart-edit';
import { removeComponent } from '@cartwright/core/cart/commands/remove-component';
import { setCartFields } from '@cartwright/core/cart/commands/set-cart-fields';
import { isUnsaved } from '@cartwright/core/editing/history';
import { sameValue } from '@cartwright/core/editing/same-value';
import type { Widget } from '@cartwright/core/widgets/widget';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { saveWithReadBack } from '../../../../shared/api/save-with-read-back';
import { type Fate, shopInMemory } from '../../../../testing/shop-in-memory';
import { adoptSavedWidget, type CartModel, createCartModel } from './cart-model';

type Action =
  | { readonly kind: 'name' | 'theirName'; readonly to: string }
  | { readonly kind: 'title' | 'theirTitle'; readonly of: 1 | 2; readonly to: string }
  | { readonly kind: 'limit'; readonly of: 1 | 2; readonly to: number | null }
  | { readonly kind: 'save'; readonly fate: Fate }
  | {
      readonly kind:
        | 'takeOut'
        | 'undo'
        | 'redo'
        | 'discard'
        | 'load'
        | 'arrive'
        | 'keepMine'
        | 'loadTheirs'
        | 'cancel'
        | 'merge'
        | 'restore';
    };

const words = fc.constantFrom('', 'Spring', 'Summer', 'Autumn', 'Winter');
const of = fc.constantFrom<1 | 2>(1, 2);
const actions = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('name' as const), to: words }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('title' as const), of, to: words }) },
    fc.record({ kind: fc.constant('limit' as const), of, to: fc.constantFrom(null, 3, 21) }),
    fc.record({ kind: fc.constant('theirName' as const), to: fc.constantFrom('Theirs', 'Others') }),
    fc.record({ kind: fc.constant('theirTitle' as const), of, to: fc.constantFrom('Theirs', 'Others') }),
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('save' as const),
        fate: fc.constantFrom<Fate>('fine', 'lost', 'unreached', 'dark', 'late'),
      }),
    },
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constantFrom(
          'takeOut' as const,
          'undo' as const,
          'redo' as const,
          'discard' as const,
          'load' as const,
          'arrive' as const,
          'keepMine' as const,
          'loadTheirs' as const,
          'cancel' as const,
          'merge' as const,
          'restore' as const,
        ),
      }),
    },
  ),
  { maxLength: 40 },
);

/** What a merchant would say is in the editor: the name, and of each widget that is loaded its title and limit. */
type Seen = readonly [name: string, ...widgets: (readonly [title: string, limit: number | null] | null)[]];

const seen = ({ cart, widgets }: CartEdit): Seen => [
  cart.name,
  ...[1, 2].map((id) => {
    const widget = widgets[id];
    return widget ? ([widget.title, widget.settings.limit] as const) : null;
  }),
];

/** The merchant's own notes: every document whole, and no rule of the editor's. */
interface Notes {
  past: CartEdit[];
  present: CartEdit;
  future: CartEdit[];
  saved: CartEdit;
}

/** The components of the cart that have the widgets 1 and 2. */
const ids = ['one', 'two'];

/** Walks through actions, and compares the editor with the merchant's notes after each. */
async function walk(steps: readonly Action[]): Promise<void> {
  const shop = shopInMemory('Spring');
  let at = 0;
  const model: CartModel = createCartModel(shop.read(), {
    save: (id, body) => saveWithReadBack(shop.api, id, body),
    now() {
      at += 5000;
      return at;
    },
    isStaff: () => false,
    isUndoBlocked: () => false,
  });
  adoptSavedWidget(model, shop.widget(1));
  const history = () => model.document.get().history;
  const notes: Notes = { past: [], present: history().present, future: [], saved: history().saved };
  const conflict = () => model.view.get().conflict?.document ?? null;
  let underWay: Promise<void> = Promise.resolve();

  function note(next: CartEdit) {
    if (sameValue(next, notes.present)) return;
    notes.past.push(notes.present);
    notes.present = next;
    notes.future = [];
  }
  function begin(document: CartEdit) {
    Object.assign(notes, { past: [], present: document, future: [], saved: document });
  }
  /** One step from what somebody else saved, or, where all of it is taken, from mine. */
  function merge(theirs: CartEdit, merged: CartEdit) {
    begin(sameValue(merged, theirs) ? notes.present : theirs);
    note(merged);
    notes.saved = theirs;
    model.resolveConflict(merged);
  }
  function run(command: Parameters<CartModel['run']>[0]) {
    const expected = command(notes.present);
    expect(model.run(command).ok).toBe(expected.ok);
    if (expected.ok) note(expected.document);
  }
  /** Takes a widget into every document of the notes. */
  function noteWidget(id: number) {
    const { widget } = shop.widget(id);
    const withIt = (edit: CartEdit): CartEdit =>
      edit.widgets[id] ? edit : { ...edit, widgets: { ...edit.widgets, [id]: widget } };
    notes.past = notes.past.map(withIt);
    notes.future = notes.future.map(withIt);
    notes.present = withIt(notes.present);
    notes.saved = withIt(notes.saved);
  }

  async function saving(attempt: ReturnType<CartModel['save']>) {
    const sent = notes.present;
    const before = notes.saved;
    const outcome = await attempt;
    if (outcome.kind === 'saved') {
      const { kept, left } = parted(sent, before);
      const changed = Object.values(kept).filter((widget) => !sameValue(widget, before.widgets[widget.id]));
      const acknowledged = shop
        .taken()
        .some(
          ({ cart, widgets }) =>
            sameValue(cart, sent.cart) &&
            changed.every((widget) => widgets.some((each) => sameValue(each.widget, widget))),
        );
      expect(acknowledged || (sameValue(sent.cart, before.cart) && changed.length === 0)).toBe(true);
      notes.saved = { cart: sent.cart, widgets: { ...notes.saved.widgets, ...kept, ...left } };
    }
    if (outcome.kind === 'invalid') expect(outcome.issues).not.toEqual([]);
    return outcome;
  }

  for (const step of steps) {
    switch (step.kind) {
      case 'name':
        run(onCart((cart) => setCartFields(cart, { fields: { name: step.to } })));
        break;
      case 'title':
        run((edit) => changeCartWidget(edit, { id: step.of, changes: { title: step.to }, field: 'title' }));
        break;
      case 'limit':
        run((edit) =>
          changeCartWidget(edit, { id: step.of, changes: { settings: { limit: step.to } }, field: 'limit' }),
        );
        break;
      case 'takeOut':
        run(onCart((cart) => removeComponent(cart, { componentId: 'two' })));
        break;
      case 'theirName':
        shop.theySave({ ...shop.read().cart, name: step.to });
        break;
      case 'theirTitle':
        shop.theyRetitle(step.of, step.to);
        break;
      case 'save': {
        if (model.view.get().saving) break;
        shop.willBe(step.fate);
        const attempt = saving(model.save());
        if (step.fate === 'late') underWay = attempt.then(() => {});
        else await attempt;
        break;
      }
      case 'arrive':
        shop.arrive();
        await underWay;
        break;
      case 'undo':
        if (model.undo()) {
          notes.future.unshift(notes.present);
          notes.present = notes.past.pop() ?? notes.present;
        }
        break;
      case 'redo':
        if (model.redo()) {
          notes.past.push(notes.present);
          notes.present = notes.future.shift() ?? notes.present;
        }
        break;
      case 'discard':
        if (!model.view.get().saving) begin(notes.saved);
        model.discard();
        break;
      case 'load':
        if (history().present.widgets[2]) break;
        noteWidget(2);
        adoptSavedWidget(model, shop.widget(2));
        break;
      case 'keepMine': {
        const theirs = conflict();
        if (!theirs || model.view.get().saving) break;
        shop.willBe('fine');
        merge(theirs, notes.present);
        await saving(model.save());
        break;
      }
      case 'loadTheirs': {
        const theirs = conflict();
        if (!theirs || model.view.get().saving) break;
        merge(theirs, theirs);
        break;
      }
      case 'merge': {
        const theirs = conflict();
        if (!theirs || model.view.get().saving) break;
        const merged = { ...theirs, cart: notes.present.cart };
        merge(theirs, merged);
        break;
      }
      case 'restore': {
        const earlier = notes.past[0];
        if (!earlier) break;
        note(earlier);
        model.replace(earlier, 'Restore version');
        break;
      }
      case 'cancel':
        model.cancelConflict();
        break;
      default: {
        const unknown: never = step;
        return unknown;
      }
    }
    expect(seen(history().present)).toEqual(seen(notes.present));
    expect(isUnsaved(history())).toBe(!sameValue(notes.present, notes.saved));
    expect(history().past.map(({ document }) => seen(document))).toEqual(notes.past.map(seen));
    expect(history().future.map(({ document }) => seen(document))).toEqual(notes.future.map(seen));
  }

  shop.arrive();
  await underWay;
  shop.willBe('fine');
  let last = await saving(model.save());
  // Another one may have come since the question that is still open.
  for (let theirs = conflict(); theirs; theirs = conflict()) {
    merge(theirs, notes.present);
    last = await saving(model.save());
  }
  if (last.kind === 'invalid') {
    expect(last.issues).not.toEqual([]);
    return;
  }
  expect(['saved', 'idle']).toContain(last.kind);
  expect(isUnsaved(history())).toBe(!sameValue(notes.present, notes.saved));
  expect(seen(history().present)).toEqual(seen(notes.present));
}

/** Of a document that is saved: the widgets that can be, and as they are saved those that no component has and that cannot. */
function parted({ cart, widgets }: CartEdit, saved: CartEdit) {
  const isShown = (id: number) => cart.components.some(({ componentId }) => componentId === ids[id - 1]);
  const isLeft = ({ id, settings: { limit } }: Widget) => !isShown(id) && (limit === null || limit > 20);
  const all = Object.values(widgets);
  const byId = (some: readonly Widget[]) => Object.fromEntries(some.map((widget) => [widget.id, widget]));
  return {
    kept: byId(all.filter((widget) => !isLeft(widget))),
    left: byId(all.filter(isLeft).flatMap(({ id }) => saved.widgets[id] ?? [])),
  };
}

/** Walks that chance comes to rarely. */
const RARE_WALKS: readonly Action[][] = [
  [
    { kind: 'load' },
    { kind: 'limit', of: 2, to: 11 },
    { kind: 'takeOut' },
    { kind: 'save', fate: 'fine' },
    { kind: 'undo' },
  ],
  [
    { kind: 'title', of: 1, to: '' },
    { kind: 'save', fate: 'dark' },
    { kind: 'name', to: 'Autumn' },
  ],
  [{ kind: 'name', to: 'Autumn' }, { kind: 'save', fate: 'late' }, { kind: 'load' }, { kind: 'arrive' }],
];

it('Edits, saves and failures in any order lose no change, and blocked saves say why.', async () => {
  await fc.assert(fc.asyncProperty(actions, walk), {
    numRuns: 500,
    examples: RARE_WALKS.map((walked): [readonly Action[]] => [walked]),
  });
});
