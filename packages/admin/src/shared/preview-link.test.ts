import { expect, it } from 'vitest';
import { previewLink } from './preview-link';

it('a preview link has the key of the cart, opens it, and keeps what the address of the store has', () => {
  expect(previewLink('https://oak.example/en/?ref=a', 'one two')).toBe(
    'https://oak.example/en/?ref=a&preview_smart_cart=one+two&viewcart=true&cart_version=2',
  );
});
