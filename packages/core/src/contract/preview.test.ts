import { describe, expect, it } from 'vitest';
import { isFrameMessage, PREVIEW_PROTOCOL, readRenderMessage } from './preview';

it.each([
  { type: 'preview:ready', protocol: PREVIEW_PROTOCOL, surface: 'cart' },
  { type: 'preview:rendered', revision: 3 },
  { type: 'preview:select', id: 'bar' },
  { type: 'preview:ask', search: '?page=2' },
  { type: 'preview:lines', lines: [{ variantId: 11, quantity: 2 }] },
  { type: 'preview:key', key: 'z', code: 'KeyZ', mod: true, shift: false, alt: false },
  { type: 'preview:error', revision: 3, id: null, message: 'It broke.' },
])('accepts $type as a frame message', (message) => {
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
])('rejects %j as a frame message', (data) => {
  expect(isFrameMessage(data)).toBe(false);
});

describe('render message', () => {
  const message = { type: 'preview:render', protocol: PREVIEW_PROTOCOL, surface: 'cart', revision: 1 };

  it('is read by its surface', () =>
    expect(readRenderMessage(JSON.stringify(message), 'cart')).toEqual(message));

  it.each([
    ['for another surface', JSON.stringify({ ...message, surface: 'widget' })],
    ['of another protocol', JSON.stringify({ ...message, protocol: 2 })],
    ['that isn’t JSON', 'preview:render'],
    ['that isn’t a string', message],
  ])('is ignored %s', (_, data) => expect(readRenderMessage(data, 'cart')).toBeNull());
});
