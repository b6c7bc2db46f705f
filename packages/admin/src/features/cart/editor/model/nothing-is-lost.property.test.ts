import { type CartDocument, SCHEMA_VERSION } from '@cartwright/core/cart/cart-document';
import {
  type CartEdit,
  changeCartWidget,
  onCart,
  validateCartEdit,
  widgetIssues,
} from '@cartwright/core/cart/cart-edit';
import { cartEditParts } from '@cartwright/core/cart/cart-edit-parts';
import { restoredCart } from '@cartwright/core/cart/cart-parts';
import { type Choices, type Merge, type Side, threeWay } from '@cartwright/core/editing/merge';
import { partsById } from '@cartwright/core/editing/parts';
import { sameValue } from '@cartwright/core/editing/same-value';
import { type CartChange, cartChange } from '@cartwright/core/testing/edited-carts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Draft, DraftStore, StoredDraft } from '../../../../editor-kit/drafts/draft';
import { type DraftKeeper, keepDraft } from '../../../../editor-kit/drafts/keep-draft';
import { isOver, offeredDraft } from '../../../../editor-kit/drafts/offered-draft';
import { restoring } from '../../../../editor-kit/drafts/restoring';
import { saveWithReadBack } from '../../../../shared/api/save-with-read-back';
import { type Fate, shopInMemory } from '../../../../testing/shop-in-memory';
import { adoptSavedWidget, type CartModel, createCartModel } from './cart-model';
import { readCartEdit } from './drafted-cart';

type Action =
  | { readonly kind: 'edit' | 'theyEdit'; readonly change: CartChange }
  | { readonly kind: 'title' | 'theirTitle'; readonly of: 1 | 2; readonly to: string }
  | { readonly kind: 'limit'; readonly of: 1 | 2; readonly to: number | null }
  | { readonly kind: 'load'; readonly of: 2 }
  | { readonly kind: 'save'; readonly fate: Fate }
  /** Ends a conflict with these sides of its parts, and saves. */
  | { readonly kind: 'merge'; readonly sides: readonly Side[]; readonly fate: Fate }
  | { readonly kind: 'restoreVersion'; readonly at: number }
  | { readonly kind: 'pass'; readonly ms: number }
  /** The browser has carried out what it was asked to write and remove; before a crash only so much of it. */
  | { readonly kind: 'disk' }
  | { readonly kind: 'full'; readonly isFull: boolean }
  | { readonly kind: 'crash'; readonly written: number }
  | { readonly kind: 'restoreDraft'; readonly sides: readonly Side[] }
  | {
      readonly kind:
        | 'undo'
        | 'redo'
        | 'discard'
        | 'arrive'
        | 'cancel'
        | 'hide'
        | 'leave'
        | 'discardDraft'
        /** The offer is put away: the draft stays. */
        | 'later';
    };

const words = fc.constantFrom('', 'Spring', 'Summer');
const of = fc.constantFrom<1 | 2>(1, 2);
const sides = fc.array(fc.constantFrom<Side>('mine', 'theirs'), { minLength: 1, maxLength: 4 });
const fate = fc.constantFrom<Fate>('fine', 'fine', 'lost', 'dark', 'unreached', 'refused', 'late');
const kind = <Kind extends Action['kind']>(...kinds: Kind[]) => fc.constantFrom(...kinds);

const edit = fc.record({ kind: kind('edit'), change: cartChange });
const theyEdit = fc.record({ kind: kind('theyEdit'), change: cartChange });
const save = fc.record({ kind: kind('save'), fate });
const merge = fc.record({ kind: kind('merge'), sides, fate });
const pass = fc.record({ kind: kind('pass'), ms: fc.constantFrom(300, 1_000) });
const crash = fc.record({ kind: kind('crash'), written: fc.nat(3) });
const restoreDraft = fc.record({ kind: kind('restoreDraft'), sides });

/** What comes one after the other: a single action, or some that chance would seldom put in this order. */
const gesture: fc.Arbitrary<readonly Action[]> = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(theyEdit, edit, save, merge) },
  { weight: 3, arbitrary: fc.tuple(edit, pass, crash, restoreDraft) },
  {
    weight: 24,
    arbitrary: fc
      .oneof(
        { weight: 4, arbitrary: edit },
        theyEdit,
        { weight: 2, arbitrary: fc.record({ kind: kind('title'), of, to: words }) },
        fc.record({ kind: kind('theirTitle'), of, to: words }),
        fc.record({ kind: kind('limit'), of, to: fc.constantFrom(null, 3, 21) }),
        fc.record({ kind: kind('load'), of: fc.constant<2>(2) }),
        { weight: 2, arbitrary: save },
        merge,
        fc.record({ kind: kind('restoreVersion'), at: fc.nat(5) }),
        { weight: 2, arbitrary: pass },
        { weight: 2, arbitrary: fc.record({ kind: kind('disk') }) },
        fc.record({ kind: kind('full'), isFull: fc.constantFrom(true, false, false) }),
        crash,
        restoreDraft,
        {
          weight: 6,
          arbitrary: fc.record({
            kind: kind(
              'undo',
              'redo',
              'discard',
              'arrive',
              'cancel',
              'hide',
              'leave',
              'discardDraft',
              'later',
            ),
          }),
        },
      )
      .map((action) => [action]),
  },
);

// Without a size it would try mostly walks of a few steps, which come to nothing.
const walks = fc
  .array(gesture, { minLength: 8, maxLength: 30, size: 'max' })
  .map((gestures) => gestures.flat());

const DRAFTS_OF = { shop: 'shop', user: 'merchant', kind: 'cart', documentId: 'id-1' };

/** A shop of which every revision is a version. */
function aShop() {
  const shop = shopInMemory('Cart');
  const hasWidget = (widget: CartEdit['widgets'][number]) =>
    shop.widgetsEver(widget.id).some((each) => sameValue(each.widget, widget));
  return {
    ...shop,
    /** Whether all of it was saved at some time: it is what is saved, or there is a version of it. */
    has: ({ cart, widgets }: CartEdit) =>
      shop.carts().some((each) => sameValue(each.cart, cart)) && Object.values(widgets).every(hasWidget),
    version(at: number): CartDocument {
      const all = shop.carts();
      return (all[at % all.length] ?? shop.read()).cart;
    },
    theyEdit(change: CartChange) {
      const { cart } = shop.read();
      const result = change(cart, shop.newId);
      if (result?.ok && !sameValue(result.document, cart)) shop.theySave(result.document);
    },
  };
}

/** Of a removal: the page that asked for it, and whether all of its screen was saved then. */
interface TakenBy {
  readonly page: string;
  readonly isSaved: boolean;
}

/**
 * The browser's database: what it is asked for it does in order and some time later, and not at all once it has crashed. It
 * tells of each draft that it has, and of each before it goes.
 */
function aDisk(told: {
  readonly written: (draft: StoredDraft) => void;
  readonly removing: (tab: string, by: TakenBy) => void;
}) {
  const drafts = new Map<string, StoredDraft>();
  /** What it has been asked for, and has not done. Each gives what tells the page that it is done. */
  const waiting: (() => () => void)[] = [];
  let isFull = false;

  function later<Result>(work: () => Result): Promise<Result> {
    return new Promise((resolve) => {
      waiting.push(() => {
        const result = work();
        return () => resolve(result);
      });
    });
  }
  function remove(tab: string, by: TakenBy) {
    if (drafts.has(tab)) told.removing(tab, by);
    drafts.delete(tab);
  }
  return {
    fill(full: boolean) {
      isFull = full;
    },
    isFull: () => isFull,
    drafts: () => [...drafts.values()],
    /** Does so much of what is waiting, and forgets the rest. The page that asked is gone, and hears of neither. */
    crash(written: number) {
      for (const work of waiting.splice(0).slice(0, written)) work();
    },
    /** Does all that is waiting, and what that leads to. */
    async rest() {
      while (waiting.length > 0) {
        for (const work of waiting.splice(0)) work()();
        await everythingElse();
      }
    },
    storeOf(page: string, isSaved: () => boolean): DraftStore {
      const by = (): TakenBy => ({ page, isSaved: isSaved() });
      return {
        write(draft) {
          const stored = structuredClone(draft);
          return later(() => {
            if (isFull) return false;
            drafts.set(stored.tab, stored);
            told.written(stored);
            return true;
          });
        },
        read: () => later(() => structuredClone([...drafts.values()])),
        remove(_, tab) {
          const page = by();
          return later(() => remove(tab, page));
        },
        removeAll(isGone) {
          const page = by();
          return later(() => {
            for (const each of [...drafts.values()].filter(isGone)) remove(each.tab, page);
          });
        },
      };
    },
  };
}

/** Everything that waits for nothing but its turn has had it. */
const everythingElse = () => new Promise<void>((resolve) => setImmediate(resolve));

/** The editor in one page of the browser, until it crashes or is left. */
interface Page {
  readonly name: string;
  readonly model: CartModel;
  readonly store: DraftStore;
  readonly keeper: DraftKeeper;
  readonly hide: () => void;
  readonly pass: (ms: number) => void;
  /** Nothing of it happens any more. */
  readonly die: () => void;
  offered: Draft<CartEdit, unknown> | null;
}

/** Walks through actions, and notes on the way what the server and the browser's database have acknowledged. */
async function walk(steps: readonly Action[]): Promise<void> {
  const shop = aShop();
  /** By page, the draft that is on the disk and that nobody has restored, saved or discarded. */
  const promised = new Map<string, StoredDraft>();
  const discarded = new Set<string>();
  const restored = new Map<string, string>();
  const disk = aDisk({
    written: (draft) => promised.set(draft.tab, draft),
    removing(tab, by) {
      const goesOn = restored.get(tab) === by.page && (by.isSaved || promised.has(by.page));
      const isOwnAndSaved = tab === by.page && by.isSaved;
      expect({ tab, goes: isOwnAndSaved || goesOn || discarded.has(tab) }).toEqual({ tab, goes: true });
      promised.delete(tab);
    },
  });
  /** Edits acknowledged by a save. */
  const acknowledged: CartEdit[] = [];
  let underWay: Promise<void> = Promise.resolve();
  let now = 0;
  let pages = 0;

  function newPage(): Page {
    const name = `page-${++pages}`;
    const model = createCartModel(shop.read(), {
      save: (id, body) => saveWithReadBack(shop.api, id, body),
      now: () => now,
      isStaff: () => false,
      isUndoBlocked: () => false,
    });
    let alive = true;
    let due: { readonly at: number; readonly work: () => void } | null = null;
    let leaving = () => {};
    const store = disk.storeOf(name, () => shop.has(model.document.get().history.present));
    const keeper = keepDraft({
      store,
      of: DRAFTS_OF,
      tab: name,
      schemaVersion: SCHEMA_VERSION,
      edited: {
        get() {
          const { history, revision } = model.document.get();
          return { base: { document: history.saved, revision }, present: history.present };
        },
        subscribe: (listener) => model.document.subscribe(() => alive && listener()),
      },
      now: () => now,
      after(ms, work) {
        due = { at: now + ms, work };
        return () => {
          due = null;
        };
      },
      onLeaving(listener) {
        leaving = listener;
        return () => {};
      },
    });
    return {
      name,
      model,
      store,
      keeper,
      hide: () => leaving(),
      pass(ms) {
        now += ms;
        if (due && due.at <= now) due.work();
      },
      die() {
        alive = false;
        due = null;
      },
      offered: null,
    };
  }

  async function look({ name, model, store }: Page): Promise<Draft<CartEdit, unknown> | null> {
    const reading = store.read(DRAFTS_OF);
    await disk.rest();
    let drafts = (await reading).filter(({ tab }) => tab !== name);
    const offer = () =>
      offeredDraft(drafts, {
        saved: model.document.get().history.saved,
        openTabs: new Set([name]),
        schemaVersion: SCHEMA_VERSION,
        read: readCartEdit,
      });
    const first = offer();
    const offered = new Map<string, Draft<CartEdit, unknown>>();
    for (let each = first; each; each = offer()) {
      const { tab } = each;
      offered.set(tab, each);
      drafts = drafts.filter((draft) => draft.tab !== tab);
    }
    const times = [...offered.values()].map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    for (const [tab, { present }] of promised) {
      if (tab === name || shop.has(readable(present))) continue;
      expect(offered.get(tab)?.present).toEqual(present);
    }
    return first;
  }

  async function open(): Promise<Page> {
    // A page that is loaded has a server that answers.
    shop.willBe('fine');
    const page = newPage();
    // The editor shows the first one from the start; the second comes when it is looked at.
    adoptSavedWidget(page.model, shop.widget(1));
    void page.store.removeAll((draft) => isOver(draft, { ...DRAFTS_OF, now }));
    page.offered = await look(page);
    return page;
  }

  let page = await open();
  const history = () => page.model.document.get().history;
  const screen = () => history().present;
  const conflict = () => page.model.view.get().conflict?.document ?? null;

  /** Of a save: what is acknowledged is noted, and nothing of the screen goes, whatever came of it. */
  async function save(): Promise<void> {
    const { model } = page;
    const sent = screen();
    const outcome = await model.save();
    switch (outcome.kind) {
      case 'saved':
        acknowledged.push(sendable(sent));
        break;
      case 'invalid':
        expectMessages(outcome.issues);
        break;
      case 'failed':
        expect(outcome.message).not.toBe('');
        break;
      case 'conflict':
        expect(model.view.get().conflict).not.toBeNull();
        break;
      case 'idle':
        expect(model.view.get().saving || shop.has(sent)).toBe(true);
    }
  }

  /** Saves as fate has it. A save whose answer is late goes on while other things are done. */
  async function saveAs(next: Fate): Promise<void> {
    if (page.model.view.get().saving) return;
    shop.willBe(next);
    const before = screen();
    const saving = save();
    if (next === 'late') underWay = saving;
    else await saving;
    expect(screen()).toEqual(before);
  }

  async function arrive(): Promise<void> {
    const before = screen();
    shop.arrive();
    await underWay;
    await everythingElse();
    expect(screen()).toEqual(before);
  }

  for (const step of steps) {
    const { model } = page;
    const asks = conflict();
    // The question of a conflict is before everything else in the page.
    const isAwaitingChoice = asks !== null && !OUTSIDE.has(step.kind);
    if (isAwaitingChoice && step.kind !== 'merge' && step.kind !== 'cancel') continue;
    switch (step.kind) {
      case 'edit':
        model.run(onCart((cart) => step.change(cart, shop.newId) ?? NOTHING));
        break;
      case 'title':
        model.run((edit) =>
          changeCartWidget(edit, { id: step.of, changes: { title: step.to }, field: 'title' }),
        );
        break;
      case 'limit':
        model.run((edit) =>
          changeCartWidget(edit, { id: step.of, changes: { settings: { limit: step.to } }, field: 'limit' }),
        );
        break;
      case 'load':
        adoptSavedWidget(model, shop.widget(step.of));
        break;
      case 'theyEdit':
        shop.theyEdit(step.change);
        break;
      case 'theirTitle':
        shop.theyRetitle(step.of, step.to);
        break;
      case 'undo':
        model.undo();
        break;
      case 'redo':
        model.redo();
        break;
      case 'discard':
        model.discard();
        break;
      case 'save':
        await saveAs(step.fate);
        break;
      case 'arrive':
        await arrive();
        break;
      case 'merge': {
        if (!asks || model.view.get().saving) break;
        const sources = { base: history().saved, mine: screen(), theirs: asks };
        model.resolveConflict(merged(threeWay(cartEditParts, sources), sources, step.sides));
        await saveAs(step.fate);
        break;
      }
      case 'cancel':
        model.cancelConflict();
        break;
      case 'restoreVersion': {
        const cart = restoredCart(shop.version(step.at), screen().cart);
        model.replace({ ...screen(), cart }, 'Restore version');
        break;
      }
      case 'restoreDraft': {
        const draft = page.offered;
        if (!draft) break;
        for (const { id } of Object.values(draft.present.widgets)) adoptSavedWidget(model, shop.widget(id));
        const sources = { base: draft.base.document, mine: draft.present, theirs: screen() };
        const found = restoring(cartEditParts, draft, screen());
        const document =
          found.kind === 'document'
            ? expectMerged(found.document, threeWay(cartEditParts, sources), sources, new Map())
            : merged(found.merge, sources, step.sides);
        expect(model.replace(document, 'Restore draft').ok).toBe(true);
        restored.set(draft.tab, page.name);
        page.offered = null;
        page.keeper.takeOver(draft.tab);
        break;
      }
      case 'discardDraft':
        if (!page.offered) break;
        discarded.add(page.offered.tab);
        void page.store.remove(DRAFTS_OF, page.offered.tab);
        page.offered = await look(page);
        break;
      case 'later':
        page.offered = null;
        break;
      case 'pass':
        page.pass(step.ms);
        if (step.ms < 1_000 || disk.isFull()) break;
        await disk.rest();
        // At most a second behind.
        if (!shop.has(screen())) expect(promised.get(page.name)?.present).toEqual(screen());
        break;
      case 'disk':
        await disk.rest();
        break;
      case 'full':
        disk.fill(step.isFull);
        break;
      case 'hide':
        page.hide();
        break;
      case 'leave':
        page.keeper.end();
        page.die();
        await disk.rest();
        page = await open();
        break;
      case 'crash':
        page.die();
        disk.crash(step.written);
        page = await open();
        break;
      default: {
        const unknown: never = step;
        return unknown;
      }
    }
    expectReachable(screen());
    expect(disk.drafts().map(({ tab }) => tab)).toEqual([...promised.keys()]);
  }
  await arrive();
  page.die();
  disk.crash(0);
  await open();
  for (const each of acknowledged) expect(shop.has(each)).toBe(true);
}

/** What happens without the merchant's doing anything in the page. */
const OUTSIDE: ReadonlySet<Action['kind']> = new Set([
  'theyEdit',
  'theirTitle',
  'arrive',
  'pass',
  'disk',
  'full',
  'hide',
  'crash',
]);

const NOTHING = { ok: false, code: 'nothing', message: 'There is nothing to do.', path: [] } as const;

/** Of what was sent: the cart, and the widgets that a save takes along. One that no component shows and that is not valid is left. */
function sendable({ cart, widgets }: CartEdit): CartEdit {
  const valid = Object.values(widgets).filter((widget) => widgetIssues(widget).length === 0);
  return { cart, widgets: Object.fromEntries(valid.map((widget) => [widget.id, widget])) };
}

function readable(stored: unknown): CartEdit {
  const edit = readCartEdit(structuredClone(stored));
  if (!edit) throw new Error('It cannot be read.');
  return edit;
}

/** A document can be kept and read again as it is, and what is wrong with it is said. */
function expectReachable(edit: CartEdit): void {
  expect(readable(edit)).toEqual(edit);
  const issues = validateCartEdit(edit);
  if (issues.length > 0) expectMessages(issues);
}

function expectMessages(issues: readonly { readonly message: string }[]): void {
  expect(issues).not.toEqual([]);
  for (const { message } of issues) expect(message).not.toBe('');
}

interface Sources {
  readonly base: CartEdit;
  readonly mine: CartEdit;
  readonly theirs: CartEdit;
}

/** What comes together with these sides, one after the other, of the parts that both have changed. */
function merged(merge: Merge<CartEdit>, sources: Sources, chosen: readonly Side[]): CartEdit {
  const both = merge.parts.filter(({ changedBy }) => changedBy === 'both');
  const choices = new Map(
    both.map(({ id }, index) => [id, chosen[index % chosen.length] ?? 'mine'] as const),
  );
  const result = merge.merged(choices);
  if (!result.ok) throw new Error(`undecided: ${result.undecided}`);
  return expectMerged(result.document, merge, sources, choices);
}

/** Every part is as the side has it that was chosen, or else as the only side that has changed it. */
function expectMerged(
  document: CartEdit,
  merge: Merge<CartEdit>,
  { mine, theirs }: Sources,
  choices: Choices,
): CartEdit {
  const parts = partsById(cartEditParts.split(document));
  const have = { mine: partsById(cartEditParts.split(mine)), theirs: partsById(cartEditParts.split(theirs)) };
  for (const { id, changedBy } of merge.parts) {
    const side = choices.get(id) ?? (changedBy === 'mine' || changedBy === 'theirs' ? changedBy : null);
    // The order of the one side has places for what the other has added.
    if (side && id !== 'order') expect(parts.get(id)?.value).toEqual(have[side].get(id)?.value);
  }
  return document;
}

it('No sequence loses what server or browser acknowledged, and blocked saves say why.', async () => {
  await fc.assert(fc.asyncProperty(walks, walk), { numRuns: 200 });
});
