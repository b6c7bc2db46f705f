import { expect, it } from 'vitest';
import { isFrameMessage } from './preview';

it.each([
  { type: 'preview:ready', protocol: 2, surface: 'cart' },
  { type: 'preview:rendered', revision: 3 },
  { type: 'preview:select', id: 'bar' },
  { type: 'preview:ask', search: '?page=2' },
  { type: 'preview:lines', lines: [{ variantId: 11, quantity: 2 }] },
  { type: 'preview:key', key: 'z', code: 'KeyZ', mod: true, shift: false, alt: false },
  { type: 'preview:error', revision: 3, id: null, message: 'It broke.' },
])('$type is a message of the frame', (message) => {
  expect(isFrameMessage(message)).toBe(true);
});

it.each([
  null,
  'preview:ready',
  {},
  { type: 'toString' },
  { type: 'preview:select', id: 7 },
  { type: 'preview:ask' },
  { type: 'preview:lines' },
  { type: 'preview:lines', lines: [{ variantId: '11', quantity: 2 }] },
  { type: 'preview:lines', lines: [{ variantId: 11, quantity: 1.5 }] },
  { type: 'preview:error', revision: 3, id: null, message: { html: '<b>' } },
])('%j is none', (data) => {
  expect(isFrameMessage(data)).toBe(false);
});
