import { expect, it } from 'vitest';
import { previewLink } from './preview-link';

it('contains the cart’s key, opens the cart, and keeps the store’s parameters', () => {
  const cart = { previewKey: 'one two', legacy: false };
  expect(previewLink('https://oak.example/en/?ref=a', cart)).toBe(
    'https://oak.example/en/?ref=a&preview_smart_cart=one+two&viewcart=true&cart_version=2',
  );
});

it('for a legacy cart contains no version', () => {
  expect(previewLink('https://oak.example/', { previewKey: 'one', legacy: true })).toBe(
    'https://oak.example/?preview_smart_cart=one&viewcart=true',
  );
});
