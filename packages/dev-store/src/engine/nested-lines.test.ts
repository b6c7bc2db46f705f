import { describe, expect, it } from 'vitest';
import { add, blueScarf, card, cart, cup, post, print, redScarf, tea } from '../testing/memory-cart';
import { at, each, textAt } from '../testing/read-json';
import { aMemoryStore } from '../testing/small-store';
import type { MemoryStore } from './memory-store';

const titles = (store: MemoryStore) => each(cart(store), 'items', 'product_title');
const quantities = (store: MemoryStore) => each(cart(store), 'items', 'quantity');
const under = (parent: { id: number }) => ({ parent_id: parent.id });

describe('nested lines', () => {
  it('follow their parent, newest first, even if listed before it', () => {
    const store = aMemoryStore();
    add(store, { ...print, ...under(cup) }, cup);
    add(store, redScarf);
    add(store, { ...card, ...under(cup) });
    expect(titles(store)).toEqual(['Scarf', 'Cup', 'Card', 'Print']);
  });

  it('name their parent, and the add response keeps the request’s order', () => {
    const store = aMemoryStore();
    const response = add(store, { ...print, ...under(cup) }, cup);
    expect(each(response.body, 'items', 'product_title')).toEqual(['Print', 'Cup']);
    const [parent, child] = [at(cart(store), 'items', 0), at(cart(store), 'items', 1)];
    expect(at(child, 'parent_relationship', 'parent', 'key')).toBe(textAt(parent, 'key'));
    expect(at(child, 'instructions')).toEqual({ can_remove: true, can_update_quantity: true });
    expect(at(parent, 'parent_relationship')).toBeUndefined();
  });

  it('are found by their parent’s key, which distinguishes lines of one variant', () => {
    const store = aMemoryStore();
    add(store, cup, { ...cup, properties: { Engraving: 'For A.' } });
    const engraved = textAt(cart(store), 'items', 1, 'key');
    add(store, { ...print, parent_line_key: engraved });
    add(store, { ...print, parent_line_key: textAt(cart(store), 'items', 0, 'key') });
    expect(titles(store)).toEqual(['Cup', 'Print', 'Cup', 'Print']);
    expect(new Set(each(cart(store), 'items', 'key')).size).toBe(4);
  });

  it('merge with the same line under the same parent only', () => {
    const store = aMemoryStore();
    add(store, tea, cup, { ...card, ...under(cup) });
    add(store, { ...card, quantity: 2, ...under(cup) }, card, { ...card, ...under(tea) });
    expect(titles(store)).toEqual(['Card', 'Tea', 'Card', 'Cup', 'Card']);
    expect(quantities(store)).toEqual([1, 1, 1, 1, 3]);
  });

  it('are removed with their parent, or alone', () => {
    const store = aMemoryStore();
    add(store, tea, cup, { ...card, ...under(cup) }, { ...print, ...under(cup) });
    post(store, 'change', { line: 4, quantity: 0 });
    expect(titles(store)).toEqual(['Tea', 'Cup', 'Card']);
    const response = post(store, 'change', { id: textAt(cart(store), 'items', 1, 'key'), quantity: 0 }).body;
    expect(each(response, 'items', 'product_title')).toEqual(['Tea']);
    expect(each(response, 'items_removed', 'product_title')).toEqual(['Cup', 'Card']);
    add(store, cup, { ...card, ...under(cup) });
    post(store, 'update', { updates: { [cup.id]: 0, [card.id]: 5 } });
    expect(titles(store)).toEqual(['Tea']);
  });

  it('stay with a changed parent, and merge when two parents merge', () => {
    const store = aMemoryStore();
    const engraved = { ...cup, properties: { Engraving: 'For A.' } };
    add(store, engraved, cup);
    for (const line of [1, 2]) {
      const parent_line_key = textAt(cart(store), 'items', 2 * line - 2, 'key');
      add(store, { ...card, quantity: line, parent_line_key });
    }
    expect(titles(store)).toEqual(['Cup', 'Card', 'Cup', 'Card']);
    post(store, 'change', { line: 3, properties: engraved.properties });
    expect(titles(store)).toEqual(['Cup', 'Card']);
    expect(quantities(store)).toEqual([2, 3]);
  });

  it('are rejected without a parent, under their own variant or a nested line', () => {
    const store = aMemoryStore();
    expect(add(store, { ...print, ...under(cup) }).status).toBe(422);
    expect(add(store, cup, { ...cup, ...under(cup) }).status).toBe(422);
    expect(add(store, { ...print, parent_line_key: `${cup.id}:0000` }).status).toBe(422);
    expect(add(store, cup, { ...blueScarf, ...under(cup) }).status).toBe(422);
    expect(at(cart(store), 'item_count')).toBe(0);
    add(store, cup, { ...print, ...under(cup) });
    const nested = textAt(cart(store), 'items', 1, 'key');
    expect(add(store, { ...tea, parent_line_key: nested }).status).toBe(422);
    expect(titles(store)).toEqual(['Cup', 'Print']);
  });
});
