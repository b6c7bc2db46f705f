import { describe, expect, it } from 'vitest';
import { isAdd, isCart } from './cart-address';

const SHOP = 'https://shop.test';

describe('cart addresses', () => {
  it('are recognized with and without the locale', () => {
    expect(isCart('/cart', '/', SHOP)).toBe(true);
    expect(isCart('https://shop.test/fr/cart/', '/fr/', SHOP)).toBe(true);
    expect(isCart('/cart', '/fr/', SHOP)).toBe(true);
    expect(isAdd('/fr/cart/add', '/fr/', SHOP)).toBe(true);
  });

  it('reject similar addresses', () => {
    expect(isCart('/cart/41:1', '/', SHOP)).toBe(false);
    expect(isCart('/carts', '/', SHOP)).toBe(false);
    expect(isCart('https://elsewhere.test/cart', '/', SHOP)).toBe(false);
    expect(isAdd('http://[', '/', SHOP)).toBe(false);
  });
});
