import { describe, expect, it } from 'vitest';
import { add, cart, cup, post } from '../testing/memory-cart';
import { oneFree } from '../testing/one-free';
import { at, each, textAt } from '../testing/read-json';
import { aMemoryStore } from '../testing/small-store';
import type { MemoryStore } from './memory-store';

const key = (store: MemoryStore, index: number) => textAt(cart(store), 'items', index, 'key');
const finalPrices = (store: MemoryStore) => each(cart(store), 'items', 'final_line_price');

describe('partly discounted line', () => {
  it('is shown as two lines with their own keys and matching totals', () => {
    const store = aMemoryStore(oneFree);
    add(store, { ...cup, quantity: 3, properties: { _a: 'b' } });
    expect(each(cart(store), 'items', 'quantity')).toEqual([2, 1]);
    expect(finalPrices(store)).toEqual([2000, 0]);
    expect(each(cart(store), 'items', 'properties')).toEqual([{ _a: 'b' }, { _a: 'b' }]);
    expect(key(store, 0)).not.toBe(key(store, 1));
    expect(at(cart(store), 'item_count')).toBe(3);
    expect(at(cart(store), 'total_price')).toBe(2000);
    expect(at(cart(store), 'total_discount')).toBe(1000);
  });

  it('is one line again when fully discounted', () => {
    const store = aMemoryStore(oneFree);
    add(store, { ...cup, quantity: 2 });
    post(store, 'change', { id: key(store, 0), quantity: 0 });
    expect(finalPrices(store)).toEqual([0]);
    expect(at(cart(store), 'item_count')).toBe(1);
  });

  it('loses units of the changed part, by key, position or list', () => {
    const store = aMemoryStore(oneFree);
    add(store, { ...cup, quantity: 3 });
    post(store, 'change', { id: key(store, 1), quantity: 0 });
    expect(each(cart(store), 'items', 'quantity')).toEqual([1, 1]);
    post(store, 'change', { line: 1, quantity: 4 });
    expect(each(cart(store), 'items', 'quantity')).toEqual([4, 1]);
    post(store, 'update', { updates: [2, 1] });
    expect(each(cart(store), 'items', 'quantity')).toEqual([2, 1]);
    post(store, 'update', { updates: { [key(store, 0)]: 0, [key(store, 1)]: 0 } });
    expect(at(cart(store), 'items')).toEqual([]);
  });

  it('sets new properties on the addressed part', () => {
    const store = aMemoryStore(oneFree);
    add(store, { ...cup, quantity: 3 });
    post(store, 'change', { line: 1, quantity: 2, properties: { Engraving: 'For A.' } });
    expect(each(cart(store), 'items', 'properties')).toEqual([
      {},
      { Engraving: 'For A.' },
      { Engraving: 'For A.' },
    ]);
    expect(finalPrices(store)).toEqual([0, 1000, 0]);
  });
});
