import { toggleComponent } from '@cartwright/core/cart/commands/toggle-component';
import { findByType } from '@cartwright/core/cart/components-of';
import { newCart } from '@cartwright/core/cart/new-cart';
import { describe, expect, it } from 'vitest';
import { dropMark } from './drop-mark';

let ids = 0;
const cart = newCart('c', 'Cart', () => `id-${++ids}`);
const idOf = (type: 'title_bar' | 'tiered_progress_bar' | 'cart_items' | 'cart_subtotal' | 'checkout') =>
  findByType(cart, type)?.componentId ?? '';
const bar = idOf('tiered_progress_bar');

describe('drop marker', () => {
  it('is before the next visible component', () => {
    expect(dropMark(cart, { componentId: bar, anchor: 'footer', index: 1 })).toEqual({
      componentId: idOf('checkout'),
      side: 'before',
    });
  });

  it('is after the last component of its part', () => {
    expect(dropMark(cart, { componentId: bar, anchor: 'footer', index: 2 })).toEqual({
      componentId: idOf('checkout'),
      side: 'after',
    });
    expect(dropMark(cart, { componentId: bar, anchor: 'header', index: 1 })).toEqual({
      componentId: idOf('title_bar'),
      side: 'after',
    });
  });

  it('uses the neighbour in the next anchor of the same part', () => {
    const subtotal = { componentId: idOf('cart_subtotal'), anchor: 'goalBox', index: 1 } as const;
    expect(dropMark(cart, subtotal)).toEqual({ componentId: idOf('cart_items'), side: 'before' });
  });

  it('skips hidden components', () => {
    const hidden = toggleComponent(cart, { componentId: bar });
    const subtotal = { componentId: idOf('cart_subtotal'), anchor: 'goalBox', index: 0 } as const;
    expect(hidden.ok && dropMark(hidden.document, subtotal)).toEqual({
      componentId: idOf('cart_items'),
      side: 'before',
    });
  });

  it('is null for places shoppers don’t see, and without a drop', () => {
    expect(dropMark(cart, { componentId: bar, anchor: 'needsAttention', index: 0 })).toBeNull();
    expect(dropMark(cart, null)).toBeNull();
  });
});
