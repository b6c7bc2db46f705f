import { expect, it } from 'vitest';
import { previewLink } from './preview-link';

it('a preview link has the key of the cart, opens it, and keeps what the address of the store has', () => {
  const cart = { previewKey: 'one two', legacy: false };
  expect(previewLink('https://oak.example/en/?ref=a', cart)).toBe(
    'https://oak.example/en/?ref=a&preview_smart_cart=one+two&viewcart=true&cart_version=2',
  );
});

it('that of a legacy cart names no version', () => {
  expect(previewLink('https://oak.example/', { previewKey: 'one', legacy: true })).toBe(
    'https://oak.example/?preview_smart_cart=one&viewcart=true',
  );
});
