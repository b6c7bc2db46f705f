import { newCart } from '@cartwright/core/cart/new-cart';
import { newWidget } from '@cartwright/core/widgets/widget';
import { expect, it } from 'vitest';
import { readCartEdit } from './drafted-cart';

it('reads a cart and its widgets from a draft, except from a newer app', () => {
  let last = 0;
  const edit = {
    cart: newCart('cart', 'Cart', () => `id-${++last}`),
    widgets: { 3: newWidget(3, 'Shoes', 'cart_page') },
  };
  expect(readCartEdit(structuredClone(edit))).toEqual(edit);
  expect(readCartEdit({ ...edit, cart: { ...edit.cart, schemaVersion: 99 } })).toBeNull();
  expect(readCartEdit({ ...edit, widgets: { 3: { ...edit.widgets[3], schemaVersion: 99 } } })).toBeNull();
  for (const odd of [null, 'cart', {}, { cart: edit.cart }, { ...edit, widgets: null }]) {
    expect(readCartEdit(odd)).toBeNull();
  }
});
