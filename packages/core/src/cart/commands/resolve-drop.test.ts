import { describe, expect, it } from 'vitest';
import type { Anchor } from '../../components/anchor';
import type { CartDocument } from '../cart-document';
import { newCart } from '../new-cart';
import { gapOf, resolveDrop } from './resolve-drop';

const cart: CartDocument = {
  ...newCart('c', 'Cart', () => 'id'),
  dragDropState: {
    header: ['a'],
    goalBox: [],
    body: ['b', 'c', 'd'],
    crossSells: [],
    footer: ['e'],
    needsAttention: [],
  },
};
const at = (anchor: Anchor, index: number) => ({ anchor, index });

describe('component drop', () => {
  it.each([
    ['before the first', 'd', at('body', 0), at('body', 0)],
    ['between two others above', 'd', at('body', 1), at('body', 1)],
    ['between two others below', 'b', at('body', 2), at('body', 1)],
    ['at the end', 'b', at('body', 3), at('body', 2)],
    ['into the gap above itself', 'c', at('body', 1), null],
    ['into the gap below itself', 'c', at('body', 2), null],
    ['before a component of another anchor', 'b', at('footer', 0), at('footer', 0)],
    ['behind a component of another anchor', 'b', at('footer', 1), at('footer', 1)],
    ['into an empty anchor', 'e', at('goalBox', 0), at('goalBox', 0)],
    ['of a component missing from the cart', 'ghost', at('goalBox', 0), null],
    ['nowhere', 'b', null, null],
  ] as const)('%s', (_, componentId, gap, place) => {
    expect(resolveDrop(cart, componentId, gap)).toEqual(place && { componentId, ...place });
  });

  it('shows the gap that leads to its place', () => {
    for (const componentId of ['a', 'b', 'c', 'd', 'e']) {
      for (const place of [at('body', 0), at('body', 1), at('body', 2), at('footer', 0), at('goalBox', 0)]) {
        const move = resolveDrop(cart, componentId, gapOf(cart, componentId, place));
        if (move) expect(move).toEqual({ componentId, ...place });
      }
    }
    expect(gapOf(cart, 'b', at('body', 2))).toEqual(at('body', 3));
    expect(gapOf(cart, 'd', at('body', 0))).toEqual(at('body', 0));
  });
});
