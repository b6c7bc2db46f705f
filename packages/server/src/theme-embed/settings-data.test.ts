import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmbedOn } from './settings-data';

const APP = { handle: 'cartwright', block: 'cart' };
const UID = '0193c0de-0000-7000-8000-000000000001';
const OURS = `shopify://apps/cartwright/blocks/cart/${UID}`;

const COMMENT = `/*
 * ------------------------------------------------------------
 * IMPORTANT: The contents of this file are auto-generated.
 * ------------------------------------------------------------
 */
`;
const themeWith = (...blocks: object[]) =>
  COMMENT +
  JSON.stringify({ current: { colors_text: '#000', blocks: Object.fromEntries(Object.entries(blocks)) } });

describe('app embed', () => {
  it.each([
    ['it is present', themeWith({ type: OURS, disabled: false, settings: {} }), true],
    ['it is present without a disabled flag', themeWith({ type: OURS }), true],
    ['it is turned off', themeWith({ type: OURS, disabled: true, settings: {} }), false],
    ['it was reinstalled and is on once', themeWith({ type: OURS, disabled: true }, { type: OURS }), true],
    ['the theme has no blocks', JSON.stringify({ current: {} }), false],
    ['only others are on', themeWith({ type: `shopify://apps/cartwright-pro/blocks/cart/${UID}` }), false],
    [
      'another block of it is on',
      themeWith({ type: `shopify://apps/cartwright/blocks/cart-button/${UID}` }),
      false,
    ],
    [
      'the current settings are a preset',
      JSON.stringify({ current: 'Default', presets: { Default: { blocks: { 1: { type: OURS } } } } }),
      true,
    ],
    [
      'there are malformed blocks beside it',
      JSON.stringify({ current: { blocks: { 1: null, 2: [], 3: { type: 4 }, 5: { type: OURS } } } }),
      true,
    ],
    [
      'there are two comments and a byte order mark',
      `\uFEFF/* a */ /* "b" */\n${JSON.stringify({ current: { blocks: { 1: { type: OURS } } } })}`,
      true,
    ],
  ])('when %s', (_, text, expected) => {
    expect(isEmbedOn(text, APP)).toBe(expected);
  });

  it.each([
    '',
    '{',
    '/* without an end',
    '[]',
    'null',
    '{"current": 3}',
    '{"current": "Default"}',
    '{"current": {"blocks": []}}',
  ])('is unknown for %s', (text) => {
    expect(isEmbedOn(text, APP)).toBeNull();
  });

  it('never throws for any theme', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((text) => COMMENT + text),
        ),
        (text) => {
          expect([true, false, null]).toContain(isEmbedOn(text, APP));
        },
      ),
    );
  });
});
