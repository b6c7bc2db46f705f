import { addComponent } from '@cartwright/core/cart/commands/add-component';
import { findByType } from '@cartwright/core/cart/components-of';
import { newCart } from '@cartwright/core/cart/new-cart';
import { describe, expect, it } from 'vitest';
import { landingAt } from './landing';

const newId = () => crypto.randomUUID();
const grown = addComponent(newCart('c', 'Cart', newId), { type: 'cart_share', newId });
const cart = grown.ok ? grown.document : newCart('c', 'Cart', newId);
const idOf = (type: 'title_bar' | 'cart_subtotal' | 'cart_items') =>
  findByType(cart, type)?.componentId ?? '';

describe('dropping a component', () => {
  it('announces where it will land', () => {
    expect(landingAt(cart, idOf('cart_subtotal'), { anchor: 'body', index: 0 })).toEqual({
      kind: 'lands',
      message: 'Body, position 1 of 2.',
      place: { anchor: 'body', index: 0 },
    });
  });

  it('in the header announces the place that its order allows', () => {
    expect(landingAt(cart, idOf('cart_subtotal'), { anchor: 'header', index: 0 })).toMatchObject({
      message: 'Header, position 3 of 3.',
      place: { anchor: 'header', index: 2 },
    });
  });

  it('explains why it isn’t allowed', () => {
    expect(landingAt(cart, idOf('cart_items'), { anchor: 'footer', index: 0 })).toEqual({
      kind: 'refused',
      message: 'Not in Footer. Cart Items stays in the body.',
    });
  });

  it('at its origin or outside keeps it in place', () => {
    for (const gap of [{ anchor: 'body', index: 1 } as const, null]) {
      expect(landingAt(cart, idOf('cart_items'), gap)).toEqual({
        kind: 'stays',
        message: 'Body, position 1 of 1.',
      });
    }
  });
});
