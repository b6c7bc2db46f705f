import type { ComponentType } from '@cartwright/core/components/component-types';
import type { StorefrontComponent } from '@cartwright/core/storefront/config';
import { describe, expect, it } from 'vitest';
import { footerParts } from './footer-parts';

const partsOf = (...types: ComponentType[]) =>
  footerParts(types.map((type) => ({ type }) as StorefrontComponent)).map((part) =>
    part.map(({ type }) => type),
  );

describe('of the footer', () => {
  it('subtotal and checkout stay in view, what stands before and after them scrolls', () => {
    expect(partsOf('discount_code', 'cart_subtotal', 'checkout', 'notes')).toEqual([
      ['discount_code'],
      ['cart_subtotal', 'checkout'],
      ['notes'],
    ]);
    expect(partsOf('checkout', 'cart_subtotal', 'notes')).toEqual([
      [],
      ['checkout', 'cart_subtotal'],
      ['notes'],
    ]);
  });

  it('what stands between the two takes no room from the items: the last of them stays', () => {
    expect(partsOf('cart_subtotal', 'notes', 'checkout', 'login')).toEqual([
      ['cart_subtotal', 'notes'],
      ['checkout'],
      ['login'],
    ]);
  });

  it('each stays where the other stands elsewhere in the cart', () => {
    expect(partsOf('notes', 'checkout')).toEqual([['notes'], ['checkout'], []]);
    expect(partsOf('notes', 'cart_subtotal', 'login')).toEqual([['notes'], ['cart_subtotal'], ['login']]);
  });

  it('nothing stays without them', () => {
    expect(partsOf('discount_code', 'notes')).toEqual([[], [], ['discount_code', 'notes']]);
    expect(partsOf()).toEqual([[], [], []]);
  });
});
