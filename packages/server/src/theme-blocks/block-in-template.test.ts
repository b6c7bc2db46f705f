import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBlockInTemplate } from './block-in-template';

const APP = { handle: 'cartwright', block: 'collection' };
const UID = '0193c0de-0000-7000-8000-000000000001';
const OURS = { type: `shopify://apps/cartwright/blocks/collection/${UID}`, settings: {} };
const GRID = { type: 'main-collection-product-grid', settings: {} };

const templateWith = (...sections: object[]) =>
  `/* auto-generated */\n${JSON.stringify({ sections: { ...sections }, order: Object.keys(sections) })}`;

describe('collection block', () => {
  it.each([
    ['is in its own section', templateWith(GRID, { type: 'apps', blocks: { 1: OURS } }), true],
    ['is in a section of the theme', templateWith({ ...GRID, blocks: { 1: { type: 'x' }, 2: OURS } }), true],
    ['is in a block', templateWith({ ...GRID, blocks: { 1: { type: 'group', blocks: { 2: OURS } } } }), true],
    ['is missing', templateWith(GRID), false],
    ['is hidden', templateWith({ type: 'apps', blocks: { 1: { ...OURS, disabled: true } } }), false],
    ['is in a hidden section', templateWith({ type: 'apps', disabled: true, blocks: { 1: OURS } }), false],
    ['is hidden once and shown once', templateWith({ ...OURS, disabled: true }, OURS), true],
    [
      'is another app’s',
      templateWith({
        type: 'apps',
        blocks: { 1: { type: `shopify://apps/other/blocks/collection/${UID}` } },
      }),
      false,
    ],
    [
      'is another block of the app',
      templateWith({ type: 'apps', blocks: { 1: { type: `shopify://apps/cartwright/blocks/cart/${UID}` } } }),
      false,
    ],
    ['is beside odd shapes', '{"sections":{"1":null,"2":[],"3":{"type":4}}}', false],
  ])('%s', (_, text, expected) => {
    expect(isBlockInTemplate(text, APP)).toBe(expected);
  });

  it.each(['', '{', '[]', 'null', '{}', '{"sections":[]}', '{{ collection.title }}'])(
    'is unknown for %s',
    (text) => {
      expect(isBlockInTemplate(text, APP)).toBeNull();
    },
  );

  it('never throws for any theme', () => {
    const sections = fc.json().map((text) => `{"sections":{"1":{"type":"apps","blocks":${text}}}}`);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), sections), (text) => {
        expect([true, false, null]).toContain(isBlockInTemplate(text, APP));
      }),
    );
  });
});
