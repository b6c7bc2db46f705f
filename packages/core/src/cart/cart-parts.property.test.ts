import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differences } from '../editing/difference';
import { allOf, type Choices, type Merge, type Side, threeWay } from '../editing/merge';
import { partsById } from '../editing/parts';
import { sameValue } from '../editing/same-value';
import { cartsOfTwo } from '../testing/edited-carts';
import type { CartDocument } from './cart-document';
import { cartParts } from './cart-parts';
import { placeOf } from './components-of';
import { whyNotAt } from './placement';
import { validateCart } from './validate-cart';

const chosenSides = fc.infiniteStream(fc.constantFrom<Side>('mine', 'theirs'));

/** A choice for every part, taken from `sides`. */
function choicesOf(merge: Merge<CartDocument>, sides: Iterator<Side>): Choices {
  return new Map(merge.parts.map(({ id }) => [id, sides.next().value]));
}

function merged(merge: Merge<CartDocument>, choices: Choices): CartDocument {
  const result = merge.merged(choices);
  if (!result.ok) throw new Error(`undecided: ${result.undecided}`);
  return result.document;
}

const placement = (cart: CartDocument) =>
  validateCart(cart).filter(({ path }) => ['dragDropState', 'components'].includes(String(path[0])));

const runs = { numRuns: 300 };

describe('cart parts', () => {
  it('Ids are unique, and the parts together cover the whole cart.', () => {
    fc.assert(
      fc.property(cartsOfTwo, ({ mine, theirs }) => {
        const ids = cartParts.split(mine).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        const whole = (cart: CartDocument) => ({
          ...cart,
          // Neither order matters.
          components: Object.fromEntries(cart.components.map((each) => [each.componentId, each])),
          apps: Object.fromEntries(cart.apps.map((each) => [each.id, each])),
        });
        const isSame = sameValue(whole(mine), whole(theirs));
        expect(differences(cartParts, mine, theirs).length === 0).toBe(isSame);
      }),
      runs,
    );
  });
});

describe('merge of two versions of a cart', () => {
  it('Choosing one side throughout returns that side.', () => {
    fc.assert(
      fc.property(cartsOfTwo, ({ base, mine, theirs }) => {
        const merge = threeWay(cartParts, { base, mine, theirs });
        expect(differences(cartParts, merged(merge, allOf(merge.parts, 'mine')), mine)).toEqual([]);
        expect(merged(merge, allOf(merge.parts, 'theirs'))).toEqual(theirs);
      }),
      runs,
    );
  });

  it('Changes made on only one side are never lost.', () => {
    fc.assert(
      fc.property(cartsOfTwo, chosenSides, ({ base, mine, theirs }, sides) => {
        const merge = threeWay(cartParts, { base, mine, theirs });
        const both = merge.parts.filter(({ changedBy }) => changedBy === 'both');
        const choices = new Map(both.map(({ id }) => [id, sides.next().value] as const));
        const parts = partsById(cartParts.split(merged(merge, choices)));
        const of = { mine: partsById(cartParts.split(mine)), theirs: partsById(cartParts.split(theirs)) };
        for (const { id, changedBy } of merge.parts) {
          if (id === 'order' || (changedBy !== 'mine' && changedBy !== 'theirs')) continue;
          expect(parts.get(id)?.value).toEqual(of[changedBy].get(id)?.value);
        }
      }),
      runs,
    );
  });

  it('Each part follows its choice, and every component has exactly one allowed place.', () => {
    fc.assert(
      fc.property(cartsOfTwo, chosenSides, ({ base, mine, theirs }, sides) => {
        const merge = threeWay(cartParts, { base, mine, theirs });
        const choices = choicesOf(merge, sides);
        const document = merged(merge, choices);
        const parts = partsById(cartParts.split(document));
        const of = { mine: partsById(cartParts.split(mine)), theirs: partsById(cartParts.split(theirs)) };
        for (const { id } of merge.parts) {
          if (id === 'order') continue;
          expect(parts.get(id)?.value).toEqual(of[choices.get(id) ?? 'mine'].get(id)?.value);
        }
        expect(placement(document)).toEqual([]);
        for (const component of document.components) {
          const anchor = placeOf(document, component.componentId)?.anchor ?? 'body';
          expect(whyNotAt(document, component, anchor)).toBeNull();
        }
      }),
      runs,
    );
  });

  it('Only parts changed on both sides are conflicts.', () => {
    fc.assert(
      fc.property(cartsOfTwo, ({ base, mine, theirs }) => {
        const merge = threeWay(cartParts, { base, mine, theirs });
        const both = merge.parts.filter(({ changedBy }) => changedBy === 'both').map(({ id }) => id);
        const result = merge.merged(new Map());
        expect(result.ok ? [] : result.undecided).toEqual(both);
      }),
      runs,
    );
  });

  it('Merging with an unchanged side returns the other side.', () => {
    fc.assert(
      fc.property(cartsOfTwo, ({ base, mine }) => {
        const merge = threeWay(cartParts, { base, mine, theirs: base });
        expect(merge.merged(new Map())).toEqual({ ok: true, document: expect.anything() });
        expect(differences(cartParts, merged(merge, new Map()), mine)).toEqual([]);
      }),
      runs,
    );
  });
});
