import { setCartFields } from '@cartwright/core/cart/commands/set-cart-fields';
import { newCart } from '@cartwright/core/cart/new-cart';
import { openHistory, record, undo } from '@cartwright/core/editing/history';
import { describe, expect, it } from 'vitest';
import { actionFor } from '../../../../editor-kit/shortcuts/action';
import { type KeyPress, matches, shortcutText } from '../../../../editor-kit/shortcuts/shortcut';
import { type ActionState, editorActions } from './editor-actions';

const nothing = () => {};
const actions = editorActions({
  undo: nothing,
  redo: nothing,
  save: nothing,
  add: nothing,
  moveUp: nothing,
  moveDown: nothing,
  remove: nothing,
  phone: nothing,
  tablet: nothing,
  desktop: nothing,
  pane: nothing,
  wide: nothing,
  help: nothing,
});
const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  mod: false,
  shift: false,
  alt: false,
  ...more,
});
const idFor = (keys: KeyPress, inTextField = false) => actionFor(actions, keys, inTextField)?.id ?? null;

describe('shortcuts', () => {
  it('are read from the key and its modifiers', () => {
    expect(idFor(press('z', { mod: true }))).toBe('undo');
    expect(idFor(press('Z', { mod: true, shift: true }))).toBe('redo');
    expect(idFor(press('y', { mod: true }))).toBe('redo');
    expect(idFor(press('s', { mod: true }))).toBe('save');
    expect(idFor(press('ArrowUp', { alt: true }))).toBe('moveUp');
    expect(idFor(press('Delete'))).toBe('remove');
  });

  it('require exactly their modifiers', () => {
    expect(idFor(press('z'))).toBeNull();
    expect(idFor(press('z', { mod: true, alt: true }))).toBeNull();
    expect(idFor(press('s', { mod: true, shift: true }))).toBeNull();
    expect(idFor(press('ArrowUp'))).toBeNull();
    expect(idFor(press('Delete', { mod: true }))).toBeNull();
  });

  it('match keys by code if Alt changes the character, and a question mark on any layout', () => {
    expect(idFor(press('¡', { code: 'Digit1', alt: true }))).toBe('phone');
    expect(idFor(press('π', { code: 'KeyP', alt: true }))).toBe('pane');
    expect(idFor(press('?', { shift: true }))).toBe('help');
    expect(idFor(press('?'))).toBe('help');
  });

  it('are inactive in text fields, except for save', () => {
    for (const keys of [
      press('z', { mod: true }),
      press('Backspace'),
      press('?'),
      press('ArrowUp', { alt: true }),
    ]) {
      expect(idFor(keys, true)).toBeNull();
    }
    expect(idFor(press('s', { mod: true }), true)).toBe('save');
  });

  it('are unique per action', () => {
    const shortcuts = actions.flatMap(({ id, shortcuts: own }) => own.map((shortcut) => ({ id, shortcut })));
    for (const { id, shortcut } of shortcuts) {
      const { mod = false, alt = false, shift = false } = shortcut;
      const keys = 'key' in shortcut ? { key: shortcut.key } : { key: '', code: shortcut.code };
      const same = shortcuts.filter((other) =>
        matches(other.shortcut, press(keys.key, { ...keys, mod, alt, shift })),
      );
      expect(same.map((other) => other.id)).toEqual([id]);
    }
  });

  it('are formatted for their platform', () => {
    const redo = { key: 'z', mod: true, shift: true };
    expect([shortcutText(redo, true), shortcutText(redo, false)]).toEqual(['⇧⌘Z', 'Ctrl+Shift+Z']);
    const phone = { code: 'Digit1', alt: true };
    expect([shortcutText(phone, true), shortcutText(phone, false)]).toEqual(['⌥1', 'Alt+1']);
  });
});

describe('actions', () => {
  const document = newCart('cart-1', 'Spring', () => crypto.randomUUID());
  const opened = openHistory(document);
  const renamed = setCartFields(document, { fields: { name: 'Summer' } });
  const edited = renamed.ok ? record(opened, renamed, 0) : opened;
  const idle: ActionState = {
    history: opened,
    saving: false,
    locked: false,
    dragging: false,
    row: null,
    narrow: false,
  };
  const enabled = (state: Partial<ActionState>, group: 'Editing' | 'Components' = 'Editing') =>
    actions
      .filter((action) => action.group === group && action.enabled({ ...idle, ...state }))
      .map(({ id }) => id);

  it('are enabled when they have something to do', () => {
    expect(enabled({})).toEqual([]);
    expect(enabled({ history: edited })).toEqual(['undo', 'save']);
    expect(enabled({ history: edited, saving: true })).toEqual(['undo']);
  });

  it('on a component are enabled if one has focus', () => {
    expect(enabled({}, 'Components')).toEqual(['add']);
    expect(enabled({ row: 'title' }, 'Components')).toEqual(['add', 'moveUp', 'moveDown', 'remove']);
  });

  it('are disabled in a locked cart and during a drag', () => {
    for (const group of ['Editing', 'Components'] as const) {
      expect(enabled({ history: edited, row: 'title', locked: true }, group)).toEqual([]);
      expect(enabled({ history: edited, row: 'title', dragging: true }, group)).toEqual([]);
    }
  });

  it('name what they undo or redo', () => {
    const labels = (history: ActionState['history']) =>
      actions.slice(0, 2).map((action) => action.labelNow({ ...idle, history }));
    expect(labels(edited)).toEqual(['Undo Change cart settings', 'Redo']);
    expect(labels(undo(edited))).toEqual(['Undo', 'Redo Change cart settings']);
  });
});
