import { describe, expect, it } from 'vitest';
import {
  type History,
  isUnsaved,
  markSaved,
  openHistory,
  record,
  redo,
  stepBack,
  stepForth,
  undo,
} from '../../editing/history';
import type { CartDocument } from '../cart-document';
import { findByType, findComponent } from '../components-of';
import { newCart } from '../new-cart';
import type { CommandResult } from './command';
import { lockOf } from './command';
import { addBar, removeBar, updateBar } from './progress-bar/bars';
import { addTier, removeTier, updateTier } from './progress-bar/tiers';
import { setCartFields } from './set-cart-fields';
import { setComponentSettings } from './set-component-settings';
import { toggleComponent } from './toggle-component';

const ids = () => {
  let last = 0;
  return () => `id-${++last}`;
};
const newId = ids();
const cart = newCart('c', 'Cart', ids());

const done = (result: CommandResult) => {
  if (!result.ok) throw new Error(result.message);
  return result;
};
const idOf = (
  document: CartDocument,
  type: 'title_bar' | 'tiered_progress_bar' | 'cart_items' | 'cart_subtotal',
) => {
  const found = findByType(document, type);
  if (!found) throw new Error(`no ${type}`);
  return found.componentId;
};
const title = idOf(cart, 'title_bar');
const bar = idOf(cart, 'tiered_progress_bar');
const bars = (document: CartDocument) => findByType(document, 'tiered_progress_bar')?.settings.bars ?? [];
const place = { componentId: bar, barId: bars(cart)[0]?.id ?? '' };
const setTitle = (document: CartDocument, text: string) =>
  done(setComponentSettings(document, { componentId: title, settings: { title: text }, field: 'title' }));

describe('cart commands', () => {
  it('never mutate the given document', () => {
    const before = JSON.stringify(cart);
    setTitle(cart, 'Bag');
    addTier(cart, { ...place, type: 'product', newId });
    toggleComponent(cart, { componentId: title });
    expect(JSON.stringify(cart)).toBe(before);
  });

  it('reject a setting the component doesn’t have', () => {
    const result = setComponentSettings(cart, {
      componentId: title,
      settings: { colour: 'red' },
      field: 'colour',
    });
    expect(result).toMatchObject({ ok: false, code: 'setting_unknown', path: ['settings', 'colour'] });
  });

  it('reject a removed component', () => {
    expect(toggleComponent(cart, { componentId: 'ghost' })).toMatchObject({
      ok: false,
      message: 'The component settings could not be found.',
    });
  });

  it('can’t hide a component that is always visible', () => {
    expect(toggleComponent(cart, { componentId: idOf(cart, 'cart_items') })).toMatchObject({
      ok: false,
      code: 'always_visible',
    });
  });

  it('can’t hide an invalid component, but can always show a hidden one', () => {
    const broken = setTitle(cart, ' ').document;
    expect(toggleComponent(broken, { componentId: title })).toMatchObject({
      ok: false,
      code: 'blank',
      title: 'Title Bar',
      message: 'Please fill out the Title field. Fix this before hiding it, or remove the component.',
    });
    const hidden = done(toggleComponent(cart, { componentId: title })).document;
    const brokenWhileHidden = setTitle(hidden, '').document;
    expect(
      findComponent(done(toggleComponent(brokenWhileHidden, { componentId: title })).document, title)
        ?.visibilityStatus,
    ).toBe('visible');
  });

  it('keep one to four tiers in a bar, at most one of them free shipping', () => {
    let document = cart;
    for (const type of ['product', 'discount', 'decorative'] as const)
      document = done(addTier(document, { ...place, type, newId })).document;
    expect(addTier(document, { ...place, type: 'decorative', newId })).toMatchObject({
      ok: false,
      code: 'tier_count',
    });
    const shipping = addTier(cart, { ...place, type: 'shipping', newId });
    expect(shipping).toMatchObject({
      ok: false,
      message: 'You can only have one free shipping tier per progress bar.',
    });
    const tierId = bars(cart)[0]?.tiers[0]?.id ?? '';
    expect(removeTier(cart, { ...place, tierId })).toMatchObject({ ok: false, code: 'tier_count' });
  });

  it('turn on Functions when a tier becomes a discount', () => {
    const scripted = done(updateBar(cart, { ...place, changes: { discountedBy: 'scripts' } })).document;
    const tierId = bars(scripted)[0]?.tiers[0]?.id ?? '';
    const changed = done(updateTier(scripted, { ...place, tierId, changes: { type: 'discount' } })).document;
    expect(bars(changed)[0]).toMatchObject({
      discountedBy: 'functions',
      tiers: [{ type: 'discount', discountAmountFromTotal: 10 }],
    });
  });

  it('add a second bar for countries, reject a fourth and keep the last', () => {
    const two = done(addBar(cart, { componentId: bar, newId })).document;
    expect(bars(two).map(({ geolocationEnabled }) => geolocationEnabled)).toEqual([false, true]);
    const three = done(addBar(two, { componentId: bar, newId })).document;
    expect(addBar(three, { componentId: bar, newId })).toMatchObject({ ok: false, code: 'bars_too_many' });
    expect(removeBar(cart, place)).toMatchObject({ ok: false });
    expect(bars(done(removeBar(two, place)).document)).toHaveLength(1);
  });

  it('return the reason of a lock', () => {
    expect(lockOf(cart)).toBeNull();
    expect(lockOf({ ...cart, locked: true })?.code).toBe('locked');
    expect(lockOf({ ...cart, abTestLocked: true })?.code).toBe('ab_test_locked');
  });
});

describe('edit history', () => {
  const type = (history: History<CartDocument>, text: string, at: number) =>
    record(history, setTitle(history.present, text), at);
  const titleOf = ({ present }: History<CartDocument>) => findByType(present, 'title_bar')?.settings.title;

  it('merges a burst of typing in one field and starts a new step after a pause', () => {
    let history = openHistory(cart);
    history = type(history, 'B', 0);
    history = type(history, 'Ba', 400);
    history = type(history, 'Bag', 900);
    history = type(history, 'Bags', 2500);
    expect(history.past).toHaveLength(2);
    history = undo(history);
    expect(titleOf(history)).toBe('Bag');
    history = undo(history);
    expect(titleOf(history)).toBe('Your cart');
    expect([stepBack(history), stepForth(history)?.label]).toEqual([undefined, 'Change Title Bar']);
    expect(titleOf(redo(redo(history)))).toBe('Bags');
  });

  it('starts a new step and clears redo when typing follows an undo', () => {
    let history = type(openHistory(cart), 'B', 0);
    history = undo(history);
    history = type(history, 'C', 10);
    expect([titleOf(history), history.past.length, stepForth(history)]).toEqual(['C', 1, undefined]);
    expect(titleOf(undo(history))).toBe('Your cart');
  });

  it('keeps typing in different fields apart', () => {
    let history = type(openHistory(cart), 'B', 0);
    history = record(history, done(setCartFields(history.present, { fields: { name: 'N' } })), 10);
    expect(history.past).toHaveLength(2);
  });

  it('records no step when nothing changes', () => {
    expect(type(openHistory(cart), 'Your cart', 0).past).toEqual([]);
  });

  it('keeps a hundred steps', () => {
    let history = openHistory(cart);
    for (let n = 0; n < 130; n++) history = type(history, `title ${n}`, n * 5000);
    expect(history.past).toHaveLength(100);
  });

  it('is unsaved when the document differs from the saved one, not when it has steps', () => {
    let history = type(openHistory(cart), 'Bag', 0);
    expect(isUnsaved(history)).toBe(true);
    history = type(history, 'Your cart', 5000);
    expect(isUnsaved(history)).toBe(false);
    history = type(history, 'Bag', 10_000);
    const sent = history.present;
    history = type(history, 'Bags', 15_000);
    history = markSaved(history, sent);
    expect(isUnsaved(history)).toBe(true);
    expect(isUnsaved(undo(history))).toBe(false);
  });

  it('returns the same history from undo and redo at its ends', () => {
    const history = openHistory(cart);
    expect([undo(history), redo(history)]).toEqual([history, history]);
  });
});
