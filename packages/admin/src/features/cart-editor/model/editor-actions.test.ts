import { setCartFields } from '@cartwright/core/smart-cart/commands/set-cart-fields';
import { openHistory, record } from '@cartwright/core/smart-cart/history';
import { newCart } from '@cartwright/core/smart-cart/new-cart';
import { describe, expect, it } from 'vitest';
import { actionFor, editorActions } from './editor-actions';

const nothing = () => {};
const actions = editorActions({ undo: nothing, redo: nothing, save: nothing });
const press = (key: string, more: { mod?: boolean; shift?: boolean; alt?: boolean } = {}) => ({
  key,
  mod: true,
  shift: false,
  alt: false,
  ...more,
});
const idFor = (...[keys, inTextField]: [ReturnType<typeof press>, boolean]) =>
  actionFor(actions, keys, inTextField)?.id ?? null;

describe('shortcuts', () => {
  it('are read from the key and its modifiers', () => {
    expect(idFor(press('z'), false)).toBe('undo');
    expect(idFor(press('Z', { shift: true }), false)).toBe('redo');
    expect(idFor(press('y'), false)).toBe('redo');
    expect(idFor(press('s'), false)).toBe('save');
  });

  it('need their modifier, and no other', () => {
    expect(idFor(press('z', { mod: false }), false)).toBeNull();
    expect(idFor(press('z', { alt: true }), false)).toBeNull();
    expect(idFor(press('s', { shift: true }), false)).toBeNull();
  });

  it('leave text fields to undo themselves; a save is meant everywhere', () => {
    expect(idFor(press('z'), true)).toBeNull();
    expect(idFor(press('s'), true)).toBe('save');
  });
});

describe('actions', () => {
  const document = newCart('cart-1', 'Spring', () => crypto.randomUUID());
  const opened = openHistory(document);
  const renamed = setCartFields(document, { fields: { name: 'Summer' } });
  const edited = renamed.ok ? record(opened, renamed, 0) : opened;
  const enabled = (state: Parameters<(typeof actions)[number]['enabled']>[0]) =>
    actions.filter((action) => action.enabled(state)).map(({ id }) => id);

  it('are possible when there is something to do', () => {
    expect(enabled({ history: opened, saving: false, locked: false })).toEqual([]);
    expect(enabled({ history: edited, saving: false, locked: false })).toEqual(['undo', 'save']);
    expect(enabled({ history: edited, saving: true, locked: false })).toEqual(['undo']);
  });

  it('are not possible in a locked cart', () => {
    expect(enabled({ history: edited, saving: false, locked: true })).toEqual([]);
  });
});
