import { describe, expect, it } from 'vitest';
import { defineProduct } from '../catalogue/define-product';
import { add, cart, post } from '../testing/memory-cart';
import { at, each, textAt } from '../testing/read-json';
import { createMemoryStore } from './memory-store';

const candles = defineProduct({
  handle: 'candles',
  title: 'Candles',
  description: 'Candles, in packs.',
  type: 'Home',
  price: '2.00',
  quantityRule: { min: 6, max: 18, increment: 3 },
});

function aMemoryStore() {
  let id = 0;
  return createMemoryStore({
    catalogue: { products: [candles], codes: [], delivery: [] },
    runDiscounts: () => [],
    currency: 'USD',
    country: 'US',
    nextId: () => `id-${++id}`,
  });
}

const some = (quantity: number) => ({ id: candles.variants[0]?.id, quantity });

describe('variant with a quantity rule', () => {
  it.each([
    [3, 'The minimum quantity of'],
    [8, 'increments of 3'],
    [21, 'The maximum quantity of'],
  ])('rejects an add of %i', (quantity, why) => {
    const store = aMemoryStore();
    const { status, body } = add(store, some(quantity));
    expect([status, at(body, 'description')]).toEqual([422, expect.stringContaining(why)]);
    expect(at(cart(store), 'items')).toEqual([]);
  });

  it('is validated by the line’s resulting quantity, naming the rule', () => {
    const store = aMemoryStore();
    expect(add(store, some(6)).status).toBe(200);
    expect(add(store, some(3)).status).toBe(200);
    expect(add(store, some(12)).status).toBe(422);
    expect(each(cart(store), 'items', 'quantity')).toEqual([9]);
    expect(at(cart(store), 'items', 0, 'quantity_rule')).toEqual({ min: 6, max: 18, increment: 3 });
    expect(at(store.fetch('/products/candles.js').body, 'variants', 0, 'quantity_rule')).toEqual({
      min: 6,
      max: 18,
      increment: 3,
    });
  });

  it('can be changed within its rule, or removed', () => {
    const store = aMemoryStore();
    add(store, some(9));
    const id = textAt(cart(store), 'items', 0, 'key');
    expect(post(store, 'change', { id, quantity: 10 }).status).toBe(422);
    expect(post(store, 'change', { id, quantity: 18 }).status).toBe(200);
    expect(post(store, 'change', { id, quantity: 0 }).status).toBe(200);
    expect(at(cart(store), 'items')).toEqual([]);
  });
});
