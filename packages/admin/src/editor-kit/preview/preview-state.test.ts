import { STORE_STATES } from '@cartwright/core/contract/preview';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../testing/catalogue';
import { inState, PREVIEW_STATES, type PreviewState, storeStateIn } from './preview-state';

const states = Object.keys(PREVIEW_STATES) as PreviewState[];
const sold = {
  products: catalogue,
  lines: [
    { variantId: 1021, quantity: 2 },
    { variantId: 1011, quantity: 1 },
  ],
};

describe('preview state', () => {
  it('shows an empty cart, or one with its first line sold out', () => {
    expect(inState('empty', sold)).toEqual({ ...sold, lines: [] });
    const { lines, products } = inState('sold_out', sold);
    expect(lines).toBe(sold.lines);
    const before = catalogue.flatMap(({ variants }) => variants);
    const changed = products
      .flatMap(({ variants }) => variants)
      .filter((each, at) => each.available !== before[at]?.available);
    expect(changed.map(({ id, available }) => [id, available])).toEqual([[1021, false]]);
  });

  it('changes nothing else, and an empty cart has no line to sell out', () => {
    for (const state of states.filter((each) => each !== 'empty' && each !== 'sold_out')) {
      expect(inState(state, sold)).toBe(sold);
    }
    const empty = { ...sold, lines: [] };
    expect(inState('sold_out', empty)).toBe(empty);
  });

  it('covers every state of the store', () => {
    expect(new Set(states.map(storeStateIn))).toEqual(new Set(STORE_STATES));
  });
});
