import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { onCart } from '@cartwright/core/cart/cart-edit';
import { addComponent } from '@cartwright/core/cart/commands/add-component';
import { addTier, removeTier, updateTier } from '@cartwright/core/cart/commands/progress-bar/tiers';
import { setCartFields } from '@cartwright/core/cart/commands/set-cart-fields';
import { findByType, findComponent } from '@cartwright/core/cart/components-of';
import { newCart } from '@cartwright/core/cart/new-cart';
import type { SavedCart, saveCart } from '@cartwright/core/contract/carts';
import { isUnsaved } from '@cartwright/core/editing/history';
import { describe, expect, it } from 'vitest';
import { fieldKey, problemsIn } from '../../../../editor-kit/model/issues';
import type { CallResult } from '../../../../shared/api/api-client';
import type { ApiFailure } from '../../../../shared/api/api-failure';
import type { CartToSave } from '../../../../shared/api/save-with-read-back';
import { createCartModel } from './cart-model';
import { issuesOf } from './issues';

type Saving = CallResult<typeof saveCart>;

let ids = 0;
const newId = () => {
  ids += 1;
  return `id-${ids}`;
};
const aSavedCart = (name = 'Spring'): SavedCart => ({
  cart: newCart('cart-1', name, newId),
  revision: 4,
  updatedAt: '2026-11-20T10:00:00.000Z',
  previewKey: 'key-1',
  lockReason: null,
  legacy: false,
});
const rename = (name: string) => onCart((cart) => setCartFields(cart, { fields: { name } }));

/** An editor whose server answers when the test says so. */
function anEditor(saved = aSavedCart(), { staff = false } = {}) {
  const sent: CartToSave[] = [];
  let respond: (result: Saving) => void = () => {};
  let at = 0;
  let isDragging = false;
  const model = createCartModel(saved, {
    save(_id, body) {
      sent.push(body);
      return new Promise((resolve) => {
        respond = resolve;
      });
    },
    now() {
      at += 5000;
      return at;
    },
    isStaff: () => staff,
    isUndoBlocked: () => isDragging,
  });
  return {
    model,
    sent,
    drag(isBegun: boolean) {
      isDragging = isBegun;
    },
    name: () => model.document.get().history.present.cart.name,
    unsaved: () => isUnsaved(model.document.get().history),
    answer: (result: Saving) => respond(result),
    accept: (cart: CartDocument, revision: number) =>
      respond({
        ok: true,
        response: {
          cart,
          revision,
          updatedAt: '2026-11-20T11:00:00.000Z',
          previewKey: saved.previewKey,
          lockReason: null,
          legacy: false,
          widgets: [],
          publication: { status: 'published', message: null, warnings: [] },
          turnedOff: null,
        },
      }),
  };
}

const failure = (more: Partial<ApiFailure>): ApiFailure => ({
  ok: false,
  code: 'internal',
  message: 'Something went wrong',
  path: [],
  status: 500,
  issues: [],
  details: undefined,
  ...more,
});

describe('saving', () => {
  it('sends the document with its revision, and stores the new one', async () => {
    const editor = anEditor();
    editor.model.run(rename('Summer'));
    const saving = editor.model.save();
    editor.accept(editor.model.document.get().history.present.cart, 5);
    expect(await saving).toMatchObject({ kind: 'saved' });
    expect(editor.sent).toMatchObject([{ cart: { name: 'Summer' }, revision: 4 }]);
    expect(editor.unsaved()).toBe(false);
    expect(editor.model.document.get().revision.cart).toBe(5);
  });

  it('keeps changes typed during a save as unsaved', async () => {
    const editor = anEditor();
    editor.model.run(rename('Summer'));
    const sentCart = editor.model.document.get().history.present.cart;
    const saving = editor.model.save();
    editor.model.run(rename('Summer sale'));
    editor.accept(sentCart, 5);
    await saving;
    expect(editor.name()).toBe('Summer sale');
    expect(editor.unsaved()).toBe(true);
  });

  it('applies the server’s document if nothing was typed meanwhile', async () => {
    const editor = anEditor();
    editor.model.run(rename('Summer'));
    const saving = editor.model.save();
    editor.accept({ ...editor.model.document.get().history.present.cart, name: 'Summer (trimmed)' }, 5);
    await saving;
    expect(editor.name()).toBe('Summer (trimmed)');
    expect(editor.unsaved()).toBe(false);
  });

  it('keeps the undo history', async () => {
    const editor = anEditor();
    editor.model.run(rename('Summer'));
    const saving = editor.model.save();
    editor.accept(editor.model.document.get().history.present.cart, 5);
    await saving;
    editor.model.undo();
    expect(editor.name()).toBe('Spring');
    expect(editor.unsaved()).toBe(true);
  });

  it('does nothing without changes or while a save is running', async () => {
    const editor = anEditor();
    expect(await editor.model.save()).toEqual({ kind: 'idle' });
    editor.model.run(rename('Summer'));
    void editor.model.save();
    expect(await editor.model.save()).toEqual({ kind: 'idle' });
    expect(editor.sent).toHaveLength(1);
  });

  it('is rejected locally while a required field is empty', async () => {
    const editor = anEditor();
    editor.model.run(rename(' '));
    expect(await editor.model.save()).toMatchObject({ kind: 'invalid', issues: [{ path: ['name'] }] });
    expect(editor.sent).toEqual([]);
    expect(editor.model.view.get().refusedSaves).toBe(1);
  });

  it('shows server errors until the next edit', async () => {
    const editor = anEditor();
    editor.model.run(rename('Summer'));
    const saving = editor.model.save();
    const issue = { code: 'name_taken', path: ['name'], message: 'Another cart has this name.' };
    editor.answer(failure({ code: 'invalid_document', status: 422, issues: [issue] }));
    expect(await saving).toMatchObject({ kind: 'invalid' });
    expect(editor.model.view.get().serverIssues).toEqual([issue]);
    expect(editor.model.isRefusable()).toBe(true);
    editor.model.run(rename('Summer 2'));
    expect(editor.model.view.get().serverIssues).toEqual([]);
    expect(editor.model.isRefusable()).toBe(false);
    editor.model.run(rename(''));
    expect(editor.model.isRefusable()).toBe(true);
  });

  it('loses nothing if the server is unreachable', async () => {
    const editor = anEditor();
    editor.model.run(rename('Summer'));
    const saving = editor.model.save();
    editor.answer(failure({ code: 'network', status: 0, message: 'The server cannot be reached.' }));
    expect(await saving).toEqual({ kind: 'failed', message: 'The server cannot be reached.' });
    expect(editor.name()).toBe('Summer');
    expect(editor.unsaved()).toBe(true);
    expect(editor.model.view.get().saving).toBe(false);
  });
});

describe('unreadable amount', () => {
  const key = 'minimum in euro';

  /** An editor whose first tier has minimums of its own for other currencies, and "12abc" typed for one of them. */
  function unreadable() {
    const editor = anEditor();
    const component = findByType(editor.model.document.get().history.present.cart, 'tiered_progress_bar');
    const bar = component?.settings.bars[0];
    const tier = bar?.tiers[0];
    if (!component || !tier) throw new Error('A new cart should have a tier.');
    const { componentId } = component;
    const place = { componentId, barId: bar.id, tierId: tier.id };
    const own = (enabled: boolean) =>
      onCart((cart) =>
        updateTier(cart, {
          ...place,
          changes: { presentmentCurrencies: { enabled, currencies: ['EUR'], minimums: {} } },
        }),
      );
    editor.model.run(own(true));
    const path = ['bars', 0, 'tiers', 0, 'presentmentCurrencies', 'minimums', 'EUR'];
    const message = 'Enter a number, for example 49.99.';
    editor.model.setUnreadable(key, { scope: componentId, path, owner: tier.id, text: '12abc', message });
    return { ...editor, own, place, path, componentId };
  }

  it('blocks saving, and shows where it is', async () => {
    const { model, sent, componentId, path } = unreadable();
    expect(await model.save()).toMatchObject({ kind: 'invalid', issues: [{ scope: componentId, path }] });
    expect(sent).toEqual([]);
    expect(model.view.get().refusedSaves).toBe(1);
    model.setUnreadable(key, null);
    void model.save();
    expect(sent).toHaveLength(1);
  });

  it('is dropped when its field is removed', () => {
    const { model, sent, own } = unreadable();
    model.run(own(false));
    model.run(rename('Summer'));
    void model.save();
    expect(sent).toHaveLength(1);
  });

  it('doesn’t carry over to the tier that takes its place', () => {
    const { model, sent, place } = unreadable();
    model.run(onCart((cart) => addTier(cart, { ...place, type: 'decorative', newId })));
    model.run(onCart((cart) => removeTier(cart, place)));
    const second = findByType(model.document.get().history.present.cart, 'tiered_progress_bar');
    const tierId = second?.settings.bars[0]?.tiers[0]?.id ?? '';
    model.run(onCart((cart) => updateTier(cart, { ...place, tierId, changes: { minimum: 80 } })));
    void model.save();
    expect(sent).toHaveLength(1);
  });

  it('is dropped when changes are discarded', () => {
    const { model } = unreadable();
    model.discard();
    expect(model.view.get().unreadable.size).toBe(0);
  });
});

describe('cart saved by somebody else', () => {
  async function conflicting() {
    const saved = aSavedCart();
    const editor = anEditor(saved);
    editor.model.run(rename('Mine'));
    const saving = editor.model.save();
    const theirs = { ...saved, cart: { ...saved.cart, name: 'Theirs' }, revision: 9 };
    editor.answer(
      failure({
        code: 'conflict',
        status: 409,
        details: { saved: theirs, yours: editor.model.document.get().history.present.cart, widgets: [] },
      }),
    );
    expect(await saving).toEqual({ kind: 'conflict' });
    return editor;
  }

  it('is overwritten by mine at its new revision', async () => {
    const editor = await conflicting();
    editor.model.resolveConflict(editor.model.document.get().history.present);
    const saving = editor.model.save();
    editor.accept(editor.model.document.get().history.present.cart, 10);
    expect(await saving).toMatchObject({ kind: 'saved' });
    expect(editor.sent.at(-1)).toMatchObject({ cart: { name: 'Mine' }, revision: 9 });
    expect(editor.model.view.get().conflict).toBeNull();
    expect(editor.unsaved()).toBe(false);
  });

  it('replaces mine with nothing to save, which can be undone', async () => {
    const editor = await conflicting();
    const theirs = editor.model.view.get().conflict;
    if (!theirs) throw new Error('there is a conflict');
    editor.model.resolveConflict(theirs.document);
    expect(editor.name()).toBe('Theirs');
    expect(editor.unsaved()).toBe(false);
    expect(editor.model.document.get().revision.cart).toBe(9);
    editor.model.undo();
    expect(editor.name()).toBe('Mine');
  });

  it('can be decided later', async () => {
    const editor = await conflicting();
    editor.model.cancelConflict();
    expect(editor.name()).toBe('Mine');
    expect(editor.unsaved()).toBe(true);
  });
});

describe('editing', () => {
  it('supports undo and redo', () => {
    const editor = anEditor();
    editor.model.run(rename('Summer'));
    editor.model.run(rename('Autumn'));
    editor.model.undo();
    expect(editor.name()).toBe('Summer');
    editor.model.redo();
    expect(editor.name()).toBe('Autumn');
  });

  it('can be discarded back to the saved cart', () => {
    const editor = anEditor();
    editor.model.run(rename('Summer'));
    editor.model.discard();
    expect(editor.name()).toBe('Spring');
    expect(editor.unsaved()).toBe(false);
    expect(editor.model.document.get().opening).toBe(1);
  });

  it('can’t be discarded during a save', () => {
    const editor = anEditor();
    editor.model.run(rename('Summer'));
    void editor.model.save();
    editor.model.discard();
    expect(editor.name()).toBe('Summer');
  });

  it('is rejected for a locked cart, with the reason', () => {
    const saved = aSavedCart();
    const editor = anEditor({ ...saved, cart: { ...saved.cart, locked: true } });
    expect(editor.model.run(rename('Summer'))).toMatchObject({ ok: false, code: 'locked' });
    expect(editor.name()).toBe('Spring');
  });

  it('is allowed for staff in a locked cart', () => {
    const saved = aSavedCart();
    const editor = anEditor({ ...saved, cart: { ...saved.cart, abTestLocked: true } }, { staff: true });
    expect(editor.model.run(rename('Summer'))).toMatchObject({ ok: true });
    expect(editor.model.undo()).toMatchObject({ label: 'Change cart settings' });
  });

  it('is deferred during a drag', () => {
    const editor = anEditor();
    editor.model.run(rename('Summer'));
    editor.drag(true);
    expect(editor.model.undo()).toBeNull();
    expect(editor.name()).toBe('Summer');
    editor.drag(false);
    expect(editor.model.undo()).toMatchObject({ label: 'Change cart settings' });
    expect(editor.model.undo()).toBeNull();
    expect(editor.model.redo()).toMatchObject({ label: 'Change cart settings' });
  });
});

describe('missing component setting', () => {
  function withAnnouncements() {
    const editor = anEditor();
    const { model } = editor;
    const added = model.run(onCart((cart) => addComponent(cart, { type: 'announcement_bar', newId })));
    if (!added.ok || added.scope === undefined) throw new Error('It was not added.');
    const componentId = added.scope;
    const issues = () => {
      const component = findComponent(model.document.get().history.present.cart, componentId);
      return component ? issuesOf(component) : [];
    };
    return { ...editor, componentId, problems: () => problemsIn(issues(), model.view.get()) };
  }

  it('isn’t reported for a newly added component', () => {
    expect(withAnnouncements().problems()).toEqual({ reported: 0, waiting: 1 });
  });

  it('is reported after its field loses focus', () => {
    const { model, componentId, problems } = withAnnouncements();
    model.leave(fieldKey(componentId, ['messages']));
    expect(problems()).toEqual({ reported: 1, waiting: 0 });
  });

  it('is reported after its own panel is left, but not another’s', () => {
    const { model, componentId, problems } = withAnnouncements();
    model.leavePanel(null);
    model.leavePanel('another');
    expect(problems()).toEqual({ reported: 0, waiting: 1 });
    model.leavePanel(componentId);
    expect(problems()).toEqual({ reported: 1, waiting: 0 });
  });

  it('is reported after a rejected save', async () => {
    const { model, problems, sent } = withAnnouncements();
    expect(await model.save()).toMatchObject({
      kind: 'invalid',
      issues: [{ message: 'Announcement Bar cannot be empty.' }],
    });
    expect(sent).toEqual([]);
    expect(problems()).toEqual({ reported: 1, waiting: 0 });
  });

  it('is reported at once in a cart saved without it', () => {
    const { model, componentId } = withAnnouncements();
    const present = model.document.get().history.present.cart;
    const reopened = anEditor({ ...aSavedCart(), cart: present }).model;
    const bar = findComponent(present, componentId);
    expect(problemsIn(bar ? issuesOf(bar) : [], reopened.view.get())).toEqual({ reported: 1, waiting: 0 });
  });
});
