import type { ComponentType } from '@cartwright/core/components/component-types';
import type { StorefrontComponent } from '@cartwright/core/storefront/config';
import { describe, expect, it } from 'vitest';
import { footerParts } from './footer-parts';

const partsOf = (...types: ComponentType[]) =>
  footerParts(types.map((type) => ({ type }) as StorefrontComponent)).map((part) =>
    part.map(({ type }) => type),
  );

describe('footer parts', () => {
  it('keep subtotal and checkout in view and scroll the rest', () => {
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

  it('keep only the later of both in view when others are between them', () => {
    expect(partsOf('cart_subtotal', 'notes', 'checkout', 'login')).toEqual([
      ['cart_subtotal', 'notes'],
      ['checkout'],
      ['login'],
    ]);
  });

  it('keep either in view when the other is elsewhere', () => {
    expect(partsOf('notes', 'checkout')).toEqual([['notes'], ['checkout'], []]);
    expect(partsOf('notes', 'cart_subtotal', 'login')).toEqual([['notes'], ['cart_subtotal'], ['login']]);
  });

  it('keep nothing in view without them', () => {
    expect(partsOf('discount_code', 'notes')).toEqual([[], [], ['discount_code', 'notes']]);
    expect(partsOf()).toEqual([[], [], []]);
  });
});
