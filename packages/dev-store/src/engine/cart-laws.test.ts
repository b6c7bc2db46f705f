import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cart, cup, plan, post, print, redScarf, tea } from '../testing/memory-cart';
import { oneFree } from '../testing/one-free';
import { at } from '../testing/read-json';
import { aMemoryStore, SMALL_STORE } from '../testing/small-store';
import type { MemoryStore } from './memory-store';
import { unitsInStock } from './model/catalogue';
import { isRecord } from './model/request-body';

/** A request, made when the cart is known: it names lines that are there. */
type Move = (items: readonly Item[]) => { readonly action: string; readonly body: unknown };

interface Item {
  readonly key: string;
  readonly variantId: number;
  readonly quantity: number;
  readonly parent: string | undefined;
  readonly linePrice: number;
}

function itemsOf(response: unknown): Item[] {
  const items = at(response, 'items');
  return (Array.isArray(items) ? items : []).map((item) => ({
    key: String(at(item, 'key')),
    variantId: Number(at(item, 'variant_id')),
    quantity: Number(at(item, 'quantity')),
    parent: isRecord(at(item, 'parent_relationship'))
      ? String(at(item, 'parent_relationship', 'parent', 'key'))
      : undefined,
    linePrice: Number(at(item, 'final_line_price')),
  }));
}

const anyQuantity = fc.integer({ min: 0, max: 6 });
const anyItem = fc.record({
  id: fc.constantFrom(cup.id, redScarf.id, print.id, tea.id),
  quantity: fc.integer({ min: 1, max: 4 }),
  properties: fc.constantFrom({}, { _a: '1' }, { _a: true }, { B: '2' }),
  parent_id: fc.constantFrom(undefined, undefined, cup.id, print.id),
});
const ofLine = (at: number, items: readonly Item[]) => items[at % Math.max(1, items.length)];

const anyMove: fc.Arbitrary<Move> = fc.oneof(
  fc.array(anyItem, { minLength: 1, maxLength: 3 }).map(
    (items): Move =>
      () => ({
        action: 'add',
        body: { items },
      }),
  ),
  fc.tuple(fc.nat(20), anyQuantity).map(
    ([line, quantity]): Move =>
      (items) => ({
        action: 'change',
        body: { id: ofLine(line, items)?.key ?? 'none:0', quantity },
      }),
  ),
  fc.tuple(fc.nat(20), fc.constantFrom({ _a: '1' }, { C: 'x' })).map(
    ([line, properties]): Move =>
      () => ({
        action: 'change',
        body: { line: line + 1, properties },
      }),
  ),
  fc.integer({ min: 1, max: 2 }).map(
    (quantity): Move =>
      () => ({
        action: 'change',
        body: { id: tea.id, quantity, selling_plan: plan },
      }),
  ),
  fc.array(anyQuantity, { maxLength: 4 }).map(
    (updates): Move =>
      () => ({
        action: 'update',
        body: { updates },
      }),
  ),
  fc.tuple(fc.nat(20), anyQuantity).map(
    ([line, quantity]): Move =>
      (items) => ({
        action: 'update',
        body: { updates: { [ofLine(line, items)?.key ?? cup.id]: quantity, [print.id]: 1 } },
      }),
  ),
  fc.constantFrom('TEN', 'FIVER', 'TEN,FIVER', '').map(
    (discount): Move =>
      () => ({
        action: 'update',
        body: { discount },
      }),
  ),
);

const anyWalk = fc.record({ moves: fc.array(anyMove, { maxLength: 12 }), discounted: fc.boolean() });

interface Step {
  readonly store: MemoryStore;
  readonly action: string;
  readonly before: readonly Item[];
  readonly items: readonly Item[];
}

/** Takes random walks from an empty cart and looks at the cart after every request. */
function everywhere(look: (step: Step) => void): void {
  fc.assert(
    fc.property(anyWalk, ({ moves, discounted }) => {
      const store = aMemoryStore(discounted ? oneFree : undefined);
      let before: Item[] = [];
      for (const move of moves) {
        const { action, body } = move(before);
        post(store, action, body);
        const items = itemsOf(cart(store));
        look({ store, action, before, items });
        before = items;
      }
    }),
    { numRuns: 150 },
  );
}

const unitsOf = (items: readonly Item[], variantId?: number) =>
  items
    .filter((item) => variantId === undefined || item.variantId === variantId)
    .reduce((units, { quantity }) => units + quantity, 0);

it('Neither an add nor a change exceeds a variant’s stock.', () => {
  const variants = SMALL_STORE.products.flatMap((product) => product.variants);
  everywhere(({ action, before, items }) => {
    if (action === 'update') return;
    for (const variant of variants) {
      const allowed = Math.max(unitsInStock(variant), unitsOf(before, variant.id));
      expect(unitsOf(items, variant.id)).toBeLessThanOrEqual(allowed);
    }
  });
});

it('Nested lines follow their parent, and every line has units and a unique key.', () => {
  let nested = 0;
  everywhere(({ items }) => {
    expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
    expect(items.every(({ quantity }) => quantity > 0)).toBe(true);
    let family: string[] = [];
    for (const { key, parent } of items) {
      if (parent === undefined) family = [...family, key];
      else {
        nested += 1;
        expect(family.slice(-2)).toContain(parent);
      }
    }
  });
  expect(nested).toBeGreaterThan(20);
});

it('Counts and totals add up.', () => {
  everywhere(({ store, items }) => {
    const whole = cart(store);
    const subtotal = items.reduce((sum, { linePrice }) => sum + linePrice, 0);
    const orderDiscounts = at(whole, 'cart_level_discount_applications');
    const off = (Array.isArray(orderDiscounts) ? orderDiscounts : []).reduce<number>(
      (sum, application) => sum + Number(at(application, 'total_allocated_amount')),
      0,
    );
    expect(at(whole, 'item_count')).toBe(unitsOf(items));
    expect(at(whole, 'items_subtotal_price')).toBe(subtotal);
    expect(at(whole, 'total_price')).toBe(subtotal - off);
    expect(at(whole, 'total_discount')).toBe(
      Number(at(whole, 'original_total_price')) - Number(at(whole, 'total_price')),
    );
  });
});

it('A change to 0 removes exactly the line and its nested lines.', () => {
  fc.assert(
    fc.property(fc.array(anyMove, { maxLength: 12 }), fc.nat(20), (moves, pick) => {
      const store = aMemoryStore();
      for (const move of moves) {
        const { action, body } = move(itemsOf(cart(store)));
        post(store, action, body);
      }
      post(store, 'update', { discount: '' });
      const before = itemsOf(cart(store));
      const removed = ofLine(pick, before);
      if (!removed) return;
      post(store, 'change', { id: removed.key, quantity: 0 });
      const remaining = before.filter(({ key, parent }) => key !== removed.key && parent !== removed.key);
      expect(itemsOf(cart(store))).toEqual(remaining);
    }),
    { numRuns: 150 },
  );
});
