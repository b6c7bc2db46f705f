import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardPrice, type SoldVariant } from './card';
import { cardAmong } from './card-among';

interface Named extends SoldVariant {
  readonly name: string;
}
const variant = (name: string, amount: number, more: Partial<SoldVariant> = {}): Named => ({
  name,
  amount,
  compareAt: null,
  available: true,
  ...more,
});
const soldOut = { available: false };

/** Short text of a card's price, variant and compare-at price. */
function cardText(...variants: readonly Named[]) {
  const card = cardPrice(variants, 'lowest');
  return (
    card &&
    `${card.varies ? 'from ' : ''}${card.variant.amount} ${card.variant.name} ~${card.compareAt ?? ''}`
  );
}

describe('product card without filters', () => {
  it('strikes through nothing when only another variant is reduced', () => {
    expect(cardText(variant('S', 10), variant('L', 50, { compareAt: 60 }))).toBe('from 10 S ~');
  });

  it('shows its own variant’s reduction, independent of other compare-at prices', () => {
    const small = variant('S', 10, { compareAt: 20 });
    expect(cardText(small, variant('L', 50, { compareAt: 5 }))).toBe('from 10 S ~20');
    expect(cardText(variant('L', 50, { compareAt: 60 }), small)).toBe('from 10 S ~20');
  });

  it('shows no reduction when the compare-at price is no higher than the price', () => {
    expect(cardText(variant('S', 10, { compareAt: 10 }))).toBe('10 S ~');
    expect(cardText(variant('S', 10, { compareAt: 0 }))).toBe('10 S ~');
  });

  it('shows an available variant’s price when there is one', () => {
    expect(cardText(variant('S', 5, { ...soldOut, compareAt: 9 }), variant('L', 90))).toBe('90 L ~');
    expect(cardText(variant('S', 5, soldOut), variant('M', 80), variant('L', 90))).toBe('from 80 M ~');
    expect(cardText(variant('S', 5, soldOut), variant('L', 90, soldOut))).toBe('from 5 S ~');
  });

  it('prefers the variant with the smallest reduction at equal prices, then the first', () => {
    expect(cardText(variant('S', 50), variant('M', 50))).toBe('50 S ~');
    expect(cardText(variant('S', 50), variant('M', 50, { compareAt: 60 }))).toBe('50 M ~60');
    expect(cardText(variant('S', 50, { compareAt: 90 }), variant('M', 50, { compareAt: 60 }))).toBe(
      '50 M ~60',
    );
    const sameAsFirst = variant('M', 50, { compareAt: 60, ...soldOut });
    expect(cardText(variant('S', 50), sameAsFirst)).toBe('50 S ~');
  });

  it('shows the dearest variant when sorting by highest price', () => {
    const variants = [
      variant('S', 10, { compareAt: 20 }),
      variant('L', 60, { compareAt: 70 }),
      variant('XL', 99, soldOut),
    ];
    expect(cardPrice(variants, 'highest')).toMatchObject({
      variant: { name: 'L' },
      varies: true,
      compareAt: 70,
    });
  });

  it('is null without variants', () => {
    expect(cardPrice([], 'lowest')).toBeNull();
  });
});

it('links to a variant if only some match, or the page would open with an unreduced one', () => {
  const linkOf = (meant: readonly string[], ...sold: readonly Named[]) => {
    const card = cardAmong(
      sold,
      ({ name }) => meant.includes(name),
      ({ name }) => 'SML'.indexOf(name),
      'lowest',
    );
    return card && [card.isOfVariant, card.leadsToVariant];
  };
  const [small, large] = [variant('S', 20), variant('L', 10)];
  expect(linkOf(['S', 'L'], small, large)).toEqual([false, false]);
  expect(linkOf(['L'], small, large)).toEqual([true, true]);
  expect(linkOf(['S', 'L'], small, { ...large, compareAt: 30 })).toEqual([false, true]);
  expect(linkOf(['S', 'L'], { ...small, available: false }, { ...large, compareAt: 30 })).toEqual([
    false,
    false,
  ]);
});

it('shows the values of a single variant for any set of variants', () => {
  const given = fc.record({
    name: fc.string({ minLength: 1, maxLength: 3 }),
    amount: fc.integer({ min: 0, max: 5 }),
    compareAt: fc.option(fc.integer({ min: 0, max: 9 })),
    available: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.array(given, { minLength: 1 }),
      fc.constantFrom('lowest' as const, 'highest' as const),
      (variants, by) => {
        const card = cardPrice(variants, by);
        if (!card) throw new Error('There is a variant.');
        const { variant: shown, varies, compareAt } = card;
        expect(variants).toContain(shown);
        expect(shown.available).toBe(variants.some(({ available }) => available));
        const alike = variants.filter(({ available }) => available === shown.available);
        for (const { amount } of alike) {
          if (by === 'lowest') expect(amount).toBeGreaterThanOrEqual(shown.amount);
          else expect(amount).toBeLessThanOrEqual(shown.amount);
        }
        expect(varies).toBe(new Set(alike.map(({ amount }) => amount)).size > 1);
        const reduced = alike.filter(
          (each) => each.amount === shown.amount && (each.compareAt ?? 0) > each.amount,
        );
        expect(compareAt !== null).toBe(reduced.length > 0);
        if (compareAt !== null) {
          expect(compareAt).toBe(shown.compareAt);
          expect(Math.min(...reduced.map((each) => each.compareAt ?? 0))).toBe(compareAt);
        }
      },
    ),
  );
});
