import { describe, expect, it } from 'vitest';
import { add, blueScarf, cart, cup, plan, post, print, redScarf, tea } from '../testing/memory-cart';
import { at, each, textAt } from '../testing/read-json';
import { aMemoryStore, SMALL_STORE, theVariant } from '../testing/small-store';
import { createMemoryStore } from './memory-store';

describe('empty cart', () => {
  it('has the shape of Shopify’s response', () => {
    expect(cart(aMemoryStore())).toEqual({
      token: 'id1?key=id2',
      note: null,
      attributes: {},
      original_total_price: 0,
      total_price: 0,
      total_discount: 0,
      total_weight: 0,
      item_count: 0,
      items: [],
      requires_shipping: false,
      currency: 'USD',
      items_subtotal_price: 0,
      cart_level_discount_applications: [],
      discount_codes: [],
    });
  });
});

describe('adding to the cart', () => {
  it('puts new lines on top, keeping the order within a batch', () => {
    const store = aMemoryStore();
    add(store, cup);
    add(store, redScarf, print);
    expect(each(cart(store), 'items', 'product_title')).toEqual(['Scarf', 'Print', 'Cup']);
  });

  it('merges the same variant and properties, and returns the line’s total', () => {
    const store = aMemoryStore();
    add(store, { ...cup, quantity: 2, properties: { a: '1', b: '2' } });
    const response = add(store, { ...cup, quantity: 3, properties: { b: '2', a: '1' } });
    expect(at(response.body, 'items', 0, 'quantity')).toBe(5);
    expect(at(cart(store), 'item_count')).toBe(5);
    expect(each(cart(store), 'items', 'quantity')).toEqual([5]);
  });

  it('keeps lines with other properties or selling plans apart, with different keys', () => {
    const store = aMemoryStore();
    add(store, tea, { ...tea, properties: { _gift: 'yes' } }, { ...tea, selling_plan: plan });
    const keys = each(cart(store), 'items', 'key');
    expect(new Set(keys).size).toBe(3);
    expect(keys.every((key) => String(key).startsWith(`${tea.id}:`))).toBe(true);
    expect(at(cart(store), 'items', 1, 'properties')).toEqual({ _gift: 'yes' });
  });

  it('applies a selling plan’s price and allocation', () => {
    const store = aMemoryStore();
    add(store, { ...tea, quantity: 2, selling_plan: plan });
    const line = at(cart(store), 'items', 0);
    expect(at(line, 'price')).toBe(720);
    expect(at(line, 'original_line_price')).toBe(1440);
    expect(at(line, 'selling_plan_allocation', 'compare_at_price')).toBe(800);
    expect(at(line, 'selling_plan_allocation', 'selling_plan', 'options')).toEqual([
      { name: 'Delivery every', position: 1, value: '4 weeks' },
    ]);
  });

  it('returns the bare line for a single form', () => {
    const store = aMemoryStore();
    const response = store.fetch('/cart/add.js', {
      body: [
        ['id', String(cup.id)],
        ['quantity', '2'],
        ['properties[Engraving]', 'For A.'],
      ],
    });
    expect(at(response.body, 'quantity')).toBe(2);
    expect(at(response.body, 'properties')).toEqual({ Engraving: 'For A.' });
  });

  it('reads a batch from form fields', () => {
    const store = aMemoryStore();
    store.fetch('/cart/add', {
      body: [
        ['items[0][id]', String(cup.id)],
        ['items[0][quantity]', '1'],
        ['items[1][id]', String(print.id)],
        ['items[1][properties][_tier]', 'a'],
      ],
    });
    expect(each(cart(store), 'items', 'product_title')).toEqual(['Cup', 'Print']);
    expect(at(cart(store), 'items', 1, 'properties')).toEqual({ _tier: 'a' });
  });

  it('reads a batch without indexes, with an entry per repeated field', () => {
    const store = aMemoryStore();
    store.fetch('/cart/add.js', {
      body: [
        ['items[][id]', String(cup.id)],
        ['items[][quantity]', '3'],
        ['items[][id]', String(print.id)],
        ['items[][properties][A]', 'b'],
      ],
    });
    expect(each(cart(store), 'items', 'quantity')).toEqual([3, 1]);
    expect(at(cart(store), 'items', 1, 'properties')).toEqual({ A: 'b' });
  });

  it('adds the quantity in stock, with a 422', () => {
    const store = aMemoryStore();
    const response = add(store, { ...print, quantity: 5 });
    expect(response.status).toBe(422);
    expect(at(response.body, 'status')).toBe(422);
    expect(at(response.body, 'message')).toBe('Cart Error');
    expect(at(response.body, 'description')).toBe(
      'Only 2 items were added to your cart due to availability.',
    );
    expect(at(cart(store), 'item_count')).toBe(2);
  });

  it('counts stock across all lines of a variant', () => {
    const store = aMemoryStore();
    add(store, print);
    expect(textAt(add(store, { ...print, quantity: 2, properties: { a: 'b' } }).body, 'description')).toBe(
      'Only 1 item was added to your cart due to availability.',
    );
    expect(textAt(add(store, print).body, 'description')).toBe(
      'The maximum quantity of this item is already in your cart.',
    );
    expect(at(cart(store), 'item_count')).toBe(2);
  });

  it('rejects the whole batch if one item is sold out', () => {
    const store = aMemoryStore();
    const response = add(store, cup, blueScarf);
    expect(response.status).toBe(422);
    expect(textAt(response.body, 'description')).toBe("The product 'Scarf - Blue' is already sold out.");
    expect(at(cart(store), 'item_count')).toBe(0);
  });

  it('rejects a missing or unpublished variant', () => {
    const store = aMemoryStore();
    expect(add(store, { id: 1 })).toEqual({
      status: 404,
      body: { status: 404, message: 'Cart Error', description: 'Cannot find variant' },
    });
    expect(add(store, { id: theVariant('draft') }).status).toBe(422);
    expect(textAt(add(store, { ...cup, selling_plan: plan }).body, 'description')).toBe(
      'Cannot apply selling plan to variant',
    );
    expect(add(store, { ...cup, quantity: -3 }).status).toBe(422);
    expect(post(store, 'add', {}).status).toBe(400);
    expect(store.fetch('/cart/add.js', { body: '{' }).status).toBe(400);
    expect(at(cart(store), 'item_count')).toBe(0);
  });
});

describe('changing a line', () => {
  const filled = () => {
    const store = aMemoryStore();
    add(store, cup, redScarf, print);
    return store;
  };

  it('finds it by key, 1-based position or variant', () => {
    const store = filled();
    post(store, 'change', { id: textAt(cart(store), 'items', 1, 'key'), quantity: 2 });
    post(store, 'change', { line: 1, quantity: 3 });
    const response = post(store, 'change', { id: print.id, quantity: 0 });
    expect(response.status).toBe(200);
    expect(each(response.body, 'items', 'quantity')).toEqual([3, 2]);
  });

  it('replaces all properties, merges equal lines, and changes the key', () => {
    const store = aMemoryStore();
    add(store, { ...cup, properties: { a: '1', b: '2' } }, { ...cup, properties: { c: '3' } });
    const before = textAt(cart(store), 'items', 0, 'key');
    const other = textAt(cart(store), 'items', 1, 'key');
    const response = post(store, 'change', { id: before, properties: { c: '3' } });
    expect(each(response.body, 'items', 'properties')).toEqual([{ c: '3' }]);
    expect(each(response.body, 'items', 'quantity')).toEqual([2]);
    expect(textAt(cart(store), 'items', 0, 'key')).toBe(other);
  });

  it('keeps the last property, as an empty object is ignored', () => {
    const store = aMemoryStore();
    add(store, { ...cup, properties: { a: '1' } });
    post(store, 'change', { line: 1, quantity: 3, properties: {} });
    expect(at(cart(store), 'items', 0, 'properties')).toEqual({ a: '1' });
    expect(at(cart(store), 'item_count')).toBe(3);
  });

  it('defaults the quantity to 1 for a selling plan', () => {
    const store = aMemoryStore();
    add(store, { ...tea, quantity: 3 });
    post(store, 'change', { line: 1, selling_plan: plan });
    expect(at(cart(store), 'item_count')).toBe(1);
    expect(textAt(post(store, 'change', { line: 1, quantity: 1, selling_plan: 'x' }).body, 'errors')).toBe(
      'Cannot apply selling plan to variant',
    );
    post(store, 'change', { line: 1, quantity: 2, selling_plan: '' });
    expect(at(cart(store), 'items', 0, 'selling_plan_allocation')).toBeUndefined();
  });

  it('returns the added and removed items', () => {
    const store = filled();
    const key = textAt(cart(store), 'items', 1, 'key');
    const response = post(store, 'change', { line: 2, quantity: 0 }).body;
    expect(at(response, 'items_added')).toEqual([]);
    expect(at(response, 'items_removed', 0)).toMatchObject({
      variant_id: redScarf.id,
      quantity: 1,
      price: '25.00',
      presentment_price: 25,
      view_key: key,
    });
  });

  it('keeps properties when addressed by variant', () => {
    const store = aMemoryStore();
    add(store, { ...cup, properties: { a: '1' } });
    post(store, 'change', { id: cup.id, quantity: 2, properties: { b: '2' } });
    expect(at(cart(store), 'items', 0, 'properties')).toEqual({ a: '1' });
  });

  it('switches to a selling plan and back', () => {
    const store = aMemoryStore();
    add(store, tea);
    const key = () => textAt(cart(store), 'items', 0, 'key');
    post(store, 'change', { id: key(), quantity: 1, selling_plan: plan });
    expect(at(cart(store), 'total_price')).toBe(720);
    post(store, 'change', { id: key(), quantity: 1, selling_plan: null });
    expect(at(cart(store), 'total_price')).toBe(800);
    expect(at(cart(store), 'items', 0, 'selling_plan_allocation')).toBeUndefined();
  });

  it('caps the quantity at the stock, with a message', () => {
    const store = filled();
    const response = post(store, 'change', { id: redScarf.id, quantity: 9 });
    expect(response.status).toBe(422);
    expect(textAt(response.body, 'errors')).toBe('Only 4 items were added to your cart due to availability.');
    expect(each(cart(store), 'items', 'quantity')).toEqual([1, 5, 1]);
  });

  it('rejects a stale key with 400', () => {
    const response = post(filled(), 'change', { id: `${cup.id}:0000`, quantity: 0 });
    expect(response.status).toBe(400);
    expect(at(response.body, 'status')).toBe('bad_request');
    expect(at(response.body, 'message')).toBe('no valid id or line parameter');
  });
});

describe('cart with a huge quantity', () => {
  it('caps at a million, so prices stay exact', () => {
    const store = aMemoryStore();
    expect(add(store, { ...cup, quantity: Number.MAX_SAFE_INTEGER }).status).toBe(422);
    expect(at(cart(store), 'total_price')).toBe(1_000_000 * 1000);
    post(store, 'update', { updates: { [cup.id]: Number.MAX_SAFE_INTEGER } });
    expect(at(cart(store), 'item_count')).toBe(1_000_000);
  });
});

describe('updating the cart', () => {
  it('changes several lines by key or variant, ignoring stock', () => {
    const store = aMemoryStore();
    add(store, cup, print);
    const key = textAt(cart(store), 'items', 0, 'key');
    const response = post(store, 'update', { updates: { [key]: 0, [print.id]: 9 } });
    expect(response.status).toBe(200);
    expect(each(response.body, 'items', 'quantity')).toEqual([9]);
  });

  it('reads a list by position before the first change', () => {
    const store = aMemoryStore();
    add(store, cup, redScarf, print);
    const response = post(store, 'update', { updates: [0, 2, 0] });
    expect(each(response.body, 'items', 'product_title')).toEqual(['Scarf']);
    expect(each(response.body, 'items', 'quantity')).toEqual([2]);
  });

  it('adds a missing variant, up to its stock', () => {
    const store = aMemoryStore();
    const response = post(store, 'update', { updates: { [print.id]: 7 } });
    expect(response.status).toBe(200);
    expect(at(response.body, 'item_count')).toBe(2);
    expect(at(response.body, 'items_changelog', 'added')).toEqual([{ variant_id: print.id, quantity: 2 }]);
  });

  it('changes nothing if one key is stale', () => {
    const store = aMemoryStore();
    add(store, cup);
    const response = post(store, 'update', { updates: { [cup.id]: 4, '1:dead': 0 }, note: 'hello' });
    expect(response.status).toBe(404);
    expect(at(cart(store), 'item_count')).toBe(1);
    expect(at(cart(store), 'note')).toBe(null);
  });

  it('sets the note, merges attributes, deletes on null, and hides private ones', () => {
    const store = aMemoryStore();
    post(store, 'update', { note: 'Ring twice', attributes: { gift: 'yes', from: 'A', __internal: 'x' } });
    const response = post(store, 'update', { attributes: { gift: null } });
    expect(at(response.body, 'attributes')).toEqual({ from: 'A' });
    expect(at(response.body, 'note')).toBe('Ring twice');
  });

  it('keeps note, attributes and codes when cleared', () => {
    const store = aMemoryStore();
    add(store, cup);
    post(store, 'update', { note: 'Ring twice', attributes: { gift: 'yes' }, discount: 'TEN' });
    const response = post(store, 'clear', {});
    expect(at(response.body, 'item_count')).toBe(0);
    expect(at(response.body, 'note')).toBe('Ring twice');
    expect(at(response.body, 'attributes')).toEqual({ gift: 'yes' });
    expect(at(response.body, 'discount_codes')).toEqual([{ code: 'TEN', applicable: false }]);
  });
});

describe('discount codes', () => {
  const withCodes = (codes: string) => {
    const store = aMemoryStore();
    add(store, cup, redScarf);
    return post(store, 'update', { discount: codes }).body;
  };

  it('reduce each line, and change its key', () => {
    const store = aMemoryStore();
    add(store, cup, redScarf);
    const keys = each(cart(store), 'items', 'key');
    const response = post(store, 'update', { discount: 'ten' }).body;
    expect(each(response, 'items', 'final_line_price')).toEqual([900, 2250]);
    expect(each(response, 'items', 'total_discount')).toEqual([100, 250]);
    expect(at(response, 'total_price')).toBe(3150);
    expect(at(response, 'original_total_price')).toBe(3500);
    expect(at(response, 'discount_codes')).toEqual([{ code: 'ten', applicable: true }]);
    expect(
      at(response, 'items', 0, 'line_level_discount_allocations', 0, 'discount_application'),
    ).toMatchObject({
      type: 'discount_code',
      title: 'TEN',
      value: '10.0',
      value_type: 'percentage',
      total_allocated_amount: 350,
    });
    each(response, 'items', 'key').forEach((key, index) => {
      expect(key).not.toBe(keys[index]);
    });
  });

  it('for the order are listed outside the lines, whose prices stay', () => {
    const response = withCodes('FIVER');
    expect(at(response, 'items_subtotal_price')).toBe(3500);
    expect(at(response, 'total_price')).toBe(3000);
    expect(at(response, 'total_discount')).toBe(500);
    expect(each(response, 'items', 'line_level_total_discount')).toEqual([0, 0]);
    expect(each(response, 'cart_level_discount_applications', 'total_allocated_amount')).toEqual([500]);
  });

  it('stay listed if not applicable, and apply without an amount to shipping', () => {
    const response = withCodes('nonsense, OVER, SHIP');
    expect(at(response, 'discount_codes')).toEqual([
      { code: 'nonsense', applicable: false },
      { code: 'OVER', applicable: false },
      { code: 'SHIP', applicable: true },
    ]);
    expect(at(response, 'total_discount')).toBe(0);
  });

  it('combine, or the best set applies if they can’t', () => {
    expect(at(withCodes('TEN,FIVER'), 'total_price')).toBe(2650);
    const response = withCodes('TEN,FIVER,ALONE');
    expect(at(response, 'total_price')).toBe(1750);
    expect(at(response, 'discount_codes')).toEqual([
      { code: 'TEN', applicable: false },
      { code: 'FIVER', applicable: false },
      { code: 'ALONE', applicable: true },
    ]);
  });

  it('are replaced as a set, and cleared by empty text', () => {
    const store = aMemoryStore();
    add(store, cup);
    post(store, 'update', { discount: 'TEN, ten ,FIVER' });
    expect(each(cart(store), 'discount_codes', 'code')).toEqual(['TEN', 'FIVER']);
    expect(each(post(store, 'update', { discount: '' }).body, 'discount_codes', 'code')).toEqual([]);
  });
});

describe('products', () => {
  it('are returned by handle, in subunits', () => {
    const { status, body } = aMemoryStore().fetch('/products/scarf.js');
    expect(status).toBe(200);
    expect(at(body, 'price')).toBe(2500);
    expect(each(body, 'variants', 'available')).toEqual([true, false]);
    expect(aMemoryStore().fetch('/products/none.js').status).toBe(404);
    expect(aMemoryStore().fetch('/en-us/cart.js').status).toBe(404);
    expect(aMemoryStore().fetch('/search.js').status).toBe(404);
  });
});

describe('properties', () => {
  it('are all in the JSON, including private ones, with their types', () => {
    const store = aMemoryStore();
    const properties = { _a: '1', __b: true, C: 2 };
    add(store, { ...cup, properties });
    expect(at(cart(store), 'items', 0, 'properties')).toEqual(properties);
  });

  it('as text differ from booleans, and make another line', () => {
    const store = aMemoryStore();
    add(store, { ...cup, properties: { gift: true } }, { ...cup, properties: { gift: 'true' } });
    expect(new Set(each(cart(store), 'items', 'key')).size).toBe(2);
  });
});

describe('cart with a variant that is no longer sold', () => {
  it('drops it from lines and positions', () => {
    const unsold = { id: 'x', variantId: 7, quantity: 2, properties: {}, sellingPlanId: null };
    const known = { ...unsold, id: 'y', variantId: cup.id };
    const store = createMemoryStore({
      catalogue: SMALL_STORE,
      runDiscounts: () => [],
      currency: 'USD',
      country: 'US',
      nextId: () => 'z',
      initial: { lines: [unsold, known], note: null, attributes: {}, codes: [] },
    });
    expect(at(cart(store), 'item_count')).toBe(2);
    post(store, 'change', { line: 1, quantity: 5 });
    expect(each(cart(store), 'items', 'quantity')).toEqual([5]);
  });
});
